import Link from 'next/link'
import { ActionForm } from '@/components/ui/forms/action-form'
import type { FormField } from '@/components/ui/forms/form-controls'
import { type Language } from '@/lib/language'
import { pathsIn } from '@/lib/paths/site-paths'
import { resendVerification } from '../../actions/sign-up'
import type { AccountMessages } from '../../messages'

export interface ResendFormProps {
  language: Language
  messages: AccountMessages['signIn']
  failed: string
  /** The email if known, otherwise its field. */
  email: string | FormField
  /** Where the person was going. */
  next?: string
}

/** Requests the verification mail again: with one button for a known email, otherwise with a field. */
export function ResendForm({ language, messages, failed, email, next }: ResendFormProps) {
  const isKnown = typeof email === 'string'
  return (
    <ActionForm
      language={language}
      action={resendVerification}
      hidden={{ next, ...(isKnown ? { email } : {}) }}
      fields={isKnown ? [] : [email]}
      success="stays"
      kind="line"
      wide
      submit={messages.resend}
      busy={messages.resendBusy}
      failed={failed}
    />
  )
}

interface ConsentNoteProps {
  language: Language
  consent: AccountMessages['inputs']['consent']
}

/** The consent of opening an account, stored with the text's version and the time. */
export function ConsentNote({ language, consent }: ConsentNoteProps) {
  const paths = pathsIn(language)
  return (
    <p className="text-sm text-quiet">
      {consent.before}
      <Link href={paths.terms()}>{consent.terms}</Link>
      {consent.between}
      <Link href={paths.privacy()}>{consent.privacy}</Link>
      {consent.after}
    </p>
  )
}
