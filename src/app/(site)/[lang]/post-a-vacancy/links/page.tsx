import { pageOf, unlistedPage } from '@/app/(site)/language'
import { ActionForm } from '@/components/ui/forms/action-form'
import { sendVacancyLinks } from '@/features/jobs/postings/actions'
import { actLook } from '@/features/jobs/postings/components/own-vacancy'
import { postingMessages } from '@/features/jobs/postings/messages'
import { PostingScreen } from '../posting-screen'

export const generateMetadata = unlistedPage((language) => postingMessages(language).links.title)

/** Resends a hospital the links to its vacancies. */
export default pageOf((language) => {
  const { links, labels, sending, failed } = postingMessages(language)
  return (
    <PostingScreen language={language} title={links.title} lead={links.lead} crumb={links.title} step={3} sendsLinks>
      <ActionForm
        language={language}
        action={sendVacancyLinks}
        fields={[{ name: 'email', label: labels.email, type: 'email', autoComplete: 'email' }]}
        className={actLook}
        success="replaces"
        submit={links.submit}
        busy={sending}
        failed={failed}
      />
    </PostingScreen>
  )
})
