/*
 * The days of this product are those of India, which keeps one time all year. Everything that asks for a day, a clock or
 * "today" asks here, in the application and in SQL.
 */

export const INDIAN_TIME_ZONE = 'Asia/Kolkata'
/** The clock of India as an ISO instant states it. */
export const INDIAN_OFFSET = '+05:30'

const OFFSET_MILLISECONDS = 330 * 60_000
const DAY_MILLISECONDS = 24 * 60 * 60_000

/** The clock of India at an instant, written as if it were UTC: its UTC fields are those of the Indian calendar. */
export const indianClock = (instant: string | Date): Date => new Date(new Date(instant).getTime() + OFFSET_MILLISECONDS)

/** The calendar day of an instant, as a date field has it: 2026-12-31. */
export const indianDay = (instant: string | Date): string => indianClock(instant).toISOString().slice(0, 10)

/** Day and time of an instant, as a field for both has it: 2026-12-31T23:59. */
export const indianMinute = (instant: string | Date): string => indianClock(instant).toISOString().slice(0, 16)

/** An instant as the clock of India shows it: 2026-12-31T23:59:59+05:30. */
export const indianTime = (instant: string | Date): string =>
  `${indianClock(instant).toISOString().slice(0, 19)}${INDIAN_OFFSET}`

/** The instant at which the clock of India shows a minute: of 2026-12-31T23:59. */
export const instantOfIndianMinute = (minute: string): Date => new Date(`${minute}:00${INDIAN_OFFSET}`)

/** Whether a text is a minute that the clock of India shows: `Date` takes 29 February of any year for 1 March. */
export function isIndianMinute(text: string): boolean {
  const instant = instantOfIndianMinute(text)
  return !Number.isNaN(instant.getTime()) && indianMinute(instant) === text
}

/** The first moment of an instant's day, as an instant. */
export function startOfIndianDay(instant: string | Date = new Date()): Date {
  const clock = indianClock(instant)
  return new Date(clock.setUTCHours(0, 0, 0, 0) - OFFSET_MILLISECONDS)
}

/** The last second of an instant's day, as an instant. */
export const endOfIndianDay = (instant: string | Date): Date =>
  new Date(startOfIndianDay(instant).getTime() + DAY_MILLISECONDS - 1000)

/** Whole calendar days from one instant to another; negative when the second is earlier. */
export const indianDaysBetween = (from: Date, to: Date): number =>
  Math.round((startOfIndianDay(to).getTime() - startOfIndianDay(from).getTime()) / DAY_MILLISECONDS)

/** For SQL: a column or an expression that is an instant, as the clock of India shows it, without a time zone. */
export const indianClockSql = (instant: string): string => `(${instant} at time zone '${INDIAN_TIME_ZONE}')`

/** For SQL: the first moment of today. */
export const startOfTodaySql = `(date_trunc('day', ${indianClockSql('now()')}) at time zone '${INDIAN_TIME_ZONE}')`
