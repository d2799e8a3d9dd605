import { type SQL, sql } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { sharedReads } from '../caching/shared-reads'
import type { ListWords } from './parsed-query'
import { type WordsBySound, wordsBySound } from './spoken-words'

/** Minimum share of a misspelt word's trigrams that a text must contain: enough to find "jipmer" by "jipmar". */
const SIMILARITY = 0.45
/** Timeout: a misspelling that nothing narrows down must not delay the page. */
const FUZZY_MILLISECONDS = 800
/** Number of texts searched for the word meant. */
const SIMILAR_MESSAGES = 40
const QUERY_CANCELLED = '57014'
const REMEMBERED_WORDS = 200

type Database = BasePayload['db']['drizzle']

/**
 * Words in a list's texts.
 * @param rows rows of the list, as `from table where condition`; they have a `search_text` with a trigram index
 * @param stamp changes with the rows: comparing a common word with the texts containing it takes longer than the rest
 * of a search, so results are cached until then
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
    // Threshold and timeout are set for this transaction only.
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
        // Not cached: the next query may find the server less busy.
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
