import type { ReactNode } from 'react'
import { ActionForm, type FormAction } from '@/components/ui/forms/action-form'
import type { FormField } from '@/components/ui/forms/form-controls'
import { PrivacyNote } from '@/components/ui/forms/privacy-note'
import type { Language } from '@/lib/language'
import { MAX_EMAIL_LENGTH } from '@/lib/text/typed/max-email-length'

interface SubscribeFormProps {
  language: Language
  name: string
  action: FormAction
  hidden: Readonly<Record<string, string>>
  messages: {
    email: string
    submit: string
    sending: string
    hint: string
    leaveEmpty: string
    failed: string
    consent: { readonly before: string; readonly link: string; readonly after: string }
  }
  /** Initial value of the email field. */
  email?: string
  /** Fields beside the email. */
  further?: readonly FormField[]
  className?: string
  children?: ReactNode
}

/** Subscription form: an email field in one row with the button. */
export function SubscribeForm({ language, messages, email, further = [], children, ...form }: SubscribeFormProps) {
  const emailField: FormField = {
    name: 'email',
    type: 'email',
    autoComplete: 'email',
    maxLength: MAX_EMAIL_LENGTH,
    label: messages.email,
    value: email,
  }
  return (
    <ActionForm
      className="grid gap-4"
      {...form}
      language={language}
      fields={[emailField, ...further]}
      trap={{ name: 'website', label: messages.leaveEmpty }}
      inRow
      knowsSender
      success="replaces"
      submit={messages.submit}
      busy={messages.sending}
      failed={messages.failed}
    >
      <PrivacyNote language={language} lead={messages.hint} consent={messages.consent} />
      {children}
    </ActionForm>
  )
}
