'use client'
import { type ReactNode, useState, useSyncExternalStore } from 'react'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'

/** Shows a button in place of a map and loads the map on its press; before that no other site learns of the visit. */
export function MapFrame({
  src,
  title,
  label,
  children,
}: {
  src: string
  title: string
  label: string
  /** What stands there until the map is asked for. */
  children: ReactNode
}) {
  const [isShown, setShown] = useState(false)
  const isHydrated = useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  )
  if (isShown) {
    return (
      <iframe
        className="map"
        src={src}
        title={title}
        referrerPolicy="no-referrer"
        sandbox="allow-scripts allow-same-origin allow-popups"
      />
    )
  }
  return (
    <div className="map map-veil">
      {children}
      {isHydrated && (
        <Button kind="line" onClick={() => setShown(true)}>
          <Icon name="place" /> {label}
        </Button>
      )}
    </div>
  )
}
