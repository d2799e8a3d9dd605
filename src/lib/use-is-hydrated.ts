'use client'
import { useSyncExternalStore } from 'react'

const noSubscription = () => () => undefined

/** False in the server's HTML and until hydration, true afterwards. */
export const useIsHydrated = () =>
  useSyncExternalStore(
    noSubscription,
    () => true,
    () => false,
  )
