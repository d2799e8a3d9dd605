import { notFound } from 'next/navigation'
import { keepsContent } from '@/cms/roles'
import { LivePreview } from '@/components/ui/live-preview'
import { sessionUser } from '@/lib/session'
import { drawPreview } from './draw-preview'
import { previewOf } from './screens'

/** A page of the site inside the studio's preview, for those who keep the content. */
export default async function PagePreview({ params }: { params: Promise<{ screen: string }> }) {
  const { screen } = await params
  const user = await sessionUser()
  const page = user && keepsContent(user) ? await previewOf(screen, user) : null
  if (!page) notFound()
  return <LivePreview render={drawPreview.bind(null, screen)}>{page}</LivePreview>
}
