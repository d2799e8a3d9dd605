import { INDIAN_TIME_ZONE } from '../indian-calendar'
import type { Language, WrittenLanguage } from './language'

/** Town, state and country in one line; what is unknown is left out, and a city that is its own state stands once. */
export const placeText = (...parts: (string | null | undefined)[]): string =>
  parts.filter((part, index) => part && part !== parts[index - 1]).join(', ')

// Made once: building a formatter costs a hundred times what using it does.
const numbers: Record<WrittenLanguage, Intl.NumberFormat> = {
  en: new Intl.NumberFormat('en-IN'),
  hi: new Intl.NumberFormat('hi-IN-u-nu-latn'),
}
const pluralRules: Record<WrittenLanguage, Intl.PluralRules> = {
  en: new Intl.PluralRules('en-IN'),
  hi: new Intl.PluralRules('hi-IN'),
}
const englishList = new Intl.ListFormat('en-IN')
const lists: Record<WrittenLanguage, (items: readonly string[]) => string> = {
  en: (items) => englishList.format(items),
  // `Intl` would put a comma before the "and".
  hi: (items) => [items.slice(0, -1).join(', '), ...items.slice(-1)].filter(Boolean).join(' और '),
}
const enumerations: Record<WrittenLanguage, Intl.ListFormat> = {
  en: new Intl.ListFormat('en-IN', { type: 'unit', style: 'short' }),
  hi: new Intl.ListFormat('hi-IN', { type: 'unit', style: 'short' }),
}
const collators: Record<Language, Intl.Collator> = { en: new Intl.Collator('en') }

const DATE = { year: 'numeric', month: 'short', day: 'numeric' } as const
const TIME = { hour: 'numeric', minute: '2-digit' } as const
const dates = (locale: string, options: Intl.DateTimeFormatOptions, timeZone: string = INDIAN_TIME_ZONE) =>
  new Intl.DateTimeFormat(locale, { ...options, timeZone })

// The specification writes the dates of lists as the United States do.
const shortDates: Record<Language, Intl.DateTimeFormat> = { en: dates('en-US', DATE) }
const days: Record<Language, Intl.DateTimeFormat> = { en: dates('en-IN', DATE) }
const moments: Record<Language, Intl.DateTimeFormat> = { en: dates('en-IN', { ...DATE, ...TIME }) }
const clocks: Record<Language, Intl.DateTimeFormat> = { en: dates('en-IN', TIME) }
const weekdays: Record<Language, Intl.DateTimeFormat> = {
  en: dates('en-IN', { weekday: 'long', month: 'long', day: 'numeric', ...TIME }),
}
const weekdayDays: Record<Language, Intl.DateTimeFormat> = {
  en: dates('en-IN', { weekday: 'long', month: 'long', day: 'numeric' }),
}
const longDays: Record<Language, Intl.DateTimeFormat> = {
  en: dates('en-GB', { year: 'numeric', month: 'long', day: 'numeric' }, 'UTC'),
}
const monthsOfYears: Record<Language, Intl.DateTimeFormat> = {
  en: dates('en-GB', { year: 'numeric', month: 'long' }),
}
const months: Record<Language, Intl.DateTimeFormat> = { en: dates('en-GB', { month: 'long' }, 'UTC') }

/** Rupees with the Indian grouping and sign, without paise: 1800000 is "₹18,00,000". */
export const rupees = (language: WrittenLanguage, amount: number): string => `₹${grouped(language, Math.round(amount))}`

const ranges: Record<WrittenLanguage, (from: string, to: string) => string> = {
  en: (from, to) => `${from} to ${to}`,
  hi: (from, to) => `${from} से ${to}`,
}

/** Two amounts of rupees and all between them: "₹1,53,571 to ₹43,11,950". */
export const rupeeRange = (language: WrittenLanguage, from: number, to: number): string =>
  ranges[language](rupees(language, from), rupees(language, to))

/** Nepali rupees, which no sign tells from Indian ones: "NPR 40,00,000". */
export const nepaliRupees = (language: WrittenLanguage, amount: number): string =>
  `NPR ${grouped(language, Math.round(amount))}`

/** A date in the short form of the specification ("Jan 12, 2025"), as the calendar of India has it. */
export const shortDate = (language: Language, date: string | Date): string =>
  shortDates[language].format(new Date(date))

/** A day in words, in India: 31 Dec 2026. */
export const dayText = (language: Language, instant: string | Date): string => days[language].format(new Date(instant))

/** Two days and all between them, in India: 24–27 Nov 2026; one day where they are the same. */
export const dayRange = (language: Language, from: string | Date, to: string | Date): string =>
  days[language].formatRange(new Date(from), new Date(to))

/** A day and time in words, in India: 31 Dec 2026, 4:05 pm. */
export const momentText = (language: Language, instant: string | Date): string =>
  moments[language].format(new Date(instant))

/** The time of day, in India: "4:05 pm". */
export const clockText = (language: Language, instant: string | Date): string =>
  clocks[language].format(new Date(instant))

/** A day with its weekday, in India: "Saturday, 21 November". */
export const weekdayText = (language: Language, instant: string | Date): string =>
  weekdayDays[language].format(new Date(instant))

/** A moment as people in India say it: "Monday, 23 November at 9:00 am". */
export const weekdayMoment = (language: Language, instant: string | Date): string =>
  weekdays[language].format(new Date(instant))

/** A day of the calendar in words, which nobody can read otherwise: 2027-01-15 is "15 January 2027". */
export const dayInWords = (language: Language, day: string): string =>
  longDays[language].format(new Date(`${day}T12:00:00.000Z`))

/** The name of a month, January being 0. */
export const monthName = (language: Language, month: number): string =>
  months[language].format(new Date(Date.UTC(2000, month)))

/** The month of an instant with its year, in India: "June 2026". */
export const monthOf = (language: Language, instant: string | Date): string =>
  monthsOfYears[language].format(new Date(instant))

/** Two texts in the order of a dictionary, for sorting what people read. */
export const compareMessages = (language: Language, one: string, other: string): number =>
  collators[language].compare(one, other)

/** Two keys, slugs or names of fields in an order that is the same everywhere, for what machines read. */
export const compareKeys = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0)

/** A number with the Indian grouping: 123456 is "1,23,456". */
export const grouped = (language: WrittenLanguage, amount: number): string => numbers[language].format(amount)

/** The form of a phrase that goes with an amount; which amounts are "one" is the language's own rule. */
export const plural = (language: WrittenLanguage, amount: number, forms: { one: string; other: string }): string =>
  pluralRules[language].select(amount) === 'one' ? forms.one : forms.other

/** "A", "A and B", "A, B and C". */
export const listed = (language: WrittenLanguage, items: readonly string[]): string => lists[language](items)

/** "A", "A, B", "A, B, C": for lists that are no part of a sentence. */
export const enumerated = (language: WrittenLanguage, items: readonly string[]): string =>
  enumerations[language].format(items)

const letters = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/** What a reader takes for the first letter of a word, with the marks that belong to it. */
export function firstLetter(word: string): string {
  for (const { segment } of letters.segment(word)) return segment
  return ''
}
