import type { Metadata } from 'next'
import { routeLanguage } from '@/app/(site)/language'
import { pageMetadata } from '@/components/seo/page-metadata'
import { ForgotPasswordForm } from '@/features/accounts/components/link-forms'
import { AccountPanel } from '@/features/accounts/components/sign-in/account-panel'
import { accountMessages } from '@/features/accounts/messages'
import { ownPath, pathsIn } from '@/lib/paths/paths'

export const generateMetadata = async (): Promise<Metadata> => {
  const language = await routeLanguage()
  return pageMetadata(language, { title: accountMessages(language).links.forgotTitle, robots: 'noindex' })
}

interface ForgotProps {
  searchParams: Promise<{ next?: string | string[] }>
}

export default async function ForgotPasswordPage({ searchParams }: ForgotProps) {
  const language = await routeLanguage()
  const linkMessages = accountMessages(language).links
  const asked = (await searchParams).next
  const next = ownPath(typeof asked === 'string' ? asked : null, '') || undefined
  return (
    <AccountPanel
      language={language}
      title={linkMessages.forgotTitle}
      back={{ href: pathsIn(language).login(next), text: accountMessages(language).common.backToSignIn }}
    >
      <p>{linkMessages.forgotLead}</p>
      <ForgotPasswordForm language={language} next={next} />
    </AccountPanel>
  )
}
