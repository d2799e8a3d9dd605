import { pageOf, unlistedPage } from '@/app/(site)/language'
import { AccountPanel } from '@/features/accounts/components/frames'
import { ForgotPasswordForm } from '@/features/accounts/components/link-forms'
import { accountMessages } from '@/features/accounts/messages'
import { ownPath, pathsIn } from '@/lib/paths/site-paths'

export const generateMetadata = unlistedPage((language) => accountMessages(language).links.forgotTitle)

export default pageOf(async (language, { searchParams }: PageProps<'/[lang]/forgot-password'>) => {
  const linkMessages = accountMessages(language).links
  const requested = (await searchParams).next
  const next = ownPath(typeof requested === 'string' ? requested : null, '') || undefined
  return (
    <AccountPanel language={language} title={linkMessages.forgotTitle} signIn={pathsIn(language).login(next)}>
      <p>{linkMessages.forgotLead}</p>
      <ForgotPasswordForm language={language} next={next} />
    </AccountPanel>
  )
})
