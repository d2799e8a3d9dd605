'use client'
import { useSyncExternalStore } from 'react'
import type { MeChange } from './me-reader'
import { knownMe, onMe, UNKNOWN } from './me-store'

export type { Me } from './signed-in'

/** Takes a changed copy, for an act that shows at once; without arguments it reads anew. */
async function mutate(...change: MeChange): Promise<void> {
  // Whoever cannot fetch the reader has been shown nobody, and the next page reads anew.
  const reader = await import('./me-reader').catch(() => null)
  await reader?.changeMe(...change)
}

/** The person as the browser knows them, whom `MeSource` reads once for all who ask. */
export function useMe() {
  const { me, error } = useSyncExternalStore(onMe, knownMe, () => UNKNOWN)
  return { me, error, mutate }
}
