import { metadataOf, pageOf } from '@/app/(site)/language'
import { PostingForm } from '@/features/jobs/postings/components/posting-form'
import { postingParts } from '@/features/jobs/postings/components/posting-parts'
import { postingMessages } from '@/features/jobs/postings/messages'
import { PostingScreen } from './posting-screen'

// The selectable days depend on today.
export const dynamic = 'force-dynamic'

export const generateMetadata = metadataOf((language) => ({
  title: postingMessages(language).title,
  description: postingMessages(language).description,
  path: (paths) => paths.postVacancy(),
}))

/** Form for hospitals to submit vacancies. */
export default pageOf((language) => {
  const { title, lead } = postingMessages(language)
  return (
    <PostingScreen language={language} title={title} lead={lead} step={0}>
      <PostingForm language={language} parts={postingParts(language)} />
    </PostingScreen>
  )
})
