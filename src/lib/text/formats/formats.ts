/** How a language writes days, times and lists. An instant is told as the clocks of India have it. */
export interface Formats {
  /** "A", "A and B", "A, B and C". */
  list: (items: readonly string[]) => string
  isOne: (amount: number) => boolean
  compare: (one: string, other: string) => number
  range: (from: string, to: string) => string
  shortDate: (instant: Date) => string
  day: (instant: Date) => string
  days: (from: Date, to: Date) => string
  moment: (instant: Date) => string
  clock: (instant: Date) => string
  weekday: (instant: Date) => string
  weekdayMoment: (instant: Date) => string
  monthOfYear: (instant: Date) => string
  /** A day of the calendar, at noon of Greenwich. */
  longDay: (day: Date) => string
  /** January being 0. */
  month: (month: number) => string
}
