import { INDIAN_TIME_ZONE } from '../../calendar/indian-calendar'

/** Formats of dates, times and lists in a language. Instants are shown in Indian time. */
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
  /** A calendar day, given as noon UTC. */
  longDay: (day: Date) => string
  /** January is 0. */
  month: (month: number) => string
}

// Created once: constructing a formatter costs a hundred times as much as using it.
const lists = new Intl.ListFormat('en-IN')
const plurals = new Intl.PluralRules('en-IN')
const collator = new Intl.Collator('en')
const dates = (locale: string, options: Intl.DateTimeFormatOptions, timeZone: string = INDIAN_TIME_ZONE) =>
  new Intl.DateTimeFormat(locale, { ...options, timeZone })

const DATE = { year: 'numeric', month: 'short', day: 'numeric' } as const
const TIME = { hour: 'numeric', minute: '2-digit' } as const
const WEEKDAY = { weekday: 'long', month: 'long', day: 'numeric' } as const
const days = dates('en-IN', DATE)
const months = dates('en-GB', { month: 'long' }, 'UTC')

export const inEnglish: Formats = {
  list: (items) => lists.format(items),
  isOne: (amount) => plurals.select(amount) === 'one',
  compare: collator.compare,
  range: (from, to) => `${from} to ${to}`,
  // The specification uses the US date format in lists.
  shortDate: dates('en-US', DATE).format,
  day: days.format,
  days: (from, to) => days.formatRange(from, to),
  moment: dates('en-IN', { ...DATE, ...TIME }).format,
  clock: dates('en-IN', TIME).format,
  weekday: dates('en-IN', WEEKDAY).format,
  weekdayMoment: dates('en-IN', { ...WEEKDAY, ...TIME }).format,
  monthOfYear: dates('en-GB', { year: 'numeric', month: 'long' }).format,
  longDay: dates('en-GB', { year: 'numeric', month: 'long', day: 'numeric' }, 'UTC').format,
  month: (month) => months.format(new Date(Date.UTC(2000, month))),
}
