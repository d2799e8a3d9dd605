import { notFound } from 'next/navigation'
import { pageOf, unlistedPage } from '@/app/(site)/language'
import { contentKeepers } from '@/cms/access/access'
import { LivePreview } from '@/components/ui/live-preview'
import { collegeMessages } from '@/features/colleges/messages'
import { draftOfCollege } from '@/features/colleges/page/queries'
import { permittedUser } from '@/server/route'
import { CollegeScreen } from '../../../colleges/college-screen'
import { drawCollege } from './draw-college'

export const generateMetadata = unlistedPage((language) => collegeMessages(language).preview)

/** Preview of a college, drafts included, for content keepers. */
export default pageOf(async (language, { params }: PageProps<'/[lang]/preview/colleges/[id]'>) => {
  const user = await permittedUser(contentKeepers)
  const college = user && (await draftOfCollege(language, (await params).id, user))
  if (!college) notFound()
  return (
    <LivePreview render={drawCollege}>
      <CollegeScreen language={language} college={college} />
    </LivePreview>
  )
})
