import { indianDay, startOfIndianDay } from '@/lib/calendar/indian-calendar'
import type { Language } from '@/lib/language'
import { clockText, enumerated, weekdayMoment } from '@/lib/text/format'
import { jobMessages } from '../../messages'
import type { WalkInView } from '../view'

/** "Wednesday, 2 December at 9:00 am until 1:00 pm", in India. */
export function walkInMoment(language: Language, { at, until }: WalkInView): string {
  const { walkIn } = jobMessages(language)
  const moment = weekdayMoment(language, at)
  return until ? walkIn.until(moment, clockText(language, until)) : walkIn.from(moment)
}

/** The same with the place to come to. */
export const walkInText = (language: Language, walkIn: WalkInView, place: string | null): string =>
  enumerated(language, [walkInMoment(language, walkIn), ...(place ? [place] : [])])

interface Dated {
  walkInAt?: string | null
  deadline?: string | null
}

/** Whether a walk-in interview would end before it begins, or on another day of India. */
export const endsBeforeWalkIn = (until: Date, at: Date): boolean => until <= at || indianDay(until) !== indianDay(at)

/**
 * The instant of a day typed into a date field (2026-12-31). Vacancies end on a calendar day; the middle of that day in
 * UTC is the same day everywhere from Kathmandu to London.
 */
export const dayAsInstant = (day: string): string => `${day}T12:00:00.000Z`

/**
 * The last day of a vacancy with a walk-in interview: never before the interview, which is also the last day where
 * nothing else is said. A day that came from an earlier date of the interview moves with it.
 * @param before the vacancy as it was, if it was
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

/** Whether a walk-in interview is over: at its end, or with the day where no end is stated. */
export function isWalkInOver(at: string, until: string | null, now: Date = new Date()): boolean {
  return until ? new Date(until) < now : startOfIndianDay(at) < startOfIndianDay(now)
}
