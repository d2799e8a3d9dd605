'use client'
import { type ReactNode, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'

const MAP = 'relative h-88 w-full overflow-clip rounded-card border border-rule'

interface MapFrameProps {
  src: string
  title: string
  label: string
  /** Placeholder until the map is requested. */
  children: ReactNode
}

/** A button that loads the map; before that no other site learns of the visit. */
export function MapFrame({ src, title, label, children }: MapFrameProps) {
  const [isShown, setShown] = useState(false)
  if (isShown) {
    return (
      <iframe
        className={MAP}
        src={src}
        title={title}
        referrerPolicy="no-referrer"
        sandbox="allow-scripts allow-same-origin allow-popups"
      />
    )
  }
  return (
    <div
      className={`${MAP} grid place-content-center justify-items-center gap-3 bg-sunk p-6 text-center noscript:hidden`}
    >
      {children}
      <Button kind="line" className="relative bg-raised" onClick={() => setShown(true)}>
        <Icon name="place" /> {label}
      </Button>
    </div>
  )
}
