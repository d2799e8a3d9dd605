import { firstNumber, rupeeRange, rupees } from './format'
import type { Language } from './language'
import { latinDigits } from './normal-forms/latin-digits'

/**
 * Fees as shown: a bare figure gets the rupee sign and Indian grouping, and so do two with a hyphen between them; any
 * other text stays as an editor wrote it.
 */
export function feesText(language: Language, fees: string | null | undefined): string | null {
  if (!fees) return null
  const plain = latinDigits(fees)
  if (/^\s*[\d,]+\s*$/.test(plain)) return rupees(language, firstNumber(fees) ?? 0)
  const [, lowest, highest] = /^\s*([\d,]+) - ([\d,]+)\s*$/.exec(plain) ?? []
  return lowest && highest ? rupeeRange(language, firstNumber(lowest) ?? 0, firstNumber(highest) ?? 0) : fees
}
