'use client'
import { toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useEffect, useRef, useState, useTransition } from 'react'

export type StudioAnswer<T> =
  | { ok: true; data: T }
  | { ok: false; status: number; code: string | null; message: string | null; fieldErrors: Record<string, string> }

interface PayloadErrors {
  errors?: { message?: string; data?: { code?: string; errors?: { path?: string; message?: string }[] } }[]
  error?: string
  message?: string
}

/**
 * Calls Payload's REST API, or an endpoint of ours beside it, as the person who is signed in.
 * @returns the body, or what the server says against it; never throws
 */
export async function callStudio<T>(
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
  url: string,
  body?: unknown,
): Promise<StudioAnswer<T>> {
  try {
    const response = await fetch(url, {
      method,
      credentials: 'same-origin',
      headers: body === undefined ? {} : { 'content-type': 'application/json' },
      body: body === undefined ? undefined : JSON.stringify(body),
    })
    const answer = (await response.json().catch(() => ({}))) as T & PayloadErrors
    if (response.ok && !answer.errors?.length) return { ok: true, data: answer }
    const first = answer.errors?.[0]
    const fieldErrors: Record<string, string> = {}
    for (const { path, message } of first?.data?.errors ?? []) if (path && message) fieldErrors[path] ??= message
    return {
      ok: false,
      status: response.status,
      code: first?.data?.code ?? null,
      message: first?.message ?? answer.error ?? answer.message ?? null,
      fieldErrors,
    }
  } catch {
    return { ok: false, status: 0, code: null, message: null, fieldErrors: {} }
  }
}

/** What moves records to the trash; the server decides the moment. */
export const moveToTrash = () => ({ deletedAt: new Date().toISOString() })

/** The part of a REST address that names records: `?where[id][in][0]=…`. */
export const whereIds = (ids: readonly string[]): string =>
  `?${ids.map((id, index) => `where[id][in][${index}]=${encodeURIComponent(id)}`).join('&')}&limit=0&depth=0`

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

/**
 * Gives the focus back to what was pressed, once it can have it again: a button that was disabled while it worked has
 * lost it. Where it is gone with its row, the screen itself has the focus, so that Tab goes on from there.
 */
export function focusAgain(pressed: Element | null): void {
  const isLost = document.activeElement === null || document.activeElement === document.body
  if (!isLost) return
  const isThere = pressed instanceof HTMLElement && pressed.isConnected && pressed !== document.body
  const target = isThere ? pressed : document.querySelector<HTMLElement>('main')
  target?.focus()
}
