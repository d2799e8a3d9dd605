'use client'
import Link from 'next/link'
import { Button } from '@/components/ui/button'
import { HoneypotInput, TextInput } from '@/components/ui/forms/field'
import { LanguageInput } from '@/components/ui/forms/language-input'
import { useKeptForm } from '@/components/ui/forms/use-kept-form'
import { Notice } from '@/components/ui/messages/notice'
import { pathsIn } from '@/lib/addresses/paths'
import type { Language } from '@/lib/text/language'
import { LONGEST_EMAIL } from '@/lib/text/longest-email'
import { askForReminder } from '../actions'
import { REMINDER_MARKS } from '../schema'

export interface ReminderWords {
  email: string
  submit: string
  sending: string
  hint: string
  leaveEmpty: string
  failed: string
  waitingTitle: string
  consent: { readonly before: string; readonly link: string; readonly after: string }
}

/** The form that asks to be reminded, with or without script: errors beside the field, what was typed stays. */
export function ReminderForm({
  language,
  authority,
  words,
}: {
  language: Language
  /** The address of the authority. */
  authority: string
  words: ReminderWords
}) {
  const { state, submit, isSending, answer, fields } = useKeptForm(askForReminder, words.failed, REMINDER_MARKS)
  return (
    <>
      <div ref={answer} tabIndex={-1} className="max-w-lg empty:hidden focus:outline-0">
        {state.status === 'success' && (
          <Notice kind="good" live>
            {state.values?.outcome !== 'active' && (
              <p>
                <strong>{words.waitingTitle}</strong>
              </p>
            )}
            <p>{state.message}</p>
          </Notice>
        )}
        {state.status === 'error' && (
          <Notice kind="bad" live>
            <p>{state.message}</p>
            {state.fieldErrors?.email && <a href="#reminder-email">{words.email}</a>}
          </Notice>
        )}
      </div>
      {state.status !== 'success' && (
        <form ref={fields} action={submit} className="grid max-w-xl gap-4">
          <input type="hidden" name={REMINDER_MARKS.authority} value={authority} />
          <LanguageInput language={language} />
          <HoneypotInput name={REMINDER_MARKS.honeypot} label={words.leaveEmpty} />
          <div className="grid gap-4 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-end">
            <TextInput
              id="reminder-email"
              name="email"
              type="email"
              autoComplete="email"
              maxLength={LONGEST_EMAIL}
              label={words.email}
              error={state.fieldErrors?.email}
              defaultValue={state.values?.email ?? ''}
            />
            <Button type="submit" tall disabled={isSending}>
              {isSending ? words.sending : words.submit}
            </Button>
          </div>
          <p className="text-sm text-quiet">
            {words.hint} {words.consent.before}
            <Link href={pathsIn(language).privacy()}>{words.consent.link}</Link>
            {words.consent.after}
          </p>
        </form>
      )}
    </>
  )
}
