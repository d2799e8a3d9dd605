import type { Metadata } from 'next'
import { Door } from '@/features/accounts/components/door'
import { ForgotPasswordForm } from '@/features/accounts/components/forgot-password-form'
import { accountTexts, linkTexts } from '@/features/accounts/texts'
import { paths } from '@/lib/paths'

export const metadata: Metadata = { title: linkTexts.forgotTitle, robots: { index: false } }

export default function ForgotPasswordPage() {
  return (
    <Door title={linkTexts.forgotTitle} back={{ href: paths.login(), text: accountTexts.backToSignIn }}>
      <p>{linkTexts.forgotLead}</p>
      <ForgotPasswordForm />
    </Door>
  )
}
