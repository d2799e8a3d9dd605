'use client'
import { toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useEffect, useRef, useState, useTransition } from 'react'
import { callStudio } from './call-studio'
import { focusAgain } from './focus-again'

/** Runs calls one at a time, says how each ended, reads the screen anew, and leaves the focus where it was. */
export function useDeskCalls() {
  const router = useRouter()
  const [isPending, startTransition] = useTransition()
  const [isBusy, setBusy] = useState(false)
  const [errors, setErrors] = useState<Record<string, string>>({})
  const pressed = useRef<Element>(null)

  useEffect(() => {
    if (isBusy || isPending || !pressed.current) return
    focusAgain(pressed.current)
    pressed.current = null
  }, [isBusy, isPending])

  // What held this is gone with what was acted on, the last row of a table for one.
  useEffect(
    () => () => {
      if (pressed.current) focusAgain(null)
    },
    [],
  )

  /** @returns whether the call succeeded; the server's own reason is shown where it gives one */
  async function run(call: () => ReturnType<typeof callStudio>, success: string, failure: string): Promise<boolean> {
    pressed.current = document.activeElement
    setBusy(true)
    const answer = await call()
    setBusy(false)
    setErrors(answer.ok ? {} : answer.fieldErrors)
    if (answer.ok) toast.success(success)
    else {
      // Payload's own sentence names fields as programs call them; what stands beside the first one is for people.
      const reason = Object.values(answer.fieldErrors)[0] ?? answer.message
      toast.error(reason && answer.status < 500 ? `${failure}: ${reason}` : failure)
    }
    startTransition(() => router.refresh())
    return answer.ok
  }

  /** Calls with the words for a success and for a failure. */
  const send = ([success, failure]: readonly [string, string], ...call: Parameters<typeof callStudio>) =>
    run(() => callStudio(...call), success, failure)

  /** `errors`: what stands beside the fields that the last call was refused for. */
  return { run, send, errors, isBusy, isPending }
}

export interface Selection {
  selected: string[]
  isAll: boolean
  clear: () => void
  tickAll: (isOn: boolean) => void
  tick: (id: string, isOn: boolean) => void
}

/** Which rows of a page are ticked. */
export function useSelection(ids: readonly string[]): Selection {
  const [ticked, setTicked] = useState<string[]>([])
  const selected = ids.filter((id) => ticked.includes(id))
  return {
    selected,
    isAll: ids.length > 0 && selected.length === ids.length,
    clear: () => setTicked([]),
    tickAll: (isOn: boolean) => setTicked(isOn ? [...ids] : []),
    tick: (id: string, isOn: boolean) => setTicked(isOn ? [...ticked, id] : ticked.filter((other) => other !== id)),
  }
}
