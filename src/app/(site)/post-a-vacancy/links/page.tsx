import type { Metadata } from 'next'
import { language } from '@/app/(site)/language'
import { pageMetadata } from '@/components/seo/page-metadata'
import { sendVacancyLinks } from '@/features/jobs/postings/actions'
import { ActForm } from '@/features/jobs/postings/components/act-form'
import { postingTexts } from '@/features/jobs/postings/texts'
import { PostingScreen } from '../posting-screen'

export const generateMetadata = (): Metadata =>
  pageMetadata(language, { title: postingTexts(language).links.title, robots: 'noindex' })

/** Where a hospital has the links of its vacancies sent again. */
export default function VacancyLinksPage() {
  const { links, labels, sending } = postingTexts(language)
  return (
    <PostingScreen language={language} title={links.title} lead={links.lead} crumb={links.title} step={3}>
      <ActForm
        language={language}
        action={sendVacancyLinks}
        label={links.submit}
        busy={sending}
        field={{ name: 'email', label: labels.email, type: 'email' }}
      />
    </PostingScreen>
  )
}
