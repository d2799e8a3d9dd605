'use client'
import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react'
import { fill } from '@/lib/text/fill'
import type { PlayerWords } from '../texts'
import { DOT, DOTS } from './banner-dots'
import type { BannerPlayerProps } from './banner-player'

/** The player finds the frame by this name. */
const FRAME = 'banner relative overflow-clip bg-sunk'
const SLIDES =
  'snap-x snap-mandatory overflow-x-auto [scrollbar-width:none] data-playing:snap-none data-playing:overflow-clip'

/**
 * The slides as a row that scrolls and snaps, which needs no script. Once the page has settled, and when there is
 * more than one slide, the player is fetched and takes over: automatic advance, wrapping, controls.
 */
export function BannerCarousel({ count, words, children }: { count: number; words: PlayerWords; children: ReactNode }) {
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
      <section className={FRAME} aria-label={words.label}>
        <div className={SLIDES}>
          <div className="flex">{children}</div>
        </div>
      </section>
    )
  }
  return (
    <section className={FRAME} aria-roledescription="carousel" aria-label={words.label}>
      <div ref={viewport} className={SLIDES} tabIndex={Player ? undefined : 0} data-playing={Player ? '' : undefined}>
        <div className="flex">{children}</div>
      </div>
      <div className="max-lg:bg-paper lg:pointer-events-none lg:absolute lg:inset-x-0 lg:bottom-0 lg:z-2">
        <div className="wrap flex min-h-17 items-center gap-1 lg:[&>*]:pointer-events-auto">
          {Player ? (
            <Player viewport={viewport} count={count} words={words} />
          ) : (
            <div className={DOTS}>
              {Array.from({ length: count }, (_, index) => index + 1).map((place) => (
                <a key={place} className={DOT} href={`#slide-${place}`}>
                  <span className="sr-only">{fill(words.goTo, { place })}</span>
                </a>
              ))}
            </div>
          )}
        </div>
      </div>
    </section>
  )
}
