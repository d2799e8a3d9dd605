import { and, or, type SQL, sql } from 'drizzle-orm'
import { foldText } from '../text/normal-forms/fold-text'
import { type ParsedQuery, tellingOf, type Wanted } from './parsed-query'

/** An abbreviation of so few letters is looked for as a whole word: "up" must not find "jupiter". */
const SHORT = /^[a-z]{1,3}$/

// Folded words hold letters, marks and digits only: nothing in them means anything to LIKE or to a regular expression.
const contains = (column: SQL, word: string): SQL => sql`${column} LIKE ${`%${word}%`}`
const containsWord = (column: SQL, word: string): SQL => sql`${column} ~ ${`\\m${word}\\M`}`

/** A condition under which the column holds a word or phrase under any of its spellings. */
function holdsSpelling(column: SQL, { spellings }: Wanted): SQL {
  if (spellings.length === 1) return contains(column, spellings[0] ?? '')
  return sql`(${or(...spellings.map((word) => (SHORT.test(word) ? containsWord : contains)(column, word)))})`
}

/** A condition under which the column holds one of some names as whole words: Patna, but not Visakhapatnam. */
export const holdsName = (column: SQL, names: readonly string[]): SQL =>
  sql`(${or(...names.map((name) => containsWord(column, foldText(name))))})`

/**
 * A condition under which the column holds every word as it was typed; words of a name that was understood and short
 * abbreviations as whole words: Bihar, but not Atal Bihari. A longer abbreviation may begin another word: "prof" is
 * found in Professor as well.
 */
function holdsEveryWord(column: SQL, { words, understood, wanted }: ParsedQuery): SQL {
  const meant = [...understood, ...wanted.filter(({ spellings }) => spellings.length > 1)]
  const known = new Set(meant.flatMap(({ said }) => said.split(' ')))
  const named = new Set(understood.flatMap(({ values }) => values.flatMap((value) => foldText(value).split(' '))))
  const isWhole = (word: string) => known.has(word) && (named.has(word) || SHORT.test(word))
  return sql`${and(...words.map((word) => (isWhole(word) ? containsWord : contains)(column, word)))}`
}

/**
 * What a reading means as a condition: the filters that were understood with the words that are left, or all the words
 * as they are spelt.
 * @param filters what the understood phrases mean for this list
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
