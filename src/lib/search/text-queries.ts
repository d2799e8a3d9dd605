import { and, or, type SQL, sql } from 'drizzle-orm'
import { foldText } from '../text/normal-forms/fold-text'
import { type ParsedQuery, tellingOf, type Wanted } from './parsed-query'

/** Abbreviations this short match whole words only: "up" must not find "jupiter". */
const SHORT = /^[a-z]{1,3}$/

// Folded words hold letters, marks and digits only, so nothing is special to LIKE or a regular expression.
const contains = (column: SQL, word: string): SQL => sql`${column} LIKE ${`%${word}%`}`
const containsWord = (column: SQL, word: string): SQL => sql`${column} ~ ${`\\m${word}\\M`}`

/** Condition: the column contains a word or phrase under any of its spellings. */
function holdsSpelling(column: SQL, { spellings }: Wanted): SQL {
  if (spellings.length === 1) return contains(column, spellings[0] ?? '')
  return sql`(${or(...spellings.map((word) => (SHORT.test(word) ? containsWord : contains)(column, word)))})`
}

/** Condition: the column contains one of these names as whole words: Patna, but not Visakhapatnam. */
export const holdsName = (column: SQL, names: readonly string[]): SQL =>
  sql`(${or(...names.map((name) => containsWord(column, foldText(name))))})`

/**
 * Condition: the column contains every word as typed; words of an understood name and short abbreviations as whole
 * words: Bihar, but not Atal Bihari. A longer abbreviation may begin another word: "prof" matches Professor as well.
 */
function holdsEveryWord(column: SQL, { words, understood, wanted }: ParsedQuery): SQL {
  const meant = [...understood, ...wanted.filter(({ spellings }) => spellings.length > 1)]
  const known = new Set(meant.flatMap(({ said }) => said.split(' ')))
  const named = new Set(understood.flatMap(({ values }) => values.flatMap((value) => foldText(value).split(' '))))
  const isWhole = (word: string) => known.has(word) && (named.has(word) || SHORT.test(word))
  return sql`${and(...words.map((word) => (isWhole(word) ? containsWord : contains)(column, word)))}`
}

/**
 * Condition for a parsed query: the understood filters with the remaining words, or all words as spelt.
 * @param filters conditions of the understood phrases for this list
 */
export function meansQuery(column: SQL, parsed: ParsedQuery, filters: readonly SQL[]): SQL {
  const literal = holdsEveryWord(column, parsed)
  const isWritten = parsed.written === parsed.phrase
  const isPlain = isWritten && filters.length === 0 && parsed.wanted.every(({ spellings }) => spellings.length === 1)
  if (isPlain && parsed.wanted.length === parsed.words.length) return literal
  const parts = [...filters, ...parsed.wanted.map((wanted) => holdsSpelling(column, wanted))]
  const written = tellingOf(parsed.written.split(' ')).map((word) => containsWord(column, word))
  const ways = [parts, [literal], isWritten ? [] : written].filter((way) => way.length > 0)
  return sql`(${or(...ways.map((way) => and(...way)))})`
}
