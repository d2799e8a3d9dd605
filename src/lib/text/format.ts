import type { Country } from '../vocabulary'
import { inEnglish } from './formats/english'
import type { Formats } from './formats/formats'
import { inHindi } from './formats/hindi'
import type { Language } from './language'

/** Town, state and country in one line; what is unknown is left out, and a city that is its own state stands once. */
export const placeText = (...parts: (string | null | undefined)[]): string =>
  parts.filter((part, index) => part && part !== parts[index - 1]).join(', ')

const FORMATS: Record<Language, Formats> = { en: inEnglish, hi: inHindi }

// Both languages write figures, and lists that are no sentence, alike.
const numbers = new Intl.NumberFormat('en-IN')
const enumerations = new Intl.ListFormat('en-IN', { type: 'unit', style: 'short' })

/** Rupees with the Indian grouping and sign, without paise: 1800000 is "₹18,00,000". */
export const rupees = (language: Language, amount: number): string => `₹${grouped(language, Math.round(amount))}`

/** Nepali rupees, which no sign tells from Indian ones: "NPR 40,00,000". */
export const nepaliRupees = (language: Language, amount: number): string =>
  `NPR ${grouped(language, Math.round(amount))}`

/** An amount as a country counts it: "₹18,00,000", of Nepal "NPR 18,00,000". */
export const money = (language: Language, amount: number, country: Country | null): string =>
  country === 'Nepal' ? nepaliRupees(language, amount) : rupees(language, amount)

/** Two amounts and all between them: "₹1,53,571 to ₹43,11,950". */
export const moneyRange = (language: Language, from: number, to: number, country: Country | null): string =>
  FORMATS[language].range(money(language, from, country), money(language, to, country))

/** A date in the short form of the specification ("Jan 12, 2025"), as the calendar of India has it. */
export const shortDate = (language: Language, date: string | Date): string =>
  FORMATS[language].shortDate(new Date(date))

/** A day in words, in India: 31 Dec 2026. */
export const dayText = (language: Language, instant: string | Date): string => FORMATS[language].day(new Date(instant))

/** Two days and all between them, in India: 24–27 Nov 2026; one day where they are the same. */
export const dayRange = (language: Language, from: string | Date, to: string | Date): string =>
  FORMATS[language].days(new Date(from), new Date(to))

/** A day and time in words, in India: 31 Dec 2026, 4:05 pm. */
export const momentText = (language: Language, instant: string | Date): string =>
  FORMATS[language].moment(new Date(instant))

/** The time of day, in India: "4:05 pm". */
export const clockText = (language: Language, instant: string | Date): string =>
  FORMATS[language].clock(new Date(instant))

/** A day with its weekday, in India: "Saturday, 21 November". */
export const weekdayText = (language: Language, instant: string | Date): string =>
  FORMATS[language].weekday(new Date(instant))

/** A moment as people in India say it: "Monday, 23 November at 9:00 am". */
export const weekdayMoment = (language: Language, instant: string | Date): string =>
  FORMATS[language].weekdayMoment(new Date(instant))

/** A day of the calendar in words, which nobody can read otherwise: 2027-01-15 is "15 January 2027". */
export const dayInWords = (language: Language, day: string): string =>
  FORMATS[language].longDay(new Date(`${day}T12:00:00.000Z`))

/** The name of a month, January being 0. */
export const monthName = (language: Language, month: number): string => FORMATS[language].month(month)

/** The month of an instant with its year, in India: "June 2026". */
export const monthOf = (language: Language, instant: string | Date): string =>
  FORMATS[language].monthOfYear(new Date(instant))

/** Two texts in the order of a dictionary, for sorting what people read. */
export const compareMessages = (language: Language, one: string, other: string): number =>
  FORMATS[language].compare(one, other)

/** Two keys, slugs or names of fields in an order that is the same everywhere, for what machines read. */
export const compareKeys = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0)

/** A number with the Indian grouping: 123456 is "1,23,456". */
export const grouped = (_language: Language, amount: number): string => numbers.format(amount)

/** The form of a phrase that goes with an amount; which amounts are "one" is the language's own rule. */
export const plural = (language: Language, amount: number, forms: { one: string; other: string }): string =>
  FORMATS[language].isOne(amount) ? forms.one : forms.other

/** "A", "A and B", "A, B and C". */
export const listed = (language: Language, items: readonly string[]): string => FORMATS[language].list(items)

/** "A", "A, B", "A, B, C": for lists that are no part of a sentence. */
export const enumerated = (_language: Language, items: readonly string[]): string => enumerations.format(items)

const letters = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/** What a reader takes for the first letter of a word, with the marks that belong to it. */
export function firstLetter(word: string): string {
  for (const { segment } of letters.segment(word)) return segment
  return ''
}

/** Words with what ends a sentence. */
export const asSentence = (language: Language, words: string): string => `${words}${language === 'hi' ? '।' : '.'}`
