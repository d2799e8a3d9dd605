import type { Metadata } from 'next'
import { language } from '@/app/(site)/language'
import { pageMetadata } from '@/components/seo/page-metadata'
import { PostingForm } from '@/features/jobs/postings/components/posting-form'
import { postingWords } from '@/features/jobs/postings/components/words'
import { openDays } from '@/features/jobs/postings/form-schema'
import { postingTexts } from '@/features/jobs/postings/texts'
import { PostingScreen } from './posting-screen'

// The days that can be chosen are those of today.
export const dynamic = 'force-dynamic'

export const generateMetadata = (): Metadata =>
  pageMetadata(language, {
    title: postingTexts(language).title,
    description: postingTexts(language).description,
    address: (paths) => paths.postVacancy(),
  })

/** The form by which hospitals send vacancies in. */
export default function PostVacancyPage() {
  const { title, lead } = postingTexts(language)
  return (
    <PostingScreen language={language} title={title} lead={lead} step={0}>
      <PostingForm language={language} words={postingWords(language)} days={openDays()} />
    </PostingScreen>
  )
}
