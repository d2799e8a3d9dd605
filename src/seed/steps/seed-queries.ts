import type { Payload } from 'payload'
import type { Pool, PoolClient } from 'pg'

/** Conditions over `colleges` for facts that are missing and that the first content has. */
const LACKS = {
  kinds: 'not exists (select from colleges_kinds kind where kind.parent_id = colleges.id) and minority_of is null',
  point: 'latitude is null and longitude is null',
} as const
export type CollegeFact = keyof typeof LACKS

/**
 * Published colleges that lack a fact without anyone having removed it: no person has saved them, or none since the
 * site has had kinds of colleges. What an editor has emptied stays empty.
 * @returns their slugs
 */
export async function collegesWithout(pool: Pool, fact: CollegeFact): Promise<Set<string>> {
  const { rows } = await pool.query<{ slug: string }>(
    `select slug from colleges
     where slug is not null and deleted_at is null and _status = 'published'
       and (edited_by_id is null or kind_mask is null) and ${LACKS[fact]}`,
  )
  return new Set(rows.map(({ slug }) => slug))
}

/**
 * Published colleges without a fee from any of these documents. Once the site has one of the documents, colleges that a
 * person has saved are left as they are: a row that an editor deleted stays deleted.
 * @param titles of the documents
 * @returns their slugs
 */
export async function collegesWithoutFeesOf(pool: Pool, titles: readonly string[]): Promise<Set<string>> {
  const { rows } = await pool.query<{ slug: string }>(
    `with documents as (select id from sources where title = any($1))
     select slug from colleges
     where slug is not null and deleted_at is null and _status = 'published'
       and (edited_by_id is null or not exists (select from documents))
       and not exists (
         select from colleges_fee_rows row where row._parent_id = colleges.id
           and row.source_id in (select id from documents))`,
    [titles],
  )
  return new Set(rows.map(({ slug }) => slug))
}

/** Excludes from an import the lists of rounds that the database has from another document. */
export const leaveOtherDocuments = (client: PoolClient) =>
  client.query(`
    update staged set outcome = 'leave'
    where outcome = 'create' and (authority_id, year, round) in (
      select held.authority_id, held.year, held.round::text
      from closing_ranks held left join sources source on source.id = held.source_id
        join (select distinct authority_id, year, round, lower(source) as title from staged) list
          on list.authority_id = held.authority_id and list.year = held.year and list.round = held.round::text
      where lower(source.title) is distinct from list.title)`)

/**
 * Updates PostgreSQL's table statistics. Autovacuum does so only a minute after many rows were added; until then the
 * planner guesses, and a guidance page takes a second.
 */
export const analyzeTables = async (payload: Payload): Promise<void> => void (await payload.db.pool.query('analyze'))
