'use client'
import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react'
import type { DrawingFile } from '@/components/drawings/drawing-files'
import { fill } from '@/lib/text/fill'
import type { PlayerLabels } from '../messages'
import { DOTS } from './banner-dots'
import type { BannerPlayerProps } from './banner-player'

/** Name by which the player finds the frame. On wide screens search and controls overlay the slides. */
const FRAME = 'banner relative bg-sunk lg:grid lg:grid-cols-[minmax(0,1fr)] lg:*:[grid-area:1/1]'
const SLIDES = 'snap-x snap-mandatory overflow-x-auto [scrollbar-width:none]'
// The row styles its slides, so that none repeats it.
const SLIDE = '*:relative *:grid *:min-w-0 *:flex-[0_0_100%] *:snap-start *:grid-rows-[1fr_auto]'
const WORDS =
  '[&_.wrap]:relative [&_.wrap]:z-1 [&_.wrap]:grid [&_.wrap]:grid-cols-[minmax(0,1fr)] [&_.wrap]:wrap-anywhere [&_.wrap]:content-start [&_.wrap]:justify-items-start [&_.wrap]:gap-3.5 [&_.wrap]:pt-[clamp(1.5rem,0.5rem+4vw,3.5rem)] [&_.wrap]:pb-5 lg:[&_.wrap]:pb-86 [&_h2]:max-w-[20em] [&_h2]:text-h1 [&_h2]:tracking-[-0.015em]'
const ON_SLIDES = 'lg:pointer-events-none lg:z-2 lg:*:pointer-events-auto'
const CONTROLS =
  'flex min-h-17 items-center gap-1 lg:mt-5 lg:min-h-0 lg:rounded-card lg:border lg:border-rule lg:bg-paper lg:p-1'

interface BannerCarouselProps {
  count: number
  messages: PlayerLabels
  search: ReactNode
  street: DrawingFile | undefined
  facts: ReactNode
  children: ReactNode
}

/**
 * Slides as a scroll-snapping row, which needs no script. Once the page is idle, and with more than one slide, the
 * player loads and adds autoplay, wrapping and controls.
 * @param search below the slides' text
 * @param street below the search on phones
 * @param facts below both, and on phones before the controls
 */
export function BannerCarousel({ count, messages, search, street, facts, children }: BannerCarouselProps) {
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

  const isCarousel = count > 1
  return (
    <div className={FRAME} data-wants-script={isCarousel || undefined}>
      <section
        className="overflow-clip"
        aria-roledescription={isCarousel ? 'carousel' : undefined}
        aria-label={messages.label}
      >
        <div ref={viewport} className={SLIDES} tabIndex={isCarousel && !Player ? 0 : undefined}>
          <div className={`flex ${SLIDE} ${WORDS}`}>{children}</div>
        </div>
      </section>
      <div className={`wrap ${ON_SLIDES} lg:self-end lg:pb-5`}>
        <div className="lg:w-128">{search}</div>
      </div>
      <img
        {...street}
        alt=""
        className="mt-5 block h-36 w-full max-w-none object-cover object-[74%_100%] lg:hidden"
        decoding="async"
      />
      <div className="bg-paper lg:row-start-2!">{facts}</div>
      {isCarousel && (
        <div className="max-lg:bg-paper lg:pointer-events-none lg:z-2 lg:self-start">
          <div className="wrap lg:flex lg:justify-end lg:*:pointer-events-auto">
            {/* biome-ignore lint/a11y/useSemanticElements: buttons that play slides are no fields of a form */}
            <div role="group" aria-label={messages.controls} className={CONTROLS}>
              {Player ? (
                <Player viewport={viewport} count={count} messages={messages} />
              ) : (
                <div className={DOTS}>
                  {Array.from({ length: count }, (_, index) => index + 1).map((place) => (
                    <a key={place} href={`#slide-${place}`}>
                      <span className="sr-only">{fill(messages.goTo, { place })}</span>
                    </a>
                  ))}
                </div>
              )}
            </div>
          </div>
        </div>
      )}
    </div>
  )
}
