'use client'
import { type ComponentType, lazy, Suspense } from 'react'

/**
 * A part of a page whose script is fetched when it is first drawn, never on the server. Where the script cannot be
 * fetched there is nothing, so that the page goes on without it.
 */
export function loadedLater<Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) {
  const Loaded = lazy(() => load().catch(() => ({ default: (_: Props) => null })))
  return (props: Props) => (
    <Suspense fallback={null}>
      <Loaded {...props} />
    </Suspense>
  )
}
