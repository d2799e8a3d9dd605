import type { Country } from '../vocabulary'
import { money, moneyRange } from './format'
import type { Language } from './language'
import { latinDigits } from './normal-forms/latin-digits'

/**
 * Fees as shown: a bare figure gets the sign of the country's money and Indian grouping, and so do two with a hyphen
 * between them; any other text stays as an editor wrote it.
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
