import type { Me } from './signed-in'

/** The person as the browser knows them; `me` is undefined until the answer of /api/me is there. */
export interface KnownMe {
  me: Me | undefined
  error: unknown
}

export const UNKNOWN: KnownMe = { me: undefined, error: undefined }

let known = UNKNOWN
const listeners = new Set<() => void>()

export const knownMe = () => known

/** Hands what was read to every component that asks. */
export function publishMe(read: KnownMe): void {
  known = read
  for (const listener of listeners) listener()
}

/** @returns the function that ends it */
export function onMe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
