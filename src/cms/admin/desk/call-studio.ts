'use client'

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
