'use client'
import Link from 'next/link'
import { Button } from '@/components/ui/button'
import { HoneypotInput, SelectInput, TextInput } from '@/components/ui/forms/field'
import { LanguageInput } from '@/components/ui/forms/language-input'
import { useKeptForm } from '@/components/ui/forms/use-kept-form'
import { Notice } from '@/components/ui/messages/notice'
import { pathsIn } from '@/lib/addresses/paths'
import type { FormState } from '@/lib/refusals/action-result'
import type { Language } from '@/lib/text/language'
import { LONGEST_EMAIL } from '@/lib/text/longest-email'
import { ALERT_MARKS, DEFAULT_FREQUENCY } from '../schema'

interface AlertFormWords {
  email: string
  frequency: string
  submit: string
  sending: string
  hint: string
  leaveEmpty: string
  failed: string
  waitingTitle: string
  account: string
  consent: { readonly before: string; readonly link: string; readonly after: string }
  frequencies: readonly (readonly [string, string])[]
}

interface AlertFormProps {
  language: Language
  /** The search that the alert is for. */
  query: Readonly<Record<string, string>>
  email: string
  action: (before: FormState, form: FormData) => Promise<FormState>
  words: AlertFormWords
  /** Where the same is kept with an account; null for who has one. */
  accountHref: string | null
}

/** The form that sets an alert, with or without script: errors beside the field, what was typed stays. */
export function AlertForm({ language, query, email, action, words, accountHref }: AlertFormProps) {
  const { state, submit, isSending, answer, fields } = useKeptForm(action, words.failed, ALERT_MARKS)
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
            {state.fieldErrors?.email && <a href="#alert-email">{words.email}</a>}
          </Notice>
        )}
      </div>
      {state.status !== 'success' && (
        <form ref={fields} action={submit} className="grid gap-4">
          {/* As one field: named like the filters of the list, it would stand twice on the page. */}
          <input type="hidden" name={ALERT_MARKS.search} value={new URLSearchParams(query).toString()} />
          <LanguageInput language={language} />
          <HoneypotInput name={ALERT_MARKS.honeypot} label={words.leaveEmpty} />
          <div className="grid gap-4 sm:grid-cols-[minmax(0,1fr)_auto_auto] sm:items-end">
            <TextInput
              id="alert-email"
              name="email"
              type="email"
              autoComplete="email"
              maxLength={LONGEST_EMAIL}
              label={words.email}
              error={state.fieldErrors?.email}
              defaultValue={state.values?.email ?? email}
            />
            <SelectInput
              id="alert-frequency"
              name="frequency"
              label={words.frequency}
              options={words.frequencies}
              defaultValue={state.values?.frequency ?? DEFAULT_FREQUENCY}
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
          {accountHref && (
            <p className="text-sm">
              <Link href={accountHref}>{words.account}</Link>
            </p>
          )}
        </form>
      )}
    </>
  )
}
