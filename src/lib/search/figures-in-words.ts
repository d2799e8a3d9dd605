import { latinDigits } from '../text/normal-forms/latin-digits'
import { numberOrNull, type TypedKind } from '../text/typed/typed-number'

/** What a search says in figures, and the words that are left. */
export interface FiguresInWords {
  /** An all-India rank. */
  rank: number | null
  /** The most rupees a year that may be asked. */
  fees: number | null
  rest: string
}

const NUMBER = '\\d[\\d,]*(?:\\.\\d+)?'
/** Where a number begins that is no part of a word, as the one in "ward7l" is. */
const OWN = '(?<![\\p{L}\\d.,])'
const UNIT = '(?:k|thousand|l|lakhs?|lacs?|crores?|cr|हज़ार|हजार|लाख|करोड़)(?![\\p{L}\\p{M}])'
const LIMIT = '(?:under|below|within|up ?to|less than|not more than|at most|max(?:imum)?|budget(?: of)?|fees?(?: of)?)'
const AROUND = '(?:\\s*(?:fees?|rupees|rs|रुपये))?(?:\\s*(?:(?:a|per) year|\\/ ?year|p\\.a\\.?|yearly|साल|प्रति वर्ष))?'
const HINDI_LIMIT = '(?:\\s*(?:से कम|के अंदर|तक)(?: में)?)?'
const pattern = (text: string) => new RegExp(text, 'iu')

const RANKS = [
  pattern(`(?:neet )?(?:all[- ]india )?(?<![\\p{L}])(?:rank|air|रैंक)\\s*[:#-]?\\s*(${NUMBER}(?:\\s*${UNIT})?)`),
  pattern(`(${NUMBER}(?:\\s*${UNIT})?)\\s*(?:rank|रैंक)(?!\\p{L})`),
]
/** With a unit or a sign a number is money; without, only behind a word that limits. */
const LIMITS = [
  pattern(`(?:(?<!\\p{L})${LIMIT}\\s*)?((?:(?:₹|rs\\.?)\\s*|${OWN})${NUMBER}\\s*${UNIT})${AROUND}${HINDI_LIMIT}`),
  pattern(`(?:(?<!\\p{L})${LIMIT}\\s*)?((?:₹|rs\\.?)\\s*${NUMBER})${AROUND}${HINDI_LIMIT}`),
  pattern(`(?<!\\p{L})${LIMIT}\\s*(${NUMBER})${AROUND}`),
]

/** Takes the first number of a kind out of a text. */
function take(text: string, patterns: readonly RegExp[], kind: TypedKind): { number: number | null; rest: string } {
  for (const each of patterns) {
    const found = each.exec(text)
    const number = found?.[1] ? numberOrNull(found[1], kind) : null
    if (found && number !== null) return { number, rest: text.replace(found[0], ' ').replace(/\s+/g, ' ').trim() }
  }
  return { number: null, rest: text }
}

/** Reads a rank and a limit of fees out of the words of a search: "mbbs in bihar under 1 lakh a year", "rank 25,000". */
export function figuresInWords(words: string): FiguresInWords {
  const { number: rank, rest } = take(latinDigits(words), RANKS, 'rank')
  const { number: fees, rest: left } = take(rest, LIMITS, 'rupees')
  return { rank, fees, rest: rank === null && fees === null ? words : left }
}
