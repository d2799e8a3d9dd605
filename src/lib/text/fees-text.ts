import { firstNumber, rupeeRange, rupees } from './format'
import type { Language } from './language'

/**
 * Fees as shown: a bare figure gets the rupee sign and Indian grouping, and so do two with a hyphen between them; any
 * other text stays as an editor wrote it.
 */
export function feesText(language: Language, fees: string | null | undefined): string | null {
  if (!fees) return null
  if (/^\s*[\d,]+\s*$/.test(fees)) return rupees(language, firstNumber(fees) ?? 0)
  const [, lowest, highest] = /^\s*([\d,]+) - ([\d,]+)\s*$/.exec(fees) ?? []
  return lowest && highest ? rupeeRange(language, firstNumber(lowest) ?? 0, firstNumber(highest) ?? 0) : fees
}
