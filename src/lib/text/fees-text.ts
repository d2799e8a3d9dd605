import { rupeeRange, rupees } from './format'
import type { Language } from './language'
import { latinDigits } from './normal-forms/latin-digits'

/**
 * Fees as shown: a bare figure gets the rupee sign and Indian grouping, and so do two with a hyphen between them; any
 * other text stays as an editor wrote it.
 */
export function feesText(language: Language, fees: string | null | undefined): string | null {
  if (!fees) return null
  const plain = latinDigits(fees)
  const [, lowest, highest] = /^\s*(\d[\d,]*)(?: - (\d[\d,]*))?\s*$/.exec(plain) ?? []
  if (!lowest) return fees
  const amount = (digits: string) => Number(digits.replaceAll(',', ''))
  return highest ? rupeeRange(language, amount(lowest), amount(highest)) : rupees(language, amount(lowest))
}
