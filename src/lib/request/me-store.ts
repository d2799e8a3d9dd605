import type { Me } from './signed-in'

/** Who is signed in, as known to the browser; `me` is undefined until /api/me has responded. */
export interface KnownMe {
  me: Me | undefined
  error: unknown
}

export const UNKNOWN: KnownMe = { me: undefined, error: undefined }

let known = UNKNOWN
const listeners = new Set<() => void>()

export const currentMe = () => known

/** Publishes what was fetched to every subscriber. */
export function publishMe(read: KnownMe): void {
  known = read
  for (const listener of listeners) listener()
}

/** @returns function to unsubscribe */
export function onMe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
