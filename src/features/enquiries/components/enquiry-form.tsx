'use client'
import { useEffect, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { ActionForm, type FormAction } from '@/components/ui/forms/action-form'
import { focusFirstField } from '@/components/ui/forms/first-field'
import type { FormField } from '@/components/ui/forms/form-controls'
import { PrivacyNote } from '@/components/ui/forms/privacy-note'
import { useFormMarks } from '@/components/ui/forms/use-form-marks'
import type { Language } from '@/lib/language'
import type { EnquiryState } from '../actions'
import { FORM_MARKS } from '../schema'
import { EnquirySent } from './enquiry-sent'
import type { FormLabels } from './field-lists'

export interface EnquiryFormProps {
  language: Language
  /** The form's name, which prefixes the ids of its fields. */
  form: string
  action: FormAction<EnquiryState>
  fields: readonly FormField[]
  /** Hidden values known to the page. */
  known?: Record<string, string | undefined>
  messages: FormLabels
  /** The form's URL with its fragment, where the answer appears without JavaScript. */
  place: string
  /** Inside a dialog, with less height. */
  compact?: boolean
  onSent?: () => void
}

/** The form of every enquiry. After success the next steps replace it; without JavaScript they are a separate page. */
export function EnquiryForm({ language, form, messages, known, compact, onSent, ...rest }: EnquiryFormProps) {
  const [round, setRound] = useState(0)
  const box = useRef<HTMLDivElement>(null)
  const marks = useFormMarks()
  useEffect(() => {
    if (round > 0) focusFirstField(box.current)
  }, [round])
  return (
    <div ref={box} className="grid max-w-lg gap-[1.35rem]">
      <ActionForm
        key={round}
        {...rest}
        language={language}
        name={form}
        hidden={{ ...known, [FORM_MARKS.token]: marks.token, [FORM_MARKS.key]: marks.key }}
        trap={{ name: FORM_MARKS.honeypot, label: messages.leaveEmpty }}
        knowsSender
        compact={compact}
        className={`grid ${compact ? 'gap-4' : 'gap-[1.35rem]'}`}
        lead={<p className="text-sm text-quiet">{messages.allRequired}</p>}
        sent={({ promise }) => <EnquirySent messages={messages} promise={promise ?? ''} brief={compact} />}
        after={
          !compact && (
            <div>
              <Button kind="line" onClick={() => setRound(round + 1)}>
                {messages.after.again}
              </Button>
            </div>
          )
        }
        onSuccess={onSent}
        submit={messages.submit}
        busy={messages.sending}
        failed={messages.unexpected}
      >
        <PrivacyNote language={language} consent={messages.consent} />
      </ActionForm>
    </div>
  )
}
