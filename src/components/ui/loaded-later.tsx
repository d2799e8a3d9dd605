'use client'
import { type ComponentType, lazy, type ReactNode, Suspense } from 'react'

interface Instead {
  /** What stands there until the script has come, and where it cannot be fetched; nothing unless said. */
  instead?: ReactNode
}

/** A part of a page whose script is fetched when it is first drawn, which is never on the server. */
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
