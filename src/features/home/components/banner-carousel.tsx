'use client'
import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react'
import { homeTexts } from '../texts'
import type { BannerPlayerProps } from './banner-player'

const { banner: texts } = homeTexts

/**
 * The slides as a row that scrolls and snaps, which needs no script. Once the page has settled, and when there is
 * more than one slide, the player is fetched and takes over: automatic advance, wrapping, controls.
 */
export function BannerCarousel({ count, children }: { count: number; children: ReactNode }) {
  const viewport = useRef<HTMLDivElement>(null)
  const [Player, setPlayer] = useState<ComponentType<BannerPlayerProps> | null>(null)

  useEffect(() => {
    if (count < 2) return
    let unwanted = false
    const fetchPlayer = () =>
      void import('./banner-player').then(({ BannerPlayer }) => {
        if (!unwanted) setPlayer(() => BannerPlayer)
      })
    const settle = window.requestIdleCallback ?? ((callback: () => void) => window.setTimeout(callback, 200))
    settle(fetchPlayer)
    return () => {
      unwanted = true
    }
  }, [count])

  if (count < 2) {
    return (
      <section className="banner" aria-label={texts.label}>
        <div className="slides">
          <div className="track">{children}</div>
        </div>
      </section>
    )
  }
  return (
    <section className="banner" aria-roledescription="carousel" aria-label={texts.label}>
      <div ref={viewport} className="slides" tabIndex={Player ? undefined : 0} data-playing={Player ? '' : undefined}>
        <div className="track">{children}</div>
      </div>
      <div className="controls">
        <div className="wrap">
          {Player ? (
            <Player viewport={viewport} count={count} />
          ) : (
            <div className="dots">
              {Array.from({ length: count }, (_, index) => index + 1).map((place) => (
                <a key={place} href={`#slide-${place}`}>
                  <span className="sr">{texts.goTo(place)}</span>
                </a>
              ))}
            </div>
          )}
        </div>
      </div>
    </section>
  )
}
