import type { Pool, PoolClient } from 'pg'
import { JOIN_OWN_POOLS } from '@/features/cut-offs/operations/own-pool-rule'

/** How a list calls a college, and what is known of it: its reference, or that the site has no such college. */
export interface SeededName {
  name: string
  state: string
  /** The address of the college; null where it has no page. */
  reference: string | null
}

/**
 * Adds the names that are not there yet, and says of open ones which college they mean, with their figures. What
 * somebody has decided stays.
 * @returns how many were added or found their college
 */
export async function addNames(pool: Pool, names: readonly SeededName[]): Promise<number> {
  const { rows } = await pool.query<{ written: number; moved: number }>(
    `with given as (
       select given.*, colleges.id as college_id from jsonb_to_recordset($1::jsonb) as given (name text, state text, reference text)
         left join colleges on colleges.slug = given.reference and colleges.deleted_at is null
     ), added as (
       insert into college_names (name, state, college_id, match, reference)
       select name, state, college_id, (case when reference is null then 'none' when college_id is null then 'open'
         else 'found' end)::enum_college_names_match, reference
       from given
       on conflict (name, state) do update
         set college_id = excluded.college_id, match = excluded.match, reference = excluded.reference, updated_at = now()
         where college_names.match = 'open' and excluded.match <> 'open'
       returning id, college_id
     ), moved as (
       update closing_ranks held set college_id = added.college_id, updated_at = now() from added
       where held.listed_as_id = added.id and held.college_id is distinct from added.college_id
       returning held.id
     )
     select (select count(*)::int from added) as written, (select count(*)::int from moved) as moved`,
    [JSON.stringify(names)],
  )
  if (rows[0]?.moved) await pool.query(JOIN_OWN_POOLS)
  return rows[0]?.written ?? 0
}

/** Leaves out of an import the lists of rounds that the database has from another document. */
export const leaveOtherDocuments = (client: PoolClient) =>
  client.query(`
    update staged set outcome = 'leave'
    where outcome = 'create' and (authority_id, year, round) in (
      select held.authority_id, held.year, held.round::text
      from closing_ranks held left join sources source on source.id = held.source_id
        join (select distinct authority_id, year, round, lower(source) as title from staged) list
          on list.authority_id = held.authority_id and list.year = held.year and list.round = held.round::text
      where lower(source.title) is distinct from list.title)`)
