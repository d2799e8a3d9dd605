import { INDIAN_TIME_ZONE } from '../../indian-calendar'
import type { Formats } from './formats'

// Made once: building a formatter costs a hundred times what using it does.
const lists = new Intl.ListFormat('en-IN')
const plurals = new Intl.PluralRules('en-IN')
const collator = new Intl.Collator('en')
const dates = (locale: string, options: Intl.DateTimeFormatOptions, timeZone: string = INDIAN_TIME_ZONE) =>
  new Intl.DateTimeFormat(locale, { ...options, timeZone })

const DATE = { year: 'numeric', month: 'short', day: 'numeric' } as const
const TIME = { hour: 'numeric', minute: '2-digit' } as const
const WEEKDAY = { weekday: 'long', month: 'long', day: 'numeric' } as const
// The specification writes the dates of lists as the United States do.
const shortDates = dates('en-US', DATE)
const days = dates('en-IN', DATE)
const moments = dates('en-IN', { ...DATE, ...TIME })
const clocks = dates('en-IN', TIME)
const weekdays = dates('en-IN', WEEKDAY)
const weekdayMoments = dates('en-IN', { ...WEEKDAY, ...TIME })
const longDays = dates('en-GB', { year: 'numeric', month: 'long', day: 'numeric' }, 'UTC')
const monthsOfYears = dates('en-GB', { year: 'numeric', month: 'long' })
const months = dates('en-GB', { month: 'long' }, 'UTC')

export const inEnglish: Formats = {
  list: (items) => lists.format(items),
  isOne: (amount) => plurals.select(amount) === 'one',
  compare: collator.compare,
  range: (from, to) => `${from} to ${to}`,
  shortDate: (instant) => shortDates.format(instant),
  day: (instant) => days.format(instant),
  days: (from, to) => days.formatRange(from, to),
  moment: (instant) => moments.format(instant),
  clock: (instant) => clocks.format(instant),
  weekday: (instant) => weekdays.format(instant),
  weekdayMoment: (instant) => weekdayMoments.format(instant),
  monthOfYear: (instant) => monthsOfYears.format(instant),
  longDay: (day) => longDays.format(day),
  month: (month) => months.format(new Date(Date.UTC(2000, month))),
}
