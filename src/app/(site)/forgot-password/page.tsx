import type { Metadata } from 'next'
import { AccountPanel } from '@/features/accounts/components/sign-in/account-panel'
import { ForgotPasswordForm } from '@/features/accounts/components/sign-in/forgot-password-form'
import { accountTexts, linkTexts } from '@/features/accounts/texts'
import { ownPath, paths } from '@/lib/addresses/paths'

export const metadata: Metadata = { title: linkTexts.forgotTitle, robots: { index: false } }

interface ForgotProps {
  searchParams: Promise<{ next?: string | string[] }>
}

export default async function ForgotPasswordPage({ searchParams }: ForgotProps) {
  const asked = (await searchParams).next
  const next = ownPath(typeof asked === 'string' ? asked : null, '') || undefined
  return (
    <AccountPanel title={linkTexts.forgotTitle} back={{ href: paths.login(next), text: accountTexts.backToSignIn }}>
      <p>{linkTexts.forgotLead}</p>
      <ForgotPasswordForm next={next} />
    </AccountPanel>
  )
}
