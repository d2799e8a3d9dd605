import { metadataOf, routeLanguage } from '@/app/(site)/language'
import { sendVacancyLinks } from '@/features/jobs/postings/actions'
import { ActionForm } from '@/features/jobs/postings/components/action-form'
import { postingMessages } from '@/features/jobs/postings/messages'
import { PostingScreen } from '../posting-screen'

export const generateMetadata = metadataOf((language) => ({
  title: postingMessages(language).links.title,
  robots: 'noindex',
}))

/** Where a hospital has the links of its vacancies sent again. */
export default async function VacancyLinksPage() {
  const language = await routeLanguage()
  const { links, labels, sending } = postingMessages(language)
  return (
    <PostingScreen language={language} title={links.title} lead={links.lead} crumb={links.title} step={3}>
      <ActionForm
        language={language}
        action={sendVacancyLinks}
        label={links.submit}
        busy={sending}
        field={{ name: 'email', label: labels.email, type: 'email' }}
      />
    </PostingScreen>
  )
}
