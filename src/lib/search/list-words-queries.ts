import { type SQL, sql } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { sharedReads } from '../caching/shared-reads'
import type { ListWords } from './parsed-query'
import { type WordsBySound, wordsBySound } from './spoken-words'

/** The share of a misspelt word's trigrams that a text must hold: enough to find "jipmer" by "jipmar". */
const SIMILARITY = 0.45
/** A misspelling that nothing narrows down must not hold the page up. */
const FUZZY_MILLISECONDS = 800
/** Texts that are looked through for the word that was meant. */
const SIMILAR_MESSAGES = 40
const QUERY_CANCELLED = '57014'
const REMEMBERED_WORDS = 200

type Database = BasePayload['db']['drizzle']

/**
 * The words that stand in a list's texts.
 * @param rows the rows of the list, as `from table where condition`; they have a `search_text` with a trigram index
 * @param stamp changes with the rows: comparing a common word with the texts that hold it takes longer than all else of
 * a search, and the words found are remembered until then
 */
export function listWords(
  database: () => Promise<Database>,
  rows: () => SQL,
  stamp: () => Promise<{ stamp: string }>,
): ListWords & { bySound: () => Promise<WordsBySound> } {
  const rememberedSounds = sharedReads<WordsBySound>(1)
  const remembered = sharedReads<readonly string[]>(REMEMBERED_WORDS)
  const similarTo = async (word: string): Promise<readonly string[]> => {
    const db = await database()
    // Likeness and patience are settings of a transaction of its own.
    return await db.transaction(async (transaction) => {
      await transaction.execute(
        sql.raw(
          `SET LOCAL pg_trgm.word_similarity_threshold = ${SIMILARITY}; SET LOCAL statement_timeout = ${FUZZY_MILLISECONDS}`,
        ),
      )
      const found = await transaction.execute<{ text: string }>(
        sql`SELECT search_text AS "text" ${rows()} AND ${word} <% search_text
            ORDER BY word_similarity(${word}, search_text) DESC LIMIT ${SIMILAR_MESSAGES}`,
      )
      return [...new Set(found.rows.flatMap(({ text }) => text.split(' ')))]
    })
  }
  const readSounds = async () => {
    const found = await (await database()).execute<{ word: string }>(
      sql`SELECT DISTINCT unnest(string_to_array(search_text, ' ')) AS "word" ${rows()}`,
    )
    return wordsBySound(found.rows.map(({ word }) => word))
  }
  return {
    async bySound() {
      return await rememberedSounds((await stamp()).stamp, readSounds)
    },
    async isKnown(word) {
      const db = await database()
      const found = await db.execute(sql`SELECT 1 ${rows()} AND search_text LIKE ${`%${word}%`} LIMIT 1`)
      return found.rows.length > 0
    },
    async similar(word) {
      try {
        return await remembered(`${(await stamp()).stamp}:${word}`, () => similarTo(word))
      } catch (error) {
        // Not remembered: the next who asks may find the machine at rest.
        if (!isTimeout(error)) throw error
        return []
      }
    },
  }
}

function isTimeout(error: unknown): boolean {
  const cause = error instanceof Error && error.cause ? error.cause : error
  return cause instanceof Error && 'code' in cause && cause.code === QUERY_CANCELLED
}
