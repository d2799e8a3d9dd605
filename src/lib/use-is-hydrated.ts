'use client'
import { useSyncExternalStore } from 'react'

const noSubscription = () => () => undefined

/** False while the server's HTML is all there is, true from hydration on. */
export const useIsHydrated = () =>
  useSyncExternalStore(
    noSubscription,
    () => true,
    () => false,
  )
