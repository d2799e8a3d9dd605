'use client'
import Autoplay from 'embla-carousel-autoplay'
import useEmblaCarousel from 'embla-carousel-react'
import { type RefObject, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { controlLook } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { fill } from '@/lib/text/fill'
import type { PlayerWords } from '../texts'
import { DOTS } from './banner-dots'

/** Time a slide stays, in milliseconds (specification, section 9). */
const SLIDE_TIME = 5000
const CALM = '(prefers-reduced-motion: reduce)'

export interface BannerPlayerProps {
  viewport: RefObject<HTMLDivElement | null>
  count: number
  words: PlayerWords
}

const watchCalm = (changed: () => void) => {
  const query = window.matchMedia(CALM)
  query.addEventListener('change', changed)
  return () => query.removeEventListener('change', changed)
}

/**
 * Plays the slides: every five seconds, wrapping, resting while the pointer or the focus is on the banner and for
 * as long as the visitor has paused. Who asked for less motion gets no automatic advance until they press play,
 * and slides that change without moving.
 */
export function BannerPlayer({ viewport, count, words }: BannerPlayerProps) {
  const isCalm = useSyncExternalStore(watchCalm, () => window.matchMedia(CALM).matches)
  const [choice, setChoice] = useState<'playing' | 'paused' | null>(null)
  const isPlaying = choice ? choice === 'playing' : !isCalm
  const [selected, setSelected] = useState(0)

  // The plugin starts again whenever the pointer leaves; only without it does a pause last.
  const plugins = useMemo(
    () =>
      isPlaying
        ? [
            Autoplay({
              delay: SLIDE_TIME,
              stopOnMouseEnter: true,
              stopOnInteraction: false,
              stopOnFocusIn: true,
              jump: isCalm,
              rootNode: (root) => root.closest<HTMLElement>('.banner') ?? root,
            }),
          ]
        : [],
    [isPlaying, isCalm],
  )
  const [attach, carousel] = useEmblaCarousel({ loop: true, duration: isCalm ? 0 : 22 }, plugins)

  useEffect(() => attach(viewport.current), [attach, viewport])

  useEffect(() => {
    if (!carousel) return
    const show = () => {
      const now = carousel.selectedScrollSnap()
      setSelected(now)
      // What cannot be seen must not take the focus either.
      carousel.slideNodes().forEach((slide, index) => {
        slide.inert = index !== now
      })
    }
    show()
    carousel.on('select', show).on('reInit', show)
    return () => {
      carousel.off('select', show).off('reInit', show)
    }
  }, [carousel])

  return (
    <>
      <button
        type="button"
        className={controlLook}
        aria-label={isPlaying ? words.pause : words.play}
        onClick={() => setChoice(isPlaying ? 'paused' : 'playing')}
      >
        <Icon name={isPlaying ? 'pause' : 'play'} />
      </button>
      <button
        type="button"
        className={controlLook}
        aria-label={words.previous}
        onClick={() => carousel?.scrollPrev(isCalm)}
      >
        <Icon name="back" />
      </button>
      <button
        type="button"
        className={controlLook}
        aria-label={words.next}
        onClick={() => carousel?.scrollNext(isCalm)}
      >
        <Icon name="arrow" />
      </button>
      <div className={DOTS}>
        {Array.from({ length: count }, (_, index) => index).map((index) => (
          <button
            type="button"
            key={index}
            aria-label={fill(words.goTo, { place: index + 1 })}
            aria-current={index === selected ? 'true' : undefined}
            onClick={() => carousel?.scrollTo(index, isCalm)}
          />
        ))}
      </div>
      <p className="sr-only" aria-live={isPlaying ? 'off' : 'polite'}>
        {fill(words.slide, { place: selected + 1, count })}
      </p>
    </>
  )
}
