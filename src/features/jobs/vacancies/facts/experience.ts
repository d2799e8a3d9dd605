import { latinDigits } from '@/lib/text/normal-forms/latin-digits'

const SPAN = /(\d{1,2})(?:\.\d+)?\s*\+?\s*(?:(?:-|–|—|to)\s*\d{1,2}\s*)?\+?\s*(years?|yrs?\b|months?|वर्ष|साल)/
const BARE = /^(\d{1,2})\s*\+?$/
const NONE = /\bfreshers?\b|\bno experience\b|\bnot required\b/

/**
 * The least whole years of experience that a text requires: "3-5 years" is 3, "18 months" is 1, "fresher" is 0.
 * @returns null if it states none; a number without unit only counts as years if it is the whole text
 */
export function minYears(text: string | null | undefined): number | null {
  const plain = latinDigits(text ?? '')
    .toLowerCase()
    .trim()
  if (NONE.test(plain)) return 0
  const [, least, unit] = SPAN.exec(plain) ?? BARE.exec(plain) ?? []
  if (least === undefined) return null
  return unit?.startsWith('month') ? Math.floor(Number(least) / 12) : Number(least)
}
