import { indianDay, startOfIndianDay } from '@/lib/indian-calendar'
import { dayText as dayIn, momentText as momentIn } from '@/lib/text/format'
import { STUDIO_LANGUAGE } from '@/lib/text/language'

/** A day in words: 31 Dec 2026. */
export const dayText = (instant: string | Date): string => dayIn(STUDIO_LANGUAGE, instant)

/** A day and time in words: 31 Dec 2026, 4:05 pm. */
export const momentText = (instant: string | Date): string => momentIn(STUDIO_LANGUAGE, instant)

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** How long something took, in one unit: 5 min, 3 h, 2 days. */
export function durationText(milliseconds: number): string {
  if (milliseconds < HOUR) return `${Math.floor(milliseconds / MINUTE)} min`
  if (milliseconds < 2 * DAY) return `${Math.floor(milliseconds / HOUR)} h`
  return `${Math.floor(milliseconds / DAY)} days`
}

/** How long ago an instant was, in one unit: 5 min, 3 h, 2 days. */
export const ageText = (instant: string | Date, now: number = Date.now()): string =>
  durationText(Math.max(0, now - new Date(instant).getTime()))

/** How many days a chart of the Overview shows, today included. */
const CHART_DAYS = 30

/** The first moment that a chart of the Overview shows. */
export const chartStart = (): Date => new Date(startOfIndianDay().getTime() - (CHART_DAYS - 1) * DAY)

/**
 * A bar for each day of the chart, those without anything included.
 * @param counts how many on each day of India that has any, such as 2026-12-31
 */
export function daysOfChart(counts: readonly { day: string; count: string }[]): { label: string; count: number }[] {
  const perDay = new Map(counts.map(({ day, count }) => [day, Number(count)]))
  const first = chartStart().getTime()
  return Array.from({ length: CHART_DAYS }, (_, index) => {
    const start = new Date(first + index * DAY)
    return { label: dayText(start), count: perDay.get(indianDay(start)) ?? 0 }
  })
}
