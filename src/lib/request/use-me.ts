'use client'
import { useSyncExternalStore } from 'react'
import type { MeChange } from './me-reader'
import { currentMe, onMe, UNKNOWN } from './me-store'

export type { Me } from './signed-in'

/** Updates the cached value, for an optimistic change; without arguments refetches it. */
async function mutate(...change: MeChange): Promise<void> {
  // If the reader's script cannot be fetched, the visitor counts as anonymous, and the next page tries again.
  const reader = await import('./me-reader').catch(() => null)
  await reader?.changeMe(...change)
}

/** Who is signed in, as known to the browser; `MeSource` fetches it once for all components. */
export function useMe() {
  const { me, error } = useSyncExternalStore(onMe, currentMe, () => UNKNOWN)
  return { me, error, mutate }
}
