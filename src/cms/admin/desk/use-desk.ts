'use client'
import { toast, useAuth } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useEffect, useRef, useState, useTransition } from 'react'

interface Refusal {
  ok: false
  status: number
  code: string | null
  message: string | null
  fieldErrors: Record<string, string>
}
export type StudioResult<T> = { ok: true; data: T } | Refusal

interface PayloadErrors {
  errors?: { message?: string; data?: { code?: string; errors?: { path?: string; message?: string }[] } }[]
  error?: string
  message?: string
}

/**
 * Calls Payload's REST API or a custom endpoint as the person signed in.
 * @returns the body, or the server's error; never throws
 */
export async function callStudio<T>(
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
  url: string,
  body?: unknown,
): Promise<StudioResult<T>> {
  try {
    const response = await fetch(url, {
      method,
      credentials: 'same-origin',
      headers: body === undefined ? {} : { 'content-type': 'application/json' },
      body: body === undefined ? undefined : JSON.stringify(body),
    })
    const result = (await response.json().catch(() => ({}))) as T & PayloadErrors
    if (response.ok && !result.errors?.length) return { ok: true, data: result }
    const first = result.errors?.[0]
    const fieldErrors: Record<string, string> = {}
    for (const { path, message } of first?.data?.errors ?? []) if (path && message) fieldErrors[path] ??= message
    return {
      ok: false,
      status: response.status,
      code: first?.data?.code ?? null,
      message: first?.message ?? result.error ?? result.message ?? null,
      fieldErrors,
    }
  } catch {
    return { ok: false, status: 0, code: null, message: null, fieldErrors: {} }
  }
}

/** What failed, with the server's reason if it gives one. */
export function withReason(failure: string, { status, message, fieldErrors }: Refusal): string {
  // Payload's message lists technical field names; the first field error is readable.
  const reason = Object.values(fieldErrors)[0] ?? message
  return reason && status < 500 ? `${failure}: ${reason}` : failure
}

/** Body that moves records to the trash; the server sets the time. */
export const moveToTrash = () => ({ deletedAt: new Date().toISOString() })

/** Query of a REST URL that selects records: `?where[id][in][0]=…`. */
export const whereIds = (ids: readonly string[]): string =>
  `?${ids.map((id, index) => `where[id][in][${index}]=${encodeURIComponent(id)}`).join('&')}&limit=0&depth=0`

/** Whether the server answers, and to the same person. */
async function isStillSignedIn(id: unknown): Promise<boolean> {
  const me = await callStudio<{ user: { id: unknown } | null }>('GET', '/api/users/me?depth=0')
  return me.ok && me.data.user?.id === id
}

/** Runs calls one at a time, reports each result, refreshes the screen, and keeps the focus. */
export function useDeskCalls() {
  const router = useRouter()
  const { user } = useAuth()
  const [isPending, startTransition] = useTransition()
  const [isBusy, setBusy] = useState(false)
  const [errors, setErrors] = useState<Record<string, string>>({})
  const pressed = useRef<Element>(null)

  useEffect(() => {
    if (isBusy || isPending || !pressed.current) return
    focusAgain(pressed.current)
    pressed.current = null
  }, [isBusy, isPending])

  // Unmounted with what was acted on, such as the last row of a table.
  useEffect(
    () => () => {
      if (pressed.current) focusAgain(null)
    },
    [],
  )

  /** @returns whether the call succeeded; shows the server's reason if it gives one */
  async function run(call: () => ReturnType<typeof callStudio>, success: string, failure: string): Promise<boolean> {
    pressed.current = document.activeElement
    setBusy(true)
    const result = await call()
    setBusy(false)
    setErrors(result.ok ? {} : result.fieldErrors)
    if (result.ok) toast.success(success)
    else toast.error(withReason(failure, result))
    // Offline or signed out, a refresh would leave the screen, and what is typed on it.
    if (result.ok || (await isStillSignedIn(user?.id))) startTransition(() => router.refresh())
    return result.ok
  }

  /** Calls with toasts for success and failure. */
  const send = ([success, failure]: readonly [string, string], ...call: Parameters<typeof callStudio>) =>
    run(() => callStudio(...call), success, failure)

  /** `errors`: field errors of the last call. */
  return { run, send, errors, isBusy, isPending }
}

export interface Selection {
  selected: string[]
  isAll: boolean
  clear: () => void
  tickAll: (isOn: boolean) => void
  tick: (id: string, isOn: boolean) => void
}

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
 * Restores the focus to the pressed element once it can be focused again: a button disabled while busy has lost it. If
 * it is gone with its row, focuses the screen, so that Tab continues from there.
 */
export function focusAgain(pressed: Element | null): void {
  const isLost = document.activeElement === null || document.activeElement === document.body
  if (!isLost) return
  const isThere = pressed instanceof HTMLElement && pressed.isConnected && pressed !== document.body
  const target = isThere ? pressed : document.querySelector<HTMLElement>('main')
  target?.focus()
}
