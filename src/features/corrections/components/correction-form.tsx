'use client'
import Link from 'next/link'
import { Button, ButtonLink } from '@/components/ui/button'
import { HoneypotInput, TextArea, TextInput } from '@/components/ui/forms/field'
import { LanguageInput } from '@/components/ui/forms/language-input'
import { useKeptForm } from '@/components/ui/forms/use-kept-form'
import { Notice } from '@/components/ui/messages/notice'
import { pathsIn } from '@/lib/addresses/paths'
import type { Language } from '@/lib/text/language'
import { sendCorrection } from '../actions'
import { FORM_MARKS, LONGEST } from '../schema'
import type { CorrectionWords } from './words'

const FIELDS = ['figure', 'right', 'evidence', 'email'] as const

/**
 * The form by which a reader says that a figure is wrong: with or without script. Errors stand beside their fields and
 * in a summary that takes focus; what was typed stays.
 */
export function CorrectionForm({
  language,
  page,
  words,
}: {
  language: Language
  page: string
  words: CorrectionWords
}) {
  const { state, submit, isSending, answer, fields } = useKeptForm(sendCorrection, words.failed, FORM_MARKS)

  const errors = state.fieldErrors ?? {}
  const field = (name: (typeof FIELDS)[number]) => ({
    id: name,
    label: words.labels[name],
    hint: words.hints[name],
    error: errors[name],
    maxLength: LONGEST[name],
    defaultValue: state.values?.[name] ?? '',
  })
  const broken = FIELDS.filter((name) => errors[name])
  return (
    <>
      <div ref={answer} tabIndex={-1} className="mb-4 max-w-lg empty:hidden focus:outline-0">
        {state.status === 'success' && (
          <Notice kind="good" live>
            <p>
              <strong>{words.success}</strong>
            </p>
            <p>{state.message}</p>
          </Notice>
        )}
        {state.status === 'error' && (
          <Notice kind="bad" live>
            <p>{state.message}</p>
            {broken.length > 0 && (
              <ul className="flex flex-wrap items-center gap-3">
                {broken.map((name) => (
                  <li key={name}>
                    <a href={`#${name}`}>{words.labels[name]}</a>
                  </li>
                ))}
              </ul>
            )}
          </Notice>
        )}
      </div>
      {state.status === 'success' ? (
        <ButtonLink kind="line" href={page}>
          {words.back}
        </ButtonLink>
      ) : (
        <form ref={fields} action={submit} className="grid max-w-lg gap-[1.35rem]">
          <p className="text-sm text-quiet">{words.allRequired}</p>
          <TextInput {...field('figure')} />
          <TextArea {...field('right')} rows={3} />
          <TextInput {...field('evidence')} />
          <TextInput {...field('email')} type="email" autoComplete="email" optional={words.optional} />
          <input type="hidden" name={FORM_MARKS.page} value={page} />
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
      )}
    </>
  )
}
