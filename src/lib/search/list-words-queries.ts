import { type SQL, sql } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { sharedReads } from '../caching/shared-reads'
import type { ListWords } from './parsed-query'
import { type WordsBySound, wordsBySound } from './spoken-words'

type Database = BasePayload['db']['drizzle']

/**
 * Words in a list's texts, cached until the list changes: comparing with a few thousand words takes less time than
 * asking the database for similar ones.
 * @param rows rows of the list, as `from table where condition`; they have a `search_text`
 * @param stamp changes with the rows
 */
export function listWords(
  database: () => Promise<Database>,
  rows: () => SQL,
  stamp: () => Promise<{ stamp: string }>,
): ListWords & { bySound: () => Promise<WordsBySound> } {
  const remembered = sharedReads<readonly string[]>(1)
  const rememberedSounds = sharedReads<WordsBySound>(1)
  const read = async () => {
    const found = await (await database()).execute<{ word: string }>(
      sql`SELECT word FROM (SELECT unnest(string_to_array(search_text, ' ')) AS word ${rows()}) list
          GROUP BY word ORDER BY count(*) DESC, word`,
    )
    return found.rows.map(({ word }) => word)
  }
  const all = async () => remembered((await stamp()).stamp, read)
  return { all, bySound: async () => rememberedSounds((await stamp()).stamp, async () => wordsBySound(await all())) }
}
