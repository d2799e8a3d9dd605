'use client'
import { useEffect, useSyncExternalStore } from 'react'
import { FormSummary, type SummaryField } from '@/components/ui/forms/form-summary'
import { Notice } from '@/components/ui/messages/notice'
import { notify } from '@/components/ui/messages/notify'
import type { FormState } from '@/lib/refusals/action-result'

const never = () => () => undefined

/**
 * What became of a form. A failure stays above it, with a link to each field that needs mending; a success is a toast
 * where scripts run and a notice where they do not. `stays` keeps a success on the page, when there is something in it
 * to read.
 */
export function FormOutcome({
  state,
  fields,
  stays,
}: {
  state: FormState
  /** The fields that an answer may be about, in their order. */
  fields?: readonly SummaryField[]
  stays?: boolean
}) {
  const hasScripts = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  useEffect(() => {
    if (state.status === 'success' && state.message && !stays) notify({ kind: 'good', text: state.message })
  }, [state, stays])

  const isShown = state.status === 'success' && state.message && (!hasScripts || stays)
  return (
    <>
      <FormSummary state={state} fields={fields} />
      {isShown && (
        <Notice kind="good" live>
          <p>{state.message}</p>
        </Notice>
      )}
    </>
  )
}
