'use client'
import Link from 'next/link'
import { useActionState, useCallback, useEffect, useRef } from 'react'
import { Button } from '@/components/ui/button'
import { CheckboxInput, HoneypotInput, SelectInput, TextArea, TextInput } from '@/components/ui/forms/field'
import { FormSummary } from '@/components/ui/forms/form-summary'
import { LanguageInput } from '@/components/ui/forms/language-input'
import { useFormMarks } from '@/components/ui/forms/use-form-marks'
import { Notice } from '@/components/ui/messages/notice'
import { pathsIn } from '@/lib/addresses/paths'
import { type FormState, IDLE, typedValues } from '@/lib/refusals/action-result'
import type { Language } from '@/lib/text/language'
import { useIsHydrated } from '@/lib/use-is-hydrated'
import { changeVacancy, sendVacancy } from '../actions'
import { FORM_MARKS, LONGEST } from '../schema'
import type { PostingWords } from './words'

const FIELDS = [
  'title',
  'department',
  'designation',
  'location',
  'type',
  'experience',
  'qualification',
  'salary',
  'description',
  'requirements',
  'deadline',
  'walkInAt',
  'walkInUntil',
  'walkInPlace',
  'institutionName',
  'institutionKind',
  'contactName',
  'email',
  'phone',
  'consent',
] as const
type FieldName = (typeof FIELDS)[number]
const NEEDED: readonly FieldName[] = [
  'title',
  'department',
  'location',
  'type',
  'deadline',
  'institutionName',
  'contactName',
  'email',
]

const PAIR = 'grid gap-[1.35rem] sm:grid-cols-2 sm:items-start'
/** With a hint over one of the two. */
const UNEVEN_PAIR = 'grid gap-[1.35rem] sm:grid-cols-2 sm:items-end'
const GROUP = 'grid gap-[1.35rem] border-t border-rule pt-5'
const LEGEND = 'float-left mb-4 w-full text-h3 font-semibold [&+*]:clear-both'

interface PostingFormProps {
  language: Language
  words: PostingWords
  /** The first and last day that a vacancy can be open until, 2026-12-31. */
  days: { first: string; last: string }
  /** Of a vacancy that is changed: its link, and what it says. */
  own?: { link: string; values: Record<string, string> }
}

/**
 * The form by which a hospital sends a vacancy in or changes one, with or without script. Errors stand beside their
 * fields and in a summary that takes focus; what was typed stays.
 */
export function PostingForm({ language, words, days, own }: PostingFormProps) {
  const action = own ? changeVacancy : sendVacancy
  const isHydrated = useIsHydrated()
  // A call that never reaches the server must leave the text in the form, not an error page.
  const reliable = useCallback(
    async (previous: FormState, form: FormData): Promise<FormState> => {
      try {
        return await action(previous, form)
      } catch (error) {
        // What leads to another page is thrown as well.
        if (error instanceof Error && 'digest' in error) throw error
        return { status: 'error', message: words.failed, values: typedValues(form, Object.values(FORM_MARKS)) }
      }
    },
    [action, words.failed],
  )
  // Before hydration React must see the server action itself, or the form has no address to be sent to.
  const [state, submit, isSending] = useActionState(isHydrated ? reliable : action, IDLE)
  const { token } = useFormMarks()
  const answer = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (state.status === 'success') answer.current?.focus()
  }, [state])

  if (state.status === 'success') {
    return (
      <div ref={answer} tabIndex={-1} className="max-w-lg focus:outline-0">
        <Notice kind="good" live>
          <p>
            <strong>{words.sentTitle}</strong>
          </p>
          <p>{state.message}</p>
        </Notice>
      </div>
    )
  }
  const typed: Record<string, string | undefined> = state.values ?? own?.values ?? {}
  const hints: Partial<Record<string, string>> = words.hints
  const field = (name: FieldName) => ({
    id: name,
    label: words.labels[name],
    hint: hints[name],
    error: state.fieldErrors?.[name],
    optional: NEEDED.includes(name) ? undefined : words.optional,
    defaultValue: typed[name] ?? '',
  })
  const line = (name: FieldName & keyof typeof LONGEST) => ({ ...field(name), maxLength: LONGEST[name] })
  return (
    <form action={submit} noValidate className="grid max-w-2xl gap-8">
      <FormSummary state={state} fields={FIELDS.map((name) => ({ name, label: words.labels[name] }))} />
      <p className="text-sm text-quiet">{words.allRequired}</p>
      <fieldset className={GROUP}>
        <legend className={LEGEND}>{words.groups.post}</legend>
        <TextInput {...line('title')} />
        <div className={PAIR}>
          <TextInput {...line('department')} list="departments" />
          <TextInput {...line('designation')} list="designations" />
        </div>
        <div className={PAIR}>
          <TextInput {...line('location')} list="places" autoComplete="address-level2" />
          <SelectInput {...field('type')} options={words.types} defaultValue={typed.type ?? words.types[0]?.[0]} />
        </div>
        <div className={PAIR}>
          <TextInput {...line('experience')} />
          <TextInput {...line('qualification')} />
        </div>
        <TextInput {...line('salary')} />
        <TextArea {...line('description')} rows={6} />
        <TextArea {...line('requirements')} rows={4} />
        <TextInput {...field('deadline')} type="date" min={days.first} max={days.last} />
      </fieldset>
      <fieldset className={GROUP}>
        <legend className={LEGEND}>
          {words.groups.walkIn} <span className="text-base font-normal text-quiet">{words.optional}</span>
        </legend>
        <p className="text-sm text-quiet">{words.walkInLead}</p>
        <div className={UNEVEN_PAIR}>
          <TextInput {...field('walkInAt')} optional={words.optional} type="datetime-local" />
          <TextInput {...field('walkInUntil')} optional={words.optional} type="datetime-local" />
        </div>
        <TextInput {...line('walkInPlace')} />
      </fieldset>
      <fieldset className={GROUP}>
        <legend className={LEGEND}>{words.groups.hospital}</legend>
        <TextInput {...line('institutionName')} autoComplete="organization" />
        <SelectInput {...field('institutionKind')} options={words.kinds} placeholder={words.choose} />
        <CheckboxInput
          id="isConfidential"
          defaultChecked={typed.isConfidential === 'on'}
          label={
            <>
              {words.labels.isConfidential}
              <span className="block text-sm/hint text-quiet">{words.hints.isConfidential}</span>
            </>
          }
        />
        <TextInput {...line('contactName')} autoComplete="name" />
        {!own && <TextInput {...line('email')} type="email" autoComplete="email" inputMode="email" />}
        <TextInput {...line('phone')} type="tel" autoComplete="tel" />
      </fieldset>
      <div className="grid gap-4">
        {!own && (
          <CheckboxInput
            id="consent"
            label={words.labels.consent}
            error={state.fieldErrors?.consent}
            defaultChecked={typed.consent === 'on'}
            required
          />
        )}
        {!own && (
          <p className="text-sm text-quiet">
            {words.consent.before}
            <Link href={pathsIn(language).privacy()} prefetch={false}>
              {words.consent.link}
            </Link>
            {words.consent.after}
          </p>
        )}
        {own && <input type="hidden" name={FORM_MARKS.link} value={own.link} />}
        {token && <input type="hidden" name={FORM_MARKS.formToken} value={token} readOnly />}
        <LanguageInput language={language} />
        <HoneypotInput name={FORM_MARKS.honeypot} label={words.leaveEmpty} />
        <div>
          <Button type="submit" kind="next" disabled={isSending}>
            {isSending ? words.sending : own ? words.changeSubmit : words.submit}
          </Button>
        </div>
      </div>
      <Suggestions id="departments" values={words.suggestions.departments} />
      <Suggestions id="designations" values={words.suggestions.designations} />
      <Suggestions id="places" values={words.suggestions.places} />
    </form>
  )
}

const Suggestions = ({ id, values }: { id: string; values: readonly string[] }) => (
  <datalist id={id}>
    {values.map((value) => (
      <option key={value} value={value} />
    ))}
  </datalist>
)
