'use client'
import { useActionState, useCallback, useEffect, useRef } from 'react'
import { type FormState, IDLE, typedValues } from '@/lib/refusals/action-result'
import { useOwnDetails } from '@/lib/request/use-own-details'
import { useIsHydrated } from '@/lib/use-is-hydrated'

/**
 * A form with a server action, with or without script. What a call that never reaches the server would have sent stays
 * in the form, and the answer takes the focus.
 * @param failed what is said of such a call
 * @param marks names of the fields that carry no answer of the person
 * @returns `answer` for the element that holds what is said, `fields` for the form
 */
export function useKeptForm(
  action: (before: FormState, form: FormData) => Promise<FormState>,
  failed: string,
  marks: Readonly<Record<string, string>>,
) {
  const isHydrated = useIsHydrated()
  const kept = useCallback(
    async (before: FormState, form: FormData): Promise<FormState> => {
      try {
        return await action(before, form)
      } catch {
        return { status: 'error', message: failed, values: typedValues(form, Object.values(marks)) }
      }
    },
    [action, failed, marks],
  )
  // Before hydration React must see the server action itself, or the form has no address to be sent to.
  const [state, submit, isSending] = useActionState(isHydrated ? kept : action, IDLE)
  const answer = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (state.status !== 'idle') answer.current?.focus()
  }, [state])
  const fields = useRef<HTMLFormElement>(null)
  useOwnDetails(fields)
  return { state, submit, isSending, answer, fields }
}
