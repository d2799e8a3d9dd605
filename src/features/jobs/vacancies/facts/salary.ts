import { latinDigits } from '@/lib/text/normal-forms/latin-digits'

/** A pay range in lakh rupees a year (LPA). */
export interface SalaryRange {
  min: number
  max: number
}

const LAKH = 100_000
/** A number beyond these bounds is a pay level, a count of posts, or a typing error. */
const [MIN, MAX] = [0.3, 10_000]

const UNIT = '(lpa|lakhs?|lacs?|l|crores?|cr|thousand|k)?(?![a-z])'
const AMOUNT = `(\\d{1,3}(?:,\\d{2,3})+|\\d+)(\\.\\d+)?(?:\\/-)?\\s*${UNIT}`
const RANGE = new RegExp(`${AMOUNT}(?:\\s*(?:-|–|—|to)\\s*(?:₹|rs\\.?|inr)?\\s*${AMOUNT})?`, 'g')

const OTHER_MONEY = /\b(?:npr|nrs|usd|aed|sar|gbp|eur)\b|[$€£]|रू/
/** Pay for a period that cannot be converted to a year's. */
const SHORT = /(?:\bper|\ba|\ban|\/)\s*(?:day|hour|shift|week|visit|session|case|duty)\b|\b(?:daily|hourly|weekly)\b/
const MONTHLY = /(?:\bper|\ba|\/)\s*(?:calendar )?(?:month|mth|mo)\b|\bmonthly\b|\bp\.?\s?m\b|महीन|मासिक|प्रति माह/
const YEARLY =
  /(?:\bper|\ba|\/)\s*(?:year|yr|annum)\b|\b(?:yearly|annual|annually|ctc|lpa)\b|\bp\.?\s?a\b|प्रति वर्ष|सालाना/

function factorOf(unit: string | undefined): number {
  if (!unit) return 1
  if (unit.startsWith('cr')) return 100 * LAKH
  return unit === 'k' || unit === 'thousand' ? 1000 : LAKH
}

/** How many times a year an amount is paid, by the words beside it; 0 if unknown, null if not stated. */
function timesAYear(words: string): number | null {
  if (SHORT.test(words)) return 0
  if (MONTHLY.test(words)) return 12
  return YEARLY.test(words) ? 1 : null
}

/**
 * Parses pay as lakh rupees a year: "25-30 LPA", "₹12 – 15 lakh", "₹1,20,000 a month", "18,00,000 per annum".
 * @returns null for anything else: other currencies, pay by the day, rupees without a period, "negotiable"
 */
export function salaryRange(text: string | null | undefined): SalaryRange | null {
  const plain = latinDigits((text ?? '').normalize('NFKC'))
    .toLowerCase()
    .replaceAll('लाख', 'lakh')
  if (OTHER_MONEY.test(plain)) return null
  for (const found of plain.matchAll(RANGE)) {
    const [whole, digits = '', decimals = '', unit, upTo, upToDecimals = '', upToUnit] = found
    const behind = plain.slice(found.index + whole.length).split(/\d/)[0] ?? ''
    const isInLakhs = [unit, upToUnit].some((each) => each && factorOf(each) >= LAKH)
    const isYearly = unit === 'lpa' || upToUnit === 'lpa'
    const times = isYearly ? 1 : (timesAYear(behind) ?? timesAYear(plain) ?? (isInLakhs ? 1 : 0))
    const inLakhs = (amount: string, ofAmount: string | undefined) => {
      const number = Number(amount.replaceAll(',', ''))
      // "12-15 lakh" is lakhs twice, "80,000 - 1.2 lakh" is not.
      const factor = factorOf(ofAmount ?? (number < 1000 ? upToUnit : undefined))
      return Math.round(((number * factor * times) / LAKH) * 100) / 100
    }
    const first = inLakhs(digits + decimals, unit)
    const second = upTo ? inLakhs(upTo + upToDecimals, upToUnit) : first
    const range = { min: Math.min(first, second), max: Math.max(first, second) }
    if (range.min >= MIN && range.max <= MAX) return range
  }
  return null
}
