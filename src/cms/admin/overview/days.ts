import { dayText as dayIn, momentText as momentIn } from '@/lib/text/format'
import { STUDIO_LANGUAGE } from '@/lib/text/language'

/** A day in words: 31 Dec 2026. */
export const dayText = (instant: string | Date): string => dayIn(STUDIO_LANGUAGE, instant)

/** A day and time in words: 31 Dec 2026, 4:05 pm. */
export const momentText = (instant: string | Date): string => momentIn(STUDIO_LANGUAGE, instant)

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** How long ago an instant was, in one unit: 5 min, 3 h, 2 days. */
export function ageText(instant: string | Date, now: number = Date.now()): string {
  const age = Math.max(0, now - new Date(instant).getTime())
  if (age < HOUR) return `${Math.floor(age / MINUTE)} min`
  if (age < 2 * DAY) return `${Math.floor(age / HOUR)} h`
  return `${Math.floor(age / DAY)} days`
}
