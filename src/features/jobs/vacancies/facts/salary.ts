import { latinDigits } from '@/lib/text/normal-forms/latin-digits'

/** A pay range in lakh rupees a year (LPA). */
export interface SalaryRange {
  min: number
  max: number
}

/**
 * Reads a pay text in LPA: "25-30 LPA", "₹12 – 15 LPA", "18 LPA", "up to 20 LPA".
 * @returns null when the text states no LPA figure (another unit, "negotiable", empty)
 */
export function salaryRange(text: string | null | undefined): SalaryRange | null {
  const match = latinDigits(text ?? '').match(
    /(\d+(?:\.\d+)?)\s*(?:(?:-|–|—|to)\s*(?:₹|Rs\.?)?\s*(\d+(?:\.\d+)?))?\s*(?:LPA|lakhs?)/i,
  )
  if (!match) return null
  const first = Number(match[1])
  const second = match[2] === undefined ? first : Number(match[2])
  return { min: Math.min(first, second), max: Math.max(first, second) }
}
