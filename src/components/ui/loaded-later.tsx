'use client'
import { type ComponentType, lazy, type ReactNode, Suspense } from 'react'

interface Instead {
  /** Fallback until the script loads, and if it fails; nothing by default. */
  instead?: ReactNode
}

/** A component whose script loads on first render; never rendered on the server. */
export function loadedLater<Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) {
  const Loaded = lazy(() =>
    load().catch((): { default: ComponentType<Props & Instead> } => ({ default: ({ instead }) => instead })),
  ) as ComponentType<Props & Instead>
  return (props: Props & Instead) => (
    <Suspense fallback={props.instead}>
      <Loaded {...props} />
    </Suspense>
  )
}
