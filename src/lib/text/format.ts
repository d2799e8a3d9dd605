import type { Language } from '../language'
import type { Country } from '../vocabulary'
import { type Formats, inEnglish } from './formats/english'
import { inHindi } from './formats/hindi'
import { latinDigits } from './normal-forms/latin-digits'

/** Town, state and country in one line; unknown parts are omitted, and a city that is its own state appears once. */
export const placeText = (...parts: (string | null | undefined)[]): string =>
  parts.filter((part, index) => part && part !== parts[index - 1]).join(', ')

const FORMATS: Record<Language, Formats> = { en: inEnglish, hi: inHindi }

// Numbers, and lists outside sentences, are the same in both languages.
const numbers = new Intl.NumberFormat('en-IN')
const enumerations = new Intl.ListFormat('en-IN', { type: 'unit', style: 'short' })

/** Rupees with the Indian grouping and sign, without paise: 1800000 is "₹18,00,000". */
export const rupees = (language: Language, amount: number): string => `₹${grouped(language, Math.round(amount))}`

/** Nepali rupees, which no sign distinguishes from Indian ones: "NPR 40,00,000". */
export const nepaliRupees = (language: Language, amount: number): string =>
  `NPR ${grouped(language, Math.round(amount))}`

/** An amount in a country's currency: "₹18,00,000", for Nepal "NPR 18,00,000". */
export const money = (language: Language, amount: number, country: Country | null): string =>
  country === 'Nepal' ? nepaliRupees(language, amount) : rupees(language, amount)

/** A range of amounts: "₹1,53,571 to ₹43,11,950". */
export const moneyRange = (language: Language, from: number, to: number, country: Country | null): string =>
  FORMATS[language].range(money(language, from, country), money(language, to, country))

/** A date in the specification's short form ("Jan 12, 2025"), in Indian time. */
export const shortDate = (language: Language, date: string | Date): string =>
  FORMATS[language].shortDate(new Date(date))

/** A date in Indian time: 31 Dec 2026. */
export const dayText = (language: Language, instant: string | Date): string => FORMATS[language].day(new Date(instant))

/** A date range in Indian time: 24–27 Nov 2026; one date if both are the same day. */
export const dayRange = (language: Language, from: string | Date, to: string | Date): string =>
  FORMATS[language].days(new Date(from), new Date(to))

/** Date and time in India: 31 Dec 2026, 4:05 pm. */
export const momentText = (language: Language, instant: string | Date): string =>
  FORMATS[language].moment(new Date(instant))

/** Time of day in India: "4:05 pm". */
export const clockText = (language: Language, instant: string | Date): string =>
  FORMATS[language].clock(new Date(instant))

/** A date with its weekday, in India: "Saturday, 21 November". */
export const weekdayText = (language: Language, instant: string | Date): string =>
  FORMATS[language].weekday(new Date(instant))

/** An instant as people in India say it: "Monday, 23 November at 9:00 am". */
export const weekdayMoment = (language: Language, instant: string | Date): string =>
  FORMATS[language].weekdayMoment(new Date(instant))

/** A calendar day in unambiguous words: 2027-01-15 is "15 January 2027". */
export const dayInWords = (language: Language, day: string): string =>
  FORMATS[language].longDay(new Date(`${day}T12:00:00.000Z`))

/** Name of a month, January being 0. */
export const monthName = (language: Language, month: number): string => FORMATS[language].month(month)

/** Month and year of an instant in India: "June 2026". */
export const monthOf = (language: Language, instant: string | Date): string =>
  FORMATS[language].monthOfYear(new Date(instant))

/** Collates two texts in dictionary order, for people. */
export const compareMessages = (language: Language, one: string, other: string): number =>
  FORMATS[language].compare(one, other)

/** Compares two keys, slugs or field names in a locale-independent order, for machines. */
export const compareKeys = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0)

/** A number with the Indian grouping: 123456 is "1,23,456". */
export const grouped = (_language: Language, amount: number): string => numbers.format(amount)

/** Selects the plural form for an amount, by the language's rules. */
export const plural = (language: Language, amount: number, forms: { one: string; other: string }): string =>
  FORMATS[language].isOne(amount) ? forms.one : forms.other

/** "A", "A and B", "A, B and C". */
export const listed = (language: Language, items: readonly string[]): string => FORMATS[language].list(items)

/** "A", "A, B", "A, B, C": for lists outside sentences. */
export const enumerated = (_language: Language, items: readonly string[]): string => enumerations.format(items)

const letters = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/** First letter of a word as readers see it, combining marks included. */
export function firstLetter(word: string): string {
  for (const { segment } of letters.segment(word)) return segment
  return ''
}

/** Adds the language's full stop. */
export const asSentence = (language: Language, words: string): string => `${words}${language === 'hi' ? '।' : '.'}`

/**
 * Formats fees: a bare number, or two with a hyphen between them, gets the currency sign and Indian grouping; any other
 * text stays as an editor wrote it.
 */
export function feesText(
  language: Language,
  fees: string | null | undefined,
  country: Country | null | undefined,
): string | null {
  if (!fees) return null
  const plain = latinDigits(fees)
  const [, lowest, highest] = /^\s*(\d[\d,]*)(?: - (\d[\d,]*))?\s*$/.exec(plain) ?? []
  if (!lowest) return fees
  const amount = (digits: string) => Number(digits.replaceAll(',', ''))
  return highest
    ? moneyRange(language, amount(lowest), amount(highest), country ?? null)
    : money(language, amount(lowest), country ?? null)
}
