import type { Metadata } from 'next'
import { language } from '@/app/(site)/language'
import { pageMetadata } from '@/components/seo/page-metadata'
import { ForgotPasswordForm } from '@/features/accounts/components/link-forms'
import { AccountPanel } from '@/features/accounts/components/sign-in/account-panel'
import { accountTexts } from '@/features/accounts/texts'
import { ownPath, pathsIn } from '@/lib/addresses/paths'

export const generateMetadata = (): Metadata =>
  pageMetadata(language, { title: accountTexts(language).links.forgotTitle, robots: 'noindex' })

interface ForgotProps {
  searchParams: Promise<{ next?: string | string[] }>
}

export default async function ForgotPasswordPage({ searchParams }: ForgotProps) {
  const linkTexts = accountTexts(language).links
  const asked = (await searchParams).next
  const next = ownPath(typeof asked === 'string' ? asked : null, '') || undefined
  return (
    <AccountPanel
      language={language}
      title={linkTexts.forgotTitle}
      back={{ href: pathsIn(language).login(next), text: accountTexts(language).common.backToSignIn }}
    >
      <p>{linkTexts.forgotLead}</p>
      <ForgotPasswordForm language={language} next={next} />
    </AccountPanel>
  )
}
