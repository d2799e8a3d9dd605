import { ButtonLink } from '@/components/ui/button'
import { ActionForm } from '@/components/ui/forms/action-form'
import type { FormField } from '@/components/ui/forms/form-controls'
import { PrivacyNote } from '@/components/ui/forms/privacy-note'
import type { Language } from '@/lib/language'
import { sendCorrection } from '../actions'
import { correctionMessages } from '../messages'
import { FORM_MARKS, MAX_LENGTH } from '../schema'

/** Form for reporting a wrong figure on a page. */
export function CorrectionForm({ language, page }: { language: Language; page: string }) {
  const messages = correctionMessages(language)
  const field = (name: keyof typeof messages.labels, type: FormField['type'] = 'text'): FormField => ({
    name,
    type,
    label: messages.labels[name],
    hint: messages.hints[name],
    maxLength: MAX_LENGTH[name],
  })
  return (
    <ActionForm
      language={language}
      action={sendCorrection}
      className="grid max-w-lg gap-[1.35rem]"
      fields={[
        field('figure'),
        { ...field('right', 'textarea'), rows: 3 },
        field('evidence'),
        { ...field('email', 'email'), autoComplete: 'email', optional: messages.optional },
      ]}
      hidden={{ [FORM_MARKS.page]: page }}
      trap={{ name: FORM_MARKS.honeypot, label: messages.leaveEmpty }}
      knowsSender
      lead={<p className="text-sm text-quiet">{messages.allRequired}</p>}
      success="replaces"
      after={
        <div>
          <ButtonLink kind="line" href={page}>
            {messages.success.back}
          </ButtonLink>
        </div>
      }
      submit={messages.submit}
      busy={messages.sending}
      failed={messages.failed}
    >
      <PrivacyNote language={language} consent={messages.consent} />
    </ActionForm>
  )
}
