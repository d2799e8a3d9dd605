'use client'
import { unstable_rethrow } from 'next/navigation'
import {
  Fragment,
  type ReactNode,
  type RefObject,
  useActionState,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react'
import type { ButtonKind } from '@/components/ui/button'
import { type FormState, IDLE, typedValues } from '@/lib/errors/action-result'
import type { Language } from '@/lib/language'
import { PERSON_FIELD } from '@/lib/request/person-field'
import { useOwnDetails } from '@/lib/request/use-own-details'
import { useIsHydrated } from '@/lib/use-is-hydrated'
import { dialogActions } from '../dialog'
import { Icon } from '../icon'
import { Done } from '../messages/notice'
import { notify } from '../messages/notify'
import { HoneypotInput } from './field'
import { FormControls, type FormField, fieldId } from './form-controls'
import { FormSummary, type SummaryField } from './form-summary'
import { LanguageInput } from './hidden-fields'
import { SubmitButton } from './submit-button'

export type FormAction<State extends FormState = FormState> = (before: State, form: FormData) => Promise<State>

interface ActionFormProps<State extends FormState> {
  language: Language
  action: FormAction<State>
  /** Button label, and label while pending. */
  submit: string
  busy: string
  /** Shown if the request failed. */
  failed: string
  fields?: readonly FormField[]
  hidden?: Readonly<Record<string, string | null | undefined>>
  /** Account the form is about: refused if somebody else has signed in by then, see formAction(). */
  person?: string | null
  /** Honeypot field: name and label. */
  trap?: { name: string; label: string }
  /** Prefix of field ids, for pages with several forms. */
  name?: string
  /** Form URL, where the response is shown without script; the page's by default. */
  place?: string
  kind?: ButtonKind
  wide?: boolean
  compact?: boolean
  /** Fields and button side by side. */
  inRow?: boolean
  className?: string
  /** Collapsed under this summary until opened or invalid. */
  fold?: string
  /** Prefills empty fields from the account. */
  knowsSender?: boolean
  /** Success is a toast with script; `stays` shows it on the page, `replaces` instead of the form. */
  success?: 'toast' | 'stays' | 'replaces'
  /** Above the fields, and below a success that replaces the form. */
  lead?: ReactNode
  after?: ReactNode
  beside?: ReactNode
  /** Between the fields and the button. */
  children?: ReactNode | ((state: State) => ReactNode)
  /** Further fields that may have errors, rendered by `children`. */
  drawn?: readonly SummaryField[]
  /** Above the form, by result. */
  above?: (state: State) => ReactNode
  /** Below the form, until success. */
  below?: ReactNode
  /** Instead of the form, after success. */
  sent?: (state: State) => ReactNode
  /** Instead of the form if there is nothing to send; preceded by this form's own success. */
  instead?: ReactNode
  onSuccess?: (state: State) => void
}

/**
 * The form of the public site: a server action, with or without script. Errors appear beside their fields and in a
 * focused summary; input is kept, even on network failure.
 */
export function ActionForm<State extends FormState>(props: ActionFormProps<State>) {
  const { language, fields = [], hidden = {}, success = 'toast', name, children, drawn = [], sent, onSuccess } = props
  const form = useRef<HTMLFormElement>(null)
  const { state, send, round } = useAction(props, form)
  // Without script the page that comes back is that of whoever is signed in by then.
  const person = state.values?.[PERSON_FIELD] || props.person
  const answer = useRef<HTMLDivElement>(null)
  const isHydrated = useIsHydrated()
  useOwnDetails(form, props.knowsSender === true)
  const isTaken = state.status === 'success'
  const isReplaced = isTaken && (success === 'replaces' || sent !== undefined)
  const isShown = isTaken && state.message && (success !== 'toast' || !isHydrated)

  const handled = useRef<State | null>(null)
  useEffect(() => {
    if (state.status !== 'success' || handled.current === state) return
    handled.current = state
    if (success === 'toast' && !sent && state.message) notify({ kind: 'good', text: state.message })
    // The form was longer than its replacement: without focusing, the page would stay scrolled past it.
    answer.current?.focus()
    onSuccess?.(state)
  }, [state, success, sent, onSuccess])

  const notice = isShown && (
    <Done title={state.title}>
      <p>{state.message}</p>
    </Done>
  )
  if (isReplaced)
    return (
      <div ref={answer} tabIndex={-1} className="grid gap-5 focus:outline-0 focus-visible:outline-offset-4">
        {sent ? sent(state) : <div className="max-w-lg">{notice}</div>}
        {props.after}
      </div>
    )
  if (props.instead) return props.instead
  const controls = (
    <>
      <FormControls key={round} form={name} compact={props.compact} fields={fields} state={state} />
      {typeof children === 'function' && <Fragment key={`drawn-${round}`}>{children(state)}</Fragment>}
    </>
  )
  const button = (
    <SubmitButton busy={props.busy} kind={props.kind} wide={props.wide} tall={props.inRow}>
      {props.submit}
    </SubmitButton>
  )
  const whole = (
    <>
      {notice}
      {props.above?.(state)}
      <form ref={form} action={send} noValidate className={props.className ?? 'form'}>
        <LanguageInput language={language} />
        <FormSummary
          state={state}
          fields={[...fields.map((field) => ({ ...field, id: fieldId(name, field) })), ...drawn]}
        />
        {Object.entries(hidden).map(
          ([key, value]) => value && <input key={key} type="hidden" name={key} value={value} readOnly />,
        )}
        {(person || props.knowsSender) && <input type="hidden" name={PERSON_FIELD} defaultValue={person ?? ''} />}
        {props.trap && <HoneypotInput {...props.trap} />}
        {props.lead}
        {props.inRow ? (
          <div className="grid gap-4 sm:flex sm:items-end sm:[&>:first-child]:flex-1">
            {controls}
            {button}
          </div>
        ) : (
          controls
        )}
        {typeof children !== 'function' && children}
        {!props.inRow &&
          (props.wide ? (
            button
          ) : (
            <div className={dialogActions}>
              {button}
              {props.beside}
            </div>
          ))}
      </form>
      {props.below}
    </>
  )
  return props.fold ? (
    <details className="group [&>form]:pt-2 [&>form]:pb-4" open={state.status === 'error' || undefined}>
      <summary className="flex min-h-tap cursor-pointer list-none items-center justify-between font-semibold text-brand [&::-webkit-details-marker]:hidden">
        {props.fold} <Icon name="plus" className="group-open:rotate-45" />
      </summary>
      {whole}
    </details>
  ) : (
    whole
  )
}

/** Last result, submit function, and a key that changes after each rejection. */
function useAction<State extends FormState>(
  { action, failed, place }: ActionFormProps<State>,
  form: RefObject<HTMLFormElement | null>,
) {
  const isHydrated = useIsHydrated()
  const files = useRef(new Map<string, FileList | null>())
  const kept = useCallback<FormAction<State>>(
    async (before, data) => {
      for (const input of fileInputs(form.current)) files.current.set(input.name, input.files)
      try {
        return await action(before, data)
      } catch (error) {
        unstable_rethrow(error)
        return { status: 'error', message: failed, values: typedValues(data) } as State
      }
    },
    [action, failed, form],
  )
  // Before hydration React needs the server action itself, or the form has no URL to post to.
  const [state, send] = useActionState<State, FormData>(
    (isHydrated ? kept : action) as (before: Awaited<State>, form: FormData) => Promise<State>,
    IDLE as Awaited<State>,
    place,
  )
  const [seen, setSeen] = useState(state)
  const [round, setRound] = useState(0)
  if (state !== seen) {
    setSeen(state)
    // Remounting shows the selected options: React resets selects to their defaults.
    if (state.status === 'error') setRound(round + 1)
  }
  // React empties file inputs with the form; only a file that was itself rejected has to be chosen again.
  useEffect(() => {
    if (state.status !== 'error') return
    for (const input of fileInputs(form.current)) {
      const chosen = files.current.get(input.name)
      if (!chosen?.length || state.fieldErrors?.[input.name]) continue
      input.files = chosen
      input.dispatchEvent(new Event('change', { bubbles: true }))
    }
  }, [state, form])
  return { state: state as State, send, round }
}

const fileInputs = (form: HTMLFormElement | null) => form?.querySelectorAll<HTMLInputElement>('input[type=file]') ?? []
