'use client'
import { useEffect, useSyncExternalStore } from 'react'
import { Notice } from '@/components/ui/messages/notice'
import { notify } from '@/components/ui/messages/notify'
import type { FormState } from '@/lib/refusals/action-result'

const never = () => () => undefined

/**
 * What became of a form. A failure stays above it; a success is a toast where scripts run and a notice where they
 * do not. `stays` keeps a success on the page, when there is something in it to read.
 */
export function FormOutcome({ state, stays }: { state: FormState; stays?: boolean }) {
  const hasScripts = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  useEffect(() => {
    if (state.status === 'success' && state.message && !stays) notify({ kind: 'good', text: state.message })
  }, [state, stays])

  if (state.status === 'idle' || !state.message) return null
  if (state.status === 'success' && hasScripts && !stays) return null
  return (
    <Notice kind={state.status === 'error' ? 'bad' : 'good'} live>
      <p>{state.message}</p>
    </Notice>
  )
}
