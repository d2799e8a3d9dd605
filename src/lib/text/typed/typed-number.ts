import { latinDigits } from '../normal-forms/latin-digits'

/** Maximum marks of NEET-UG: a number up to this may be marks as well as a rank. */
export const MAX_NEET_MARKS = 720
/** More candidates than NEET-UG has ever had, with a margin. */
export const MAX_NEET_RANK = 3_000_000
const MIN_RUPEES = 100
const MAX_RUPEES = 1_000_000_000

/** Factors of Indian units under every spelling that people type. */
const UNITS: readonly (readonly [RegExp, number])[] = [
  [/^(?:k|thousands?|हज़ार|हजार)$/u, 1_000],
  [/^(?:l|lakhs?|lacs?|lacks?|लाख)$/u, 100_000],
  [/^(?:cr|crores?|करोड़)$/u, 10_000_000],
]
/** Digits in Indian or western groups, or ungrouped; decimals only with a unit: "12.000" is ambiguous. */
const NUMBER = /^(\d+|\d{1,3}([, ])(?:\d{2,3}\2)*\d{3})(\.\d{1,5})?(?: ?([\p{L}\p{M}]+)\.?)?$/u
const MAX_LENGTH = 60

/** Words and signs that may surround a number of each kind; nothing else may. */
const AROUND = {
  rank: [/^(?:neet )?(?:ug )?(?:all[- ]india )?(?:air|rank|रैंक)(?![\p{L}\p{M}]) ?[:.#-]? ?/u, / ?(?:rank|air)$/u],
  marks: [/^(?:neet )?(?:score|marks)(?!\p{L}) ?[:-]? ?/u, / ?(?:\/|out of|of) ?720$| ?marks$/u],
  rupees: [
    /^(?:₹|rs\.?|inr|rupees|रुपये|रु\.?) ?/u,
    / ?\/-| ?(?:rs\.?|rupees|रुपये)$| ?(?:(?:a|per) year|\/ ?year|p\.?a\.?|yearly)$/gu,
  ],
} as const
const BOUNDS = {
  rank: [1, MAX_NEET_RANK],
  marks: [0, MAX_NEET_MARKS],
  rupees: [MIN_RUPEES, MAX_RUPEES],
} as const satisfies Record<keyof typeof AROUND, readonly [number, number]>

export type TypedKind = keyof typeof AROUND
export type TypedProblem = 'unreadable' | 'out-of-range'

/** A whole number as people type it, without its surroundings: "12 000", "1,20,000", "1.2 lakh", "१२,०००". */
function wholeNumber(text: string): number | null {
  const [, digits, , decimals = '', unit] = NUMBER.exec(text) ?? []
  if (digits === undefined) return null
  const factor = unit === undefined ? 1 : UNITS.find(([spelling]) => spelling.test(unit))?.[1]
  if (factor === undefined || (decimals && factor === 1)) return null
  // Rounded, because 1.15 lakh is not exact in floating point.
  const exact = Number(digits.replaceAll(/[, ]/g, '') + decimals) * factor
  const whole = Math.round(exact)
  return Math.abs(exact - whole) < 0.001 && Number.isSafeInteger(whole) ? whole : null
}

/**
 * Parses a typed number: digits of any Indian script in Indian or western groups, and lakh, crore or thousand in words.
 * Any remaining text makes it unreadable: part of the input is never taken for the whole.
 * @returns the number, or what is wrong with the text; "unreadable" if empty
 */
export function typedNumber(text: string, kind: TypedKind): number | TypedProblem {
  if (text.length > MAX_LENGTH) return 'unreadable'
  const plain = latinDigits(text.normalize('NFKC')).toLowerCase().replaceAll(/\s+/g, ' ').trim()
  const [before, behind] = AROUND[kind]
  const number = wholeNumber(plain.replace(before, '').replace(behind, '').trim())
  if (number === null) return 'unreadable'
  const [min, max] = BOUNDS[kind]
  return number >= min && number <= max ? number : 'out-of-range'
}

/** The number, or null if the text is not one of this kind. */
export function numberOrNull(text: string, kind: TypedKind): number | null {
  const read = typedNumber(text, kind)
  return typeof read === 'number' ? read : null
}
