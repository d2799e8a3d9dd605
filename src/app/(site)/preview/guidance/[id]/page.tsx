import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { language } from '@/app/(site)/language'
import { contentKeepers } from '@/cms/access/access'
import { pageMetadata } from '@/components/seo/page-metadata'
import { LivePreview } from '@/components/ui/live-preview'
import { guidanceDeskTexts } from '@/features/guidance/admin/texts'
import { GuidancePage } from '@/features/guidance/components/guidance-page'
import { draftOfGuidance } from '@/features/guidance/preview-queries'
import { getSiteSettings } from '@/features/pages/queries'
import { paths } from '@/lib/addresses/paths'
import { presentAdmissionYear } from '@/lib/admission-season'
import { permittedUser } from '@/server/route'
import { drawGuidance } from './draw-guidance'

export const generateMetadata = (): Metadata =>
  pageMetadata(language, { title: guidanceDeskTexts.preview, robots: 'noindex' })

/**
 * A guidance page as it would look, drafts included, for those who keep the content. A page that has not been saved yet
 * is drawn from the studio's form alone.
 */
export default async function GuidancePreview({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params
  const user = await permittedUser(contentKeepers)
  if (!user) notFound()
  const page = await draftOfGuidance(language, id, user)
  const { admissionYear } = await getSiteSettings()
  if (!page && paths.guidancePreview(id) !== paths.guidancePreview()) notFound()
  return (
    <LivePreview render={drawGuidance}>
      {page ? (
        <GuidancePage language={language} page={page} admissionYear={presentAdmissionYear(admissionYear)} />
      ) : (
        <p className="wrap pb-[calc(var(--spacing-section)*1.5)]">{guidanceDeskTexts.choose}</p>
      )}
    </LivePreview>
  )
}
