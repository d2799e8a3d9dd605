'use client'
import Link from 'next/link'
import { useActionState, useCallback, useEffect, useRef } from 'react'
import { Button } from '@/components/ui/button'
import { HoneypotInput } from '@/components/ui/forms/field'
import { LanguageInput } from '@/components/ui/forms/language-input'
import { Notice } from '@/components/ui/messages/notice'
import { pathsIn } from '@/lib/addresses/paths'
import type { Language } from '@/lib/text/language'
import { useIsHydrated } from '@/lib/use-is-hydrated'
import type { EnquiryState } from '../actions'
import { FORM_MARKS } from '../schema'
import { FormControls } from './form-controls'
import type { FormField, FormWords } from './form-fields'
import { useFormMarks } from './use-form-marks'

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
 * beside their fields and in a summary that takes focus; what was typed stays.
 */
export function EnquiryForm({
  language,
  form,
  action,
  fields,
  known = {},
  words,
  place,
  compact,
  onSent,
}: EnquiryFormProps) {
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
  const marks = useFormMarks(state.status === 'success' ? state.attempt : 0)
  const answer = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (state.attempt > 0) answer.current?.focus()
    if (state.status === 'success') onSent?.()
  }, [state, onSent])

  return (
    <form action={submit} className={`grid max-w-lg ${compact ? 'gap-4' : 'gap-[1.35rem]'}`}>
      <div ref={answer} tabIndex={-1} className="empty:hidden focus:outline-0 focus-visible:outline-offset-4">
        <Answer form={form} state={state} fields={fields} words={words} />
      </div>
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

/** What became of the last attempt: success in words, or what to mend with a link to each field. */
function Answer({
  form,
  state,
  fields,
  words,
}: Pick<EnquiryFormProps, 'form' | 'fields' | 'words'> & { state: EnquiryState }) {
  if (state.status === 'success') {
    return (
      <Notice kind="good" live>
        <p>
          <strong>{words.success.title}</strong>
        </p>
        {words.success.text && <p>{words.success.text}</p>}
      </Notice>
    )
  }
  if (state.status !== 'error') return null
  const broken = fields.filter(({ name }) => state.fieldErrors?.[name])
  return (
    <Notice kind="bad" live>
      <p>{state.message}</p>
      {broken.length > 0 && (
        <ul className="flex flex-wrap items-center gap-3">
          {broken.map(({ name, label }) => (
            <li key={name}>
              <a href={`#${form}-${name}`}>{label}</a>
            </li>
          ))}
        </ul>
      )}
    </Notice>
  )
}
