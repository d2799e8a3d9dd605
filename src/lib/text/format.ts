import type { Language } from './language'

/**
 * The first whole number in a text, with Indian or western grouping: "₹18,00,000 per year" is 1800000.
 * @returns null when the text holds no digit
 */
export function firstNumber(text: string | null | undefined): number | null {
  const digits = text?.match(/\d[\d,]*/)?.[0].replaceAll(',', '')
  return digits ? Number(digits) : null
}

/** Town, state and country in one line; what is unknown is left out, and a city that is its own state stands once. */
export const placeText = (...parts: (string | null | undefined)[]): string =>
  parts.filter((part, index) => part && part !== parts[index - 1]).join(', ')

// Made once: building a formatter costs a hundred times what using it does.
const numbers: Record<Language, Intl.NumberFormat> = { en: new Intl.NumberFormat('en-IN') }
const pluralRules: Record<Language, Intl.PluralRules> = { en: new Intl.PluralRules('en-IN') }
const lists: Record<Language, Intl.ListFormat> = { en: new Intl.ListFormat('en-IN') }
const enumerations: Record<Language, Intl.ListFormat> = {
  en: new Intl.ListFormat('en-IN', { type: 'unit', style: 'short' }),
}
const wholeRupees = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 0 })
const shortDates = new Intl.DateTimeFormat('en-US', {
  year: 'numeric',
  month: 'short',
  day: 'numeric',
  timeZone: 'Asia/Kolkata',
})

/** Rupees with the Indian grouping and sign: 1800000 is "₹18,00,000". */
export const rupees = (amount: number): string => `₹${wholeRupees.format(amount)}`

/** A date in the en-US short form of the specification ("Jan 12, 2025"), as the calendar of India has it. */
export const shortDate = (date: string | Date): string => shortDates.format(new Date(date))

/** A number with the Indian grouping: 123456 is "1,23,456". */
export const grouped = (language: Language, amount: number): string => numbers[language].format(amount)

/** The form of a phrase that goes with an amount; which amounts are "one" is the language's own rule. */
export const plural = (language: Language, amount: number, forms: { one: string; other: string }): string =>
  pluralRules[language].select(amount) === 'one' ? forms.one : forms.other

/** "A", "A and B", "A, B and C". */
export const listed = (language: Language, items: readonly string[]): string => lists[language].format(items)

/** "A", "A, B", "A, B, C": for lists that are no part of a sentence. */
export const enumerated = (language: Language, items: readonly string[]): string => enumerations[language].format(items)
