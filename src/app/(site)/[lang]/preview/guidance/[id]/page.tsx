import { notFound } from 'next/navigation'
import { aroundGuidance } from '@/app/(site)/answered-lately'
import { metadataOf, pageOf } from '@/app/(site)/language'
import { contentKeepers } from '@/cms/access/access'
import { LivePreview } from '@/components/ui/live-preview'
import { guidanceDeskMessages } from '@/features/guidance/admin/messages'
import { GuidancePage } from '@/features/guidance/components/guidance-page'
import { draftOfGuidance } from '@/features/guidance/queries'
import { paths } from '@/lib/paths/site-paths'
import { permittedUser } from '@/server/route'
import { drawGuidance } from './draw-guidance'

export const generateMetadata = metadataOf(() => ({ title: guidanceDeskMessages.preview, robots: 'noindex' }))

/**
 * Preview of a guidance page, drafts included, for content keepers. An unsaved page is rendered from the form alone.
 */
export default pageOf(async (language, { params }: PageProps<'/[lang]/preview/guidance/[id]'>) => {
  const { id } = await params
  const user = await permittedUser(contentKeepers)
  if (!user) notFound()
  const page = await draftOfGuidance(language, id, user)
  if (!page && paths.guidancePreview(id) !== paths.guidancePreview()) notFound()
  return (
    <LivePreview render={drawGuidance}>
      {page ? (
        <GuidancePage language={language} page={page} {...(await aroundGuidance(language))} />
      ) : (
        <p className="wrap pb-[calc(var(--spacing-section)*1.5)]">{guidanceDeskMessages.choose}</p>
      )}
    </LivePreview>
  )
})
