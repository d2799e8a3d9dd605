'use client'
import { toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState, useTransition } from 'react'
import type { callStudio } from './call-studio'

/** Runs calls one at a time, says how each ended, and reads the screen anew. */
export function useDeskCalls() {
  const router = useRouter()
  const [isPending, startTransition] = useTransition()
  const [isBusy, setBusy] = useState(false)

  /** @returns whether the call succeeded; the server's own reason is shown where it gives one */
  async function run(call: () => ReturnType<typeof callStudio>, success: string, failure: string): Promise<boolean> {
    setBusy(true)
    const answer = await call()
    setBusy(false)
    if (answer.ok) toast.success(success)
    else toast.error(answer.message && answer.status < 500 ? `${failure}: ${answer.message}` : failure)
    startTransition(() => router.refresh())
    return answer.ok
  }

  return { run, isBusy, isPending }
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
