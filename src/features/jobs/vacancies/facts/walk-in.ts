import { indianDay, startOfIndianDay } from '@/lib/calendar/indian-calendar'
import type { Language } from '@/lib/language'
import { clockText, enumerated, weekdayMoment } from '@/lib/text/format'
import type { Job } from '@/payload-types'
import { jobMessages } from '../../messages'

/** When people can come without an appointment. */
export type WalkInView = NonNullable<ReturnType<typeof walkInView>>

/** A walk-in interview as of a given day, with ISO instants; null without one. */
export function walkInView({ walkInAt: at, walkInUntil }: Partial<Pick<Job, 'walkInAt' | 'walkInUntil'>>, now?: Date) {
  const until = walkInUntil ?? null
  return at ? { at, until, isOver: isWalkInOver(at, until, now) } : null
}

/** "Wednesday, 2 December at 9:00 am until 1:00 pm", in India. */
export function walkInMoment(language: Language, { at, until }: WalkInView): string {
  const { walkIn } = jobMessages(language)
  const moment = weekdayMoment(language, at)
  return until ? walkIn.until(moment, clockText(language, until)) : walkIn.from(moment)
}

/** The same with its place. */
export const walkInText = (language: Language, walkIn: WalkInView, place: string | null): string =>
  enumerated(language, [walkInMoment(language, walkIn), ...(place ? [place] : [])])

interface Dated {
  walkInAt?: string | null
  deadline?: string | null
}

/** Whether a walk-in interview would end before it begins, or on another day of India. */
export const endsBeforeWalkIn = (until: Date, at: Date): boolean => until <= at || indianDay(until) !== indianDay(at)

/**
 * The instant of a day from a date field (2026-12-31): noon UTC, which is the same calendar day everywhere from Kathmandu
 * to London.
 */
export const dayAsInstant = (day: string): string => `${day}T12:00:00.000Z`

/**
 * The deadline of a vacancy with a walk-in interview: the interview's day, unless a later one is stated. A deadline that
 * was derived from the interview moves with it.
 * @param before the previous version, if any
 */
export function deadlineWithWalkIn({ walkInAt, deadline }: Dated, before?: Dated): string | null {
  if (!walkInAt) return deadline ?? null
  const followed =
    before?.walkInAt && before.deadline && indianDay(before.deadline) === indianDay(before.walkInAt)
      ? indianDay(before.deadline)
      : null
  const stated = deadline && indianDay(deadline) !== followed ? deadline : null
  return stated && startOfIndianDay(stated) >= startOfIndianDay(walkInAt) ? stated : dayAsInstant(indianDay(walkInAt))
}

/** Whether a walk-in interview is over: at its end, or at the end of its day. */
export function isWalkInOver(at: string, until: string | null, now: Date = new Date()): boolean {
  return until ? new Date(until) < now : startOfIndianDay(at) < startOfIndianDay(now)
}
