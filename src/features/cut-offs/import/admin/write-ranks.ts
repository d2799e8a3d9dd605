import { findStagedSources, type Writing } from '@/cms/import/importer'
import { JOIN_OWN_POOLS } from '../../operations/own-pool-rule'
import { findTerms } from './match-labels'

/** Adds the rows' new terms, names and sources. */
export async function prepareRanks({ client, author }: Writing): Promise<void> {
  const written = `from staged where outcome in ('create', 'change')`
  for (const kind of ['quota', 'category'] as const) {
    await client.query(`
      insert into seat_terms (authority_id, kind, code)
      select distinct authority_id, '${kind}'::enum_seat_terms_kind, ${kind} ${written} and ${kind}_id is null
      on conflict do nothing`)
  }
  await findTerms(client)
  await keepNames(client)
  await client.query(
    `insert into sources (title, kind, publisher, address, year, checked_on)
     select distinct on (lower(source)) source, source_kind::enum_sources_kind,
       case source_kind when 'official' then authority.name end, case source_kind when 'official' then authority.site end,
       case source_kind when 'official' then staged.year::text end, case when $1 then now() end
     from staged join counselling_authorities authority on authority.id = staged.authority_id
     where outcome in ('create', 'change')
       and not exists (select from sources where deleted_at is null and lower(sources.title) = lower(staged.source))
     order by lower(source), line`,
    [author !== null],
  )
  await findStagedSources(client)
}

/** Stores what every name means, and moves its earlier figures to a newly found college. */
async function keepNames(client: Writing['client']): Promise<void> {
  await client.query(`
    update college_names held set college_id = names.college_id, match = names.match::enum_college_names_match,
      updated_at = now()
    from names where names.listed_id = held.id and held.match = 'open' and names.college_id is not null`)
  await client.query(`
    update college_names held set reference = names.reference, updated_at = now() from names
    where names.listed_id = held.id and names.reference is distinct from held.reference`)
  await client.query(`
    insert into college_names (name, state, college_id, match, reference)
    select name, state, college_id, match::enum_college_names_match, reference from names where listed_id is null`)
  await client.query(`
    update names set listed_id = held.id from college_names held
    where names.listed_id is null and held.name = names.name and coalesce(held.state, '') = names.state`)
  await client.query(`
    update staged set listed_id = names.listed_id from names
    where staged.listed_id is null and names.name = staged.name and names.state = staged.state`)
  await client.query(`
    update closing_ranks held set college_id = names.college_id, updated_at = now() from names
    where held.listed_as_id = names.listed_id and names.college_id is not null
      and held.college_id is distinct from names.college_id`)
}

/** Writes the closing ranks of a range of lines. */
export async function writeRanks({ client, author }: Writing, range: string): Promise<void> {
  // A person who imports a list has compared it; the command line and the seed have no person.
  const checked = author === null ? 'null::timestamptz' : 'now()'
  await client.query(
    `update closing_ranks held set closing_rank = staged.closing_rank,
       rank_type = staged.rank_type::enum_closing_ranks_rank_type, allotted = staged.allotted, flag = staged.flag,
       place = staged.place, source_id = staged.source_id, checked_on = ${checked}, college_id = staged.college_id,
       listed_as_id = staged.listed_id,
       updated_at = now()
     from staged where held.id = staged.target and staged.outcome = 'change' and ${range}`,
  )
  await client.query(
    `insert into closing_ranks (id, year, authority_id, round, course, quota_id, category_id, gender, listed_as_id,
       college_id, closing_rank, rank_type, allotted, flag, place, source_id, checked_on)
     select target, year, authority_id, round::enum_closing_ranks_round, course::enum_closing_ranks_course, quota_id, category_id,
       gender::enum_closing_ranks_gender, listed_id, college_id, closing_rank,
       rank_type::enum_closing_ranks_rank_type, allotted, flag, place, source_id, ${checked}
     from staged where outcome = 'create' and ${range}`,
  )
  await client.query(JOIN_OWN_POOLS)
}
