'use client'
import Link from 'next/link'
import { useActionState, useCallback, useEffect, useRef } from 'react'
import { Button } from '@/components/ui/button'
import { classNames } from '@/components/ui/class-names'
import { CheckboxInput, HoneypotInput, SelectInput, TextArea, TextInput } from '@/components/ui/forms/field'
import { FormSummary } from '@/components/ui/forms/form-summary'
import { LanguageInput } from '@/components/ui/forms/language-input'
import { useFormMarks } from '@/components/ui/forms/use-form-marks'
import { Notice } from '@/components/ui/messages/notice'
import { type FormState, IDLE, typedValues } from '@/lib/errors/action-result'
import { pathsIn } from '@/lib/paths/paths'
import type { Language } from '@/lib/text/language'
import { useIsHydrated } from '@/lib/use-is-hydrated'
import { changeVacancy, sendVacancy } from '../actions'
import { FORM_MARKS } from '../schema'
import type { PostingControl, PostingLabels } from './posting-labels'

const PAIR = 'grid gap-[1.35rem] sm:grid-cols-2'
const GROUP = 'grid gap-[1.35rem] border-t border-rule pt-5'
const LEGEND = 'float-left mb-4 w-full text-h3 font-semibold [&+*]:clear-both'

interface PostingFormProps {
  language: Language
  words: PostingLabels
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
  const isShown = ({ name }: PostingControl) => !own || name !== 'email'
  const controls = words.groups.flatMap(({ rows }) => rows.flat())
  const control = (one: PostingControl) => (
    <Control
      key={one.name}
      {...one}
      words={words}
      days={days}
      typed={typed[one.name]}
      error={state.fieldErrors?.[one.name]}
    />
  )
  return (
    <form action={submit} noValidate className="grid max-w-2xl gap-8">
      <FormSummary state={state} fields={[...controls, { name: 'consent', label: words.agreed }]} />
      <p className="text-sm text-quiet">{words.allRequired}</p>
      {words.groups.map(({ name, legend, lead, rows }) => (
        <fieldset key={name} className={GROUP}>
          <legend className={LEGEND}>
            {legend}
            {lead && <span className="text-base font-normal text-quiet"> {words.optional}</span>}
          </legend>
          {lead && <p className="text-sm text-quiet">{lead}</p>}
          {rows.map((row) =>
            row.length === 1 ? (
              row.filter(isShown).map(control)
            ) : (
              // With a hint over one of the two they stand on one line below it.
              <div key={row[0]?.name} className={classNames(PAIR, lead ? 'sm:items-end' : 'sm:items-start')}>
                {row.map(control)}
              </div>
            ),
          )}
        </fieldset>
      ))}
      <div className="grid gap-4">
        {!own && (
          <CheckboxInput
            id="consent"
            label={words.agreed}
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
          <Button type="submit" disabled={isSending}>
            {isSending ? words.sending : own ? words.changeSubmit : words.submit}
          </Button>
        </div>
      </div>
    </form>
  )
}

const AUTO_COMPLETE: Partial<Record<PostingControl['name'], string>> = {
  location: 'address-level2',
  institutionName: 'organization',
  contactName: 'name',
  email: 'email',
  phone: 'tel',
}
const TYPES: Partial<Record<PostingControl['kind'], string>> = {
  day: 'date',
  moment: 'datetime-local',
  email: 'email',
  phone: 'tel',
}

function Control({
  name,
  kind,
  label,
  hint,
  most,
  isRequired,
  options,
  suggestions,
  words,
  days,
  typed,
  error,
}: PostingControl & Pick<PostingFormProps, 'words' | 'days'> & { typed?: string; error?: string }) {
  if (kind === 'tick') {
    const lines = (
      <>
        {label}
        <span className="block text-sm/hint text-quiet">{hint}</span>
      </>
    )
    return <CheckboxInput id={name} defaultChecked={typed === 'on'} label={lines} />
  }
  const frame = { id: name, label, hint, error, optional: isRequired ? undefined : words.optional }
  if (options) {
    const first = isRequired ? options[0]?.[0] : ''
    const none = isRequired ? undefined : words.choose
    return <SelectInput {...frame} options={options} placeholder={none} defaultValue={typed ?? first} />
  }
  const shared = { ...frame, maxLength: most, defaultValue: typed ?? '' }
  if (kind === 'text') return <TextArea {...shared} rows={name === 'description' ? 6 : 4} />
  return (
    <>
      <TextInput
        {...shared}
        {...(kind === 'day' ? { min: days.first, max: days.last } : {})}
        type={TYPES[kind] ?? 'text'}
        inputMode={kind === 'email' ? 'email' : undefined}
        autoComplete={AUTO_COMPLETE[name]}
        list={suggestions && `${name}-list`}
      />
      {suggestions && (
        <datalist id={`${name}-list`}>
          {suggestions.map((value) => (
            <option key={value} value={value} />
          ))}
        </datalist>
      )}
    </>
  )
}
