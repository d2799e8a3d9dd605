'use client'
import { type FormEvent, type ReactNode, type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { focusAgain } from '../desk/use-desk'
import { changedNames, currentValues, defaultValues, type FormValues, fillIn, followServer } from './form-values'
import { LeaveGuard } from './leave-guard'

export interface DeskFormProps {
  /**
   * Saves the form.
   * @param changed the names of the fields that somebody changed, so that a save does not undo what others did meanwhile
   * @returns whether it is saved
   */
  onSave: (data: FormData, changed: readonly string[]) => Promise<boolean>
  /** What the server holds, where the screen is read anew while the form is open. */
  values?: FormValues
  /** Whether the form is empty again once it is saved, ready for the next. */
  isEmptiedBySaving?: boolean
  formRef?: RefObject<HTMLFormElement | null>
  /** Whether its fields stand beside something, over the whole width. */
  isWide?: boolean
  children: ReactNode
}

const NOTHING: FormValues = {}

/**
 * A form of a desk. What somebody typed or chose stays until it is saved, whatever else happens on the screen, and
 * leaving with something unsaved asks.
 */
export function DeskForm({ onSave, values = NOTHING, isEmptiedBySaving = false, ...props }: DeskFormProps) {
  const { formRef, isWide = false, children } = props
  const own = useRef<HTMLFormElement>(null)
  const ref = formRef ?? own
  const saved = useRef<FormValues>(NOTHING)
  const served = useRef(values)
  const [isUnsaved, setUnsaved] = useState(false)
  const pressed = useRef<Element>(null)
  const [saves, setSaves] = useState(0)

  const compare = useCallback(() => {
    if (ref.current) setUnsaved(changedNames(currentValues(ref.current), saved.current).length > 0)
  }, [ref])

  useEffect(() => {
    if (!ref.current) return
    saved.current = defaultValues(ref.current)
    compare()
  }, [ref, compare])

  useEffect(() => {
    const form = ref.current
    if (!form || served.current === values) return
    const change = { before: served.current, after: values }
    served.current = values
    const next = followServer(change, { now: currentValues(form), saved: saved.current })
    saved.current = next.saved
    fillIn(form, next.fill)
    compare()
  }, [values, ref, compare])

  useEffect(() => {
    if (saves > 0) focusAgain(pressed.current)
  }, [saves])

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const sent = currentValues(form)
    pressed.current = document.activeElement
    const isSaved = await onSave(new FormData(form), changedNames(sent, saved.current))
    setSaves((count) => count + 1)
    if (!isSaved) return
    // What was typed while it was being saved is not saved yet.
    if (isEmptiedBySaving && changedNames(currentValues(form), sent).length === 0) form.reset()
    else if (!isEmptiedBySaving) saved.current = { ...saved.current, ...sent }
    compare()
  }

  return (
    <>
      <form
        ref={ref}
        className={`grid grid-cols-1 gap-[1.1rem] ${isWide ? '' : 'max-w-184'}`}
        onSubmit={submit}
        onInput={compare}
        onChange={compare}
        noValidate
      >
        {children}
      </form>
      <LeaveGuard isUnsaved={isUnsaved} />
    </>
  )
}
