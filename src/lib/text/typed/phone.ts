import { type PhoneNumber, parsePhoneNumberFromString } from 'libphonenumber-js'
import { latinDigits } from '../normal-forms/latin-digits'

/** Longer than any number with all its spaces and brackets. */
const MAX_TYPED_LENGTH = 64

/** Parses a phone number as written in India and Nepal, or any number with its country code. */
function readPhone(typed: string): PhoneNumber | null {
  if (typed.length > MAX_TYPED_LENGTH) return null
  const digits = latinDigits(typed)
  for (const country of ['IN', 'NP'] as const) {
    // Without `extract: false` a number is found inside anything: "98765 43210 or my father's".
    const number = parsePhoneNumberFromString(digits, { defaultCountry: country, extract: false })
    if (number?.isValid()) return number
  }
  return null
}

/** The number as people read it ("+91 98765 43210"), or null if invalid. */
export const normalPhone = (typed: string): string | null => readPhone(typed)?.formatInternational() ?? null

/** The number as machines dial it ("+919876543210", E.164), or null if invalid. */
export const dialledPhone = (typed: string): string | null => readPhone(typed)?.number ?? null
