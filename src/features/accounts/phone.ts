import { parsePhoneNumberFromString } from 'libphonenumber-js'

/**
 * Reads a phone number as people in India and Nepal write it, or any number with its country code.
 * @returns the number in the international form ("+91 98765 43210"), or null when it is none
 */
export function normalPhone(typed: string): string | null {
  for (const country of ['IN', 'NP'] as const) {
    const number = parsePhoneNumberFromString(typed, country)
    if (number?.isValid()) return number.formatInternational()
  }
  return null
}
