'use client'
import { type RefObject, useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import { controlLook } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { fill } from '@/lib/text/fill'
import type { PlayerLabels } from '../messages'
import { DOTS } from './banner-dots'

/** Milliseconds per slide (specification, section 9). */
const SLIDE_TIME = 5000
/** Milliseconds without scrolling that count as settled, in browsers without `scrollend`. */
const REST_TIME = 120
/** Prefers reduced motion; without hover, reading cannot be detected. */
const STILL = '(prefers-reduced-motion: reduce), (hover: none)'
const CALM = '(prefers-reduced-motion: reduce)'

/** The visitor's choice until the site is closed: it survives navigation. */
let lastChoice: 'playing' | 'paused' | null = null

export interface BannerPlayerProps {
  viewport: RefObject<HTMLDivElement | null>
  count: number
  messages: PlayerLabels
}

function useMedia(condition: string): boolean {
  const watch = useCallback(
    (changed: () => void) => {
      const query = window.matchMedia(condition)
      query.addEventListener('change', changed)
      return () => query.removeEventListener('change', changed)
    },
    [condition],
  )
  return useSyncExternalStore(watch, () => window.matchMedia(condition).matches)
}

/**
 * Whether the banner, its search and controls included, is hovered or focused, except for focus on Play, which was
 * pressed to play.
 */
function useIsRead(viewport: BannerPlayerProps['viewport']): boolean {
  const [isPointedAt, setPointedAt] = useState(false)
  const [isFocused, setFocused] = useState(false)
  useEffect(() => {
    const banner = viewport.current?.closest('.banner')
    if (!banner) return
    setPointedAt(banner.matches(':hover'))
    setFocused(banner.querySelector(':focus:not([data-play])') !== null)
    const listening = new AbortController()
    const listen = (name: string, act: (event: Event) => void) =>
      banner.addEventListener(name, act, { signal: listening.signal })
    listen('mouseenter', () => setPointedAt(true))
    listen('mouseleave', () => setPointedAt(false))
    listen('focusin', ({ target }) => setFocused(target instanceof Element && !target.matches('[data-play]')))
    listen('focusout', () => setFocused(false))
    return () => listening.abort()
  }, [viewport])
  return isPointedAt || isFocused
}

/**
 * Plays the slides: every five seconds, wrapping, paused while hovered or focused and as long as the visitor has
 * paused. With reduced motion or without hover nothing plays until Play is pressed; with reduced motion slides switch
 * without animation.
 */
export function BannerPlayer({ viewport, count, messages }: BannerPlayerProps) {
  const isCalm = useMedia(CALM)
  const isStill = useMedia(STILL)
  const [choice, setChoice] = useState(lastChoice)
  const isPlaying = choice ? choice === 'playing' : !isStill
  const isRead = useIsRead(viewport)
  const [selected, setSelected] = useState(0)

  const show = useCallback(
    (index: number) => {
      const row = viewport.current
      const next = (index + count) % count
      setSelected(next)
      row?.scrollTo({ left: next * row.clientWidth, behavior: isCalm ? 'instant' : 'smooth' })
    },
    [viewport, count, isCalm],
  )

  useEffect(() => {
    const row = viewport.current
    if (!row) return
    const see = () => setSelected(Math.round(row.scrollLeft / row.clientWidth))
    see()
    // A swipe passes other slides; the target is known once it settles.
    let timer: ReturnType<typeof setTimeout>
    const seeLater = () => {
      clearTimeout(timer)
      timer = setTimeout(see, REST_TIME)
    }
    const [event, onEvent] = 'onscrollend' in row ? (['scrollend', see] as const) : (['scroll', seeLater] as const)
    row.addEventListener(event, onEvent, { passive: true })
    return () => {
      clearTimeout(timer)
      row.removeEventListener(event, onEvent)
    }
  }, [viewport])

  useEffect(() => {
    // Hidden slides must not be focusable.
    Array.from(viewport.current?.firstElementChild?.children ?? []).forEach((slide, index) => {
      slide.toggleAttribute('inert', index !== selected)
    })
  }, [viewport, selected])

  // Every slide gets its full time, however it was reached.
  useEffect(() => {
    if (!isPlaying || isRead) return
    const timer = setTimeout(() => show(selected + 1), SLIDE_TIME)
    return () => clearTimeout(timer)
  }, [isPlaying, isRead, selected, show])

  return (
    <>
      <button
        type="button"
        className={controlLook}
        aria-label={isPlaying ? messages.pause : messages.play}
        data-play=""
        onClick={() => {
          lastChoice = isPlaying ? 'paused' : 'playing'
          setChoice(lastChoice)
        }}
      >
        <Icon name={isPlaying ? 'pause' : 'play'} />
      </button>
      <button type="button" className={controlLook} aria-label={messages.previous} onClick={() => show(selected - 1)}>
        <Icon name="back" />
      </button>
      <button type="button" className={controlLook} aria-label={messages.next} onClick={() => show(selected + 1)}>
        <Icon name="arrow" />
      </button>
      <div className={DOTS}>
        {Array.from({ length: count }, (_, index) => index).map((index) => (
          <button
            type="button"
            key={index}
            aria-label={fill(messages.goTo, { place: index + 1 })}
            aria-current={index === selected ? 'true' : undefined}
            onClick={() => show(index)}
          />
        ))}
      </div>
      <p className="sr-only" aria-live={isPlaying ? 'off' : 'polite'}>
        {fill(messages.slide, { place: selected + 1, count })}
      </p>
    </>
  )
}
