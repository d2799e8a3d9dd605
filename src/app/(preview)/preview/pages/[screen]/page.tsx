import { notFound } from 'next/navigation'
import { contentKeepers } from '@/cms/access/access'
import { LivePreview } from '@/components/ui/live-preview'
import { permittedUser } from '@/server/route'
import { drawPreview } from './draw-preview'
import { previewOf } from './screens'

/** A page of the site inside the studio's preview, for content keepers. */
export default async function PagePreview({ params }: { params: Promise<{ screen: string }> }) {
  const { screen } = await params
  const user = await permittedUser(contentKeepers)
  const page = user && (await previewOf(screen, user))
  if (!page) notFound()
  return <LivePreview render={drawPreview.bind(null, screen)}>{page}</LivePreview>
}
