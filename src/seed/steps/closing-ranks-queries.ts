import type { PoolClient } from 'pg'

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
