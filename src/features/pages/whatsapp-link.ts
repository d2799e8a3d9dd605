import { latinDigits } from '@/lib/text/normal-forms/latin-digits'

/**
 * A chat with a phone number.
 * @returns null when there is no number with a country code
 */
export function whatsappLink(phone: string | null): string | null {
  const digits = phone?.trim().startsWith('+') ? latinDigits(phone).replace(/\D/g, '') : ''
  return digits.length >= 8 ? `https://wa.me/${digits}` : null
}
