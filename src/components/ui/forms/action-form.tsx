'use client'
import { unstable_rethrow } from 'next/navigation'
import { Fragment, type ReactNode, useActionState, useCallback, useEffect, useRef, useState } from 'react'
import type { ButtonKind } from '@/components/ui/button'
import { type FormState, IDLE, typedValues } from '@/lib/errors/action-result'
import type { Language } from '@/lib/language'
import { useOwnDetails } from '@/lib/request/use-own-details'
import { useIsHydrated } from '@/lib/use-is-hydrated'
import { dialogActions } from '../dialog'
import { Fold } from '../fold'
import { Notice } from '../messages/notice'
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
  /** The words of the button, and those while the answer is awaited. */
  submit: string
  busy: string
  /** Said where the form never reached the server. */
  failed: string
  fields?: readonly FormField[]
  /** What the page knows and nobody types. */
  hidden?: Readonly<Record<string, string | null | undefined>>
  /** The field that only programs fill in: its name and its words. */
  trap?: { name: string; label: string }
  /** Names the form where a page has several; the ids of its fields begin with it. */
  name?: string
  /** URL of the form itself, where without script the answer is read; the page's unless stated. */
  place?: string
  kind?: ButtonKind
  wide?: boolean
  compact?: boolean
  /** Fields and button beside each other. */
  inRow?: boolean
  className?: string
  /** Folded under this line until it is asked for, or something is wrong. */
  fold?: string
  /** Fills empty fields with what the account of who is signed in says. */
  knowsSender?: boolean
  /** A success is a toast where scripts run; `stays` has it on the page, `replaces` in the place of the form. */
  success?: 'toast' | 'stays' | 'replaces'
  /** Stands above the fields, and below what a success that replaces the form says. */
  lead?: ReactNode
  after?: ReactNode
  /** Beside the button. */
  beside?: ReactNode
  /** Between the fields and the button. */
  children?: ReactNode | ((state: State) => ReactNode)
  /** Further fields that an answer may be about, drawn by `children`. */
  drawn?: readonly SummaryField[]
  /** Above the form, by what it was answered. */
  above?: (state: State) => ReactNode
  /** Below the form, until it was taken. */
  below?: ReactNode
  /** In the form's place, once it was taken. */
  sent?: (state: State) => ReactNode
  /** In the form's place where there is nothing to send; a success of this very form is told before it. */
  instead?: ReactNode
  onSuccess?: (state: State) => void
}

/**
 * The one form of the public site: a server action, with or without script. Errors stand beside their fields and in a
 * summary that takes the focus; what was typed stays, also where the connection breaks.
 */
export function ActionForm<State extends FormState>(props: ActionFormProps<State>) {
  const { language, fields = [], hidden = {}, success = 'toast', name, children, drawn = [], sent, onSuccess } = props
  const { state, send, round } = useAction(props)
  const form = useRef<HTMLFormElement>(null)
  const answer = useRef<HTMLDivElement>(null)
  const isHydrated = useIsHydrated()
  useOwnDetails(form, props.knowsSender === true)
  const isTaken = state.status === 'success'
  const isReplaced = isTaken && (success === 'replaces' || sent !== undefined)
  const isShown = isTaken && state.message && (success !== 'toast' || !isHydrated)

  const told = useRef<State | null>(null)
  useEffect(() => {
    if (state.status !== 'success' || told.current === state) return
    told.current = state
    if (success === 'toast' && !sent && state.message) notify({ kind: 'good', text: state.message })
    // The form was longer than what stands in its place: without the focus the page would stay scrolled past it.
    answer.current?.focus()
    onSuccess?.(state)
  }, [state, success, sent, onSuccess])

  const notice = isShown && (
    <Notice kind="good" live>
      {state.title && (
        <p>
          <strong>{state.title}</strong>
        </p>
      )}
      <p>{state.message}</p>
    </Notice>
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
    <Fold title={props.fold} isOpen={state.status === 'error'}>
      {whole}
    </Fold>
  ) : (
    whole
  )
}

/** The action's last answer, how to send, and a number that is another one after each answer that refuses. */
function useAction<State extends FormState>({ action, failed, place }: ActionFormProps<State>) {
  const isHydrated = useIsHydrated()
  const kept = useCallback<FormAction<State>>(
    async (before, form) => {
      try {
        return await action(before, form)
      } catch (error) {
        unstable_rethrow(error)
        return { status: 'error', message: failed, values: typedValues(form) } as State
      }
    },
    [action, failed],
  )
  // Before hydration React must see the server action itself, or the form has no address to be sent to.
  const [state, send] = useActionState<State, FormData>(
    (isHydrated ? kept : action) as (before: Awaited<State>, form: FormData) => Promise<State>,
    IDLE as Awaited<State>,
    place,
  )
  const [seen, setSeen] = useState(state)
  const [round, setRound] = useState(0)
  if (state !== seen) {
    setSeen(state)
    // Drawn anew, lists show what was chosen: React resets them to what they held first.
    if (state.status === 'error') setRound(round + 1)
  }
  return { state: state as State, send, round }
}
