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
