import { metadataOf, routeLanguage } from '@/app/(site)/language'
import { AccountPanel } from '@/features/accounts/components/frames'
import { ForgotPasswordForm } from '@/features/accounts/components/link-forms'
import { accountMessages } from '@/features/accounts/messages'
import { ownPath, pathsIn } from '@/lib/paths/paths'

export const generateMetadata = metadataOf((language) => ({
  title: accountMessages(language).links.forgotTitle,
  robots: 'noindex',
}))

export default async function ForgotPasswordPage({ searchParams }: PageProps<'/[lang]/forgot-password'>) {
  const language = await routeLanguage()
  const linkMessages = accountMessages(language).links
  const asked = (await searchParams).next
  const next = ownPath(typeof asked === 'string' ? asked : null, '') || undefined
  return (
    <AccountPanel language={language} title={linkMessages.forgotTitle} signIn={pathsIn(language).login(next)}>
      <p>{linkMessages.forgotLead}</p>
      <ForgotPasswordForm language={language} next={next} />
    </AccountPanel>
  )
}
