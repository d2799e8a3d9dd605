import { ButtonLink } from '@/components/ui/button'
import { ActionForm } from '@/components/ui/forms/action-form'
import type { FormField } from '@/components/ui/forms/form-controls'
import { PrivacyNote } from '@/components/ui/forms/privacy-note'
import type { Language } from '@/lib/text/language'
import { sendCorrection } from '../actions'
import { correctionMessages } from '../messages'
import { FORM_MARKS, LONGEST } from '../schema'

/** The form by which a reader says that a figure of a page is wrong. */
export function CorrectionForm({ language, page }: { language: Language; page: string }) {
  const texts = correctionMessages(language)
  const field = (name: keyof typeof texts.labels, type: FormField['type'] = 'text'): FormField => ({
    name,
    type,
    label: texts.labels[name],
    hint: texts.hints[name],
    maxLength: LONGEST[name],
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
        { ...field('email', 'email'), autoComplete: 'email', optional: texts.optional },
      ]}
      hidden={{ [FORM_MARKS.page]: page }}
      trap={{ name: FORM_MARKS.honeypot, label: texts.leaveEmpty }}
      knowsSender
      lead={<p className="text-sm text-quiet">{texts.allRequired}</p>}
      success="replaces"
      after={
        <div>
          <ButtonLink kind="line" href={page}>
            {texts.success.back}
          </ButtonLink>
        </div>
      }
      submit={texts.submit}
      busy={texts.sending}
      failed={texts.failed}
    >
      <PrivacyNote language={language} consent={texts.consent} />
    </ActionForm>
  )
}
