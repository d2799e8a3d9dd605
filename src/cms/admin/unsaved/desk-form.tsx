'use client'
import { type FormEvent, type ReactNode, type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { focusAgain } from '../desk/use-desk'
import { changedNames, currentValues, defaultValues, type FormValues, fillIn, followServer } from './form-values'
import { LeaveGuard } from './leave-guard'

export interface DeskFormProps {
  /**
   * Saves the form.
   * @param changed names of the fields that were edited, so that a save does not undo others' changes
   * @returns whether it was saved
   */
  onSave: (data: FormData, changed: readonly string[]) => Promise<boolean>
  /** The server's values, when the screen refreshes while the form is open. */
  values?: FormValues
  /** Whether saving clears the form for the next entry. */
  isEmptiedBySaving?: boolean
  formRef?: RefObject<HTMLFormElement | null>
  /** Full width, when the form is beside something. */
  isWide?: boolean
  children: ReactNode
}

const NOTHING: FormValues = {}

/**
 * A form of a desk. Input stays until it is saved, whatever else happens on the screen, and leaving with unsaved
 * changes asks.
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
    // Edits made while saving are not saved yet.
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
