import { latinDigits } from '../text/normal-forms/latin-digits'
import { numberOrNull, type TypedKind } from '../text/typed/typed-number'

/** Numbers in a search, and the remaining words. */
export interface FiguresInWords {
  /** An all-India rank. */
  rank: number | null
  /** Maximum fees in rupees a year. */
  fees: number | null
  rest: string
}

const NUMBER = '\\d[\\d,]*(?:\\.\\d+)?'
/** Start of a number that is not part of a word, unlike the one in "ward7l". */
const OWN = '(?<![\\p{L}\\d.,])'
const UNIT = '(?:k|thousand|l|lakhs?|lacs?|crores?|cr|हज़ार|हजार|लाख|करोड़)(?![\\p{L}\\p{M}])'
const FEE = '(?:(?:fees?|फ़ीस|फीस)(?: of)?)'
const AT_MOST = '(?:under|below|within|up ?to|less than|not more than|at most|max(?:imum)?|budget(?: of)?)'
const LIMIT = `(?:(?:${FEE}\\s*)?${AT_MOST}|${FEE})`
const AROUND = '(?:\\s*(?:fees?|rupees|rs|रुपये))?(?:\\s*(?:(?:a|per) year|\\/ ?year|p\\.a\\.?|yearly|साल|प्रति वर्ष))?'
const HINDI_LIMIT = `(?:\\s*(?:से कम|के अंदर|तक)(?: में)?(?:\\s*${FEE})?)?`
const pattern = (text: string) => new RegExp(text, 'iu')

const RANKS = [
  pattern(`(?:neet )?(?:all[- ]india )?(?<![\\p{L}])(?:rank|air|रैंक)\\s*[:#-]?\\s*(${NUMBER}(?:\\s*${UNIT})?)`),
  pattern(`(${NUMBER}(?:\\s*${UNIT})?)\\s*(?:rank|रैंक)(?!\\p{L})`),
]
/** With a unit or a currency sign a number is money; without, only after a word of limitation. */
const LIMITS = [
  pattern(`(?:(?<!\\p{L})${LIMIT}\\s*)?((?:(?:₹|rs\\.?)\\s*|${OWN})${NUMBER}\\s*${UNIT})${AROUND}${HINDI_LIMIT}`),
  pattern(`(?:(?<!\\p{L})${LIMIT}\\s*)?((?:₹|rs\\.?)\\s*${NUMBER})${AROUND}${HINDI_LIMIT}`),
  pattern(`(?<!\\p{L})${LIMIT}\\s*(${NUMBER})${AROUND}`),
]

/** Extracts the first number of a kind from a text. */
function take(text: string, patterns: readonly RegExp[], kind: TypedKind): { number: number | null; rest: string } {
  for (const each of patterns) {
    const found = each.exec(text)
    const number = found?.[1] ? numberOrNull(found[1], kind) : null
    if (found && number !== null) return { number, rest: text.replace(found[0], ' ').replace(/\s+/g, ' ').trim() }
  }
  return { number: null, rest: text }
}

/** Extracts a rank and a limit of fees from a search: "mbbs in bihar under 1 lakh a year", "rank 25,000". */
export function figuresInWords(words: string): FiguresInWords {
  const { number: rank, rest } = take(latinDigits(words), RANKS, 'rank')
  const { number: fees, rest: left } = take(rest, LIMITS, 'rupees')
  return { rank, fees, rest: rank === null && fees === null ? words : left }
}
