'use client'
import Link from 'next/link'
import { useActionState, useCallback, useEffect, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { HoneypotInput } from '@/components/ui/forms/field'
import { focusFirstField } from '@/components/ui/forms/first-field'
import { FormSummary } from '@/components/ui/forms/form-summary'
import { LanguageInput } from '@/components/ui/forms/language-input'
import { useFormMarks } from '@/components/ui/forms/use-form-marks'
import { pathsIn } from '@/lib/addresses/paths'
import { useOwnDetails } from '@/lib/request/use-own-details'
import type { Language } from '@/lib/text/language'
import { useIsHydrated } from '@/lib/use-is-hydrated'
import type { EnquiryState } from '../actions'
import { FORM_MARKS } from '../schema'
import { EnquirySent } from './enquiry-sent'
import { FormControls } from './form-controls'
import type { FormField, FormWords } from './form-fields'

export type EnquiryAction = (previous: EnquiryState, form: FormData) => Promise<EnquiryState>

const UNTOUCHED: EnquiryState = { status: 'idle', attempt: 0 }

const typed = (form: FormData): Record<string, string> =>
  Object.fromEntries([...form].filter((entry): entry is [string, string] => typeof entry[1] === 'string'))

interface EnquiryFormProps {
  language: Language
  /** Names the form; the ids of its fields begin with it. */
  form: string
  action: EnquiryAction
  fields: readonly FormField[]
  /** What the page knows and nobody types. */
  known?: Record<string, string | undefined>
  words: FormWords
  /** Address of the form itself; without JavaScript the answer is read there, not at the top of the page. */
  place: string
  /** Inside a dialog, where height is dear. */
  compact?: boolean
  onSent?: () => void
}

/**
 * The one pattern of every enquiry: a real form that a server action takes, with or without JavaScript. Errors stand
 * beside their fields and in a summary that takes focus; what was typed stays. A form that was taken gives way to what
 * happens next; without JavaScript that is a page of its own.
 */
export function EnquiryForm(props: EnquiryFormProps) {
  const [round, setRound] = useState(0)
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (round > 0) focusFirstField(box.current)
  }, [round])
  return (
    <div ref={box} className="max-w-lg">
      <OneEnquiry key={round} {...props} onAgain={() => setRound((rounds) => rounds + 1)} />
    </div>
  )
}

function OneEnquiry({
  language,
  form,
  action,
  fields,
  known = {},
  words,
  place,
  compact,
  onSent,
  onAgain,
}: EnquiryFormProps & { onAgain: () => void }) {
  const isHydrated = useIsHydrated()
  // A call that never reaches the server must leave the text in the form, not an error page.
  const reliable: EnquiryAction = useCallback(
    async (previous, data) => {
      try {
        return await action(previous, data)
      } catch {
        return { status: 'error', message: words.unexpected, values: typed(data), attempt: previous.attempt + 1 }
      }
    },
    [action, words.unexpected],
  )
  // Before hydration React must see the server action itself, or the form has no address to be sent to.
  const [state, submit, isSending] = useActionState(isHydrated ? reliable : action, UNTOUCHED, place)
  const marks = useFormMarks()
  const sent = useRef<HTMLDivElement>(null)
  const box = useRef<HTMLFormElement>(null)
  useOwnDetails(box)

  useEffect(() => {
    if (state.status !== 'success') return
    sent.current?.focus()
    onSent?.()
  }, [state, onSent])

  if (state.status === 'success') {
    return (
      <div ref={sent} tabIndex={-1} className="grid gap-5 focus:outline-0 focus-visible:outline-offset-4">
        <EnquirySent words={words} promise={state.promise ?? ''} brief={compact} />
        {!compact && (
          <div>
            <Button kind="line" onClick={onAgain}>
              {words.after.again}
            </Button>
          </div>
        )}
      </div>
    )
  }
  return (
    <form ref={box} action={submit} noValidate className={`grid ${compact ? 'gap-4' : 'gap-[1.35rem]'}`}>
      <FormSummary state={state} fields={fields.map(({ name, label }) => ({ name, label, id: `${form}-${name}` }))} />
      <p className="text-sm text-quiet">{words.allRequired}</p>
      <FormControls
        key={state.attempt}
        form={form}
        compact={compact}
        optional={words.optional}
        fields={fields}
        values={state.status === 'error' ? state.values : undefined}
        errors={state.fieldErrors}
      />
      {Object.entries({ ...known, [FORM_MARKS.token]: marks.token, [FORM_MARKS.key]: marks.key }).map(
        ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} readOnly />,
      )}
      <LanguageInput language={language} />
      <HoneypotInput name={FORM_MARKS.honeypot} label={words.leaveEmpty} />
      <p className="text-sm text-quiet">
        {words.consent.before}
        <Link href={pathsIn(language).privacy()}>{words.consent.link}</Link>
        {words.consent.after}
      </p>
      <div>
        <Button type="submit" disabled={isSending}>
          {isSending ? words.sending : words.submit}
        </Button>
      </div>
    </form>
  )
}
