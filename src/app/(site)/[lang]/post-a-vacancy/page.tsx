import { metadataOf, pageOf } from '@/app/(site)/language'
import { PostingForm } from '@/features/jobs/postings/components/posting-form'
import { postingParts } from '@/features/jobs/postings/components/posting-parts'
import { postingMessages } from '@/features/jobs/postings/messages'
import { PostingScreen } from './posting-screen'

// The days that can be chosen are those of today.
export const dynamic = 'force-dynamic'

export const generateMetadata = metadataOf((language) => ({
  title: postingMessages(language).title,
  description: postingMessages(language).description,
  path: (paths) => paths.postVacancy(),
}))

/** The form by which hospitals send vacancies in. */
export default pageOf((language) => {
  const { title, lead } = postingMessages(language)
  return (
    <PostingScreen language={language} title={title} lead={lead} step={0}>
      <PostingForm language={language} parts={postingParts(language)} />
    </PostingScreen>
  )
})
