import type { PoolClient } from 'pg'
import { type Deciding, rejectRepeated, rejectRows, remarkLines } from '@/cms/import/importer'
import { matchRows } from '@/lib/matching/match-rows'
import type { Identity, KnownCollege } from '@/lib/matching/similarity'
import { isOfPoolSql } from '../../operations/own-pool-rule'
import { cutOffRowMessages as messages } from '../messages'
import { listedStateSql } from './listed-state-rule'
import { findTerms, remarkNewTerms } from './match-labels'

/** What identifies a figure, besides the college. */
const SEAT = 'year, round, quota, category, course, gender, authority_id'

/**
 * Finds the college of every name in the file: by an earlier decision, then by the slug in the file, then by the name
 * within its state, then by another name with the same reference. Two names of one round never mean the same college. A
 * name with several references in the file keeps its previous one.
 */
async function matchNames(client: PoolClient): Promise<void> {
  await client.query(`
    create temporary table names on commit drop as
    select row_number() over (order by name, state)::int as number, name, state, min(line) as line,
      case when count(distinct reference) = 1 then max(reference) end as reference, count(*)::int as rows, jsonb_agg(distinct course) as courses, null::uuid as listed_id, null::uuid as college_id,
      null::text as match, null::uuid as may_be, 0 as certainty
    from staged where outcome <> 'refuse' group by name, state`)
  await client.query(`
    update names set listed_id = held.id, college_id = held.college_id,
      reference = coalesce(names.reference, held.reference),
      match = held.match::text, certainty = case held.match when 'open' then 0 else 3 end
    from college_names held where held.name = names.name and coalesce(held.state, '') = names.state`)
  await client.query(`
    update names set college_id = colleges.id, match = 'found', certainty = 2
    from colleges where names.certainty = 0 and colleges.slug = names.reference and colleges.deleted_at is null`)
  await matchByName(client)
  await followReferences(client)
  await releaseDuplicates(client)
  await client.query(`
    update staged set listed_id = names.listed_id, college_id = names.college_id, reference = names.reference
    from names where names.name = staged.name and names.state = staged.state`)
  await remarkUnmatched(client)
}

async function matchByName(client: PoolClient): Promise<void> {
  const { rows } = await client.query<Identity & { number: number }>(
    `select number, name, null as location, state, courses from names where certainty = 0 and state <> '' order by number`,
  )
  if (rows.length === 0) return
  const { rows: known } = await client.query<KnownCollege>(`
    select id, coalesce(name, '') as name, location, coalesce(state, '') as state,
      array(select value::text from colleges_courses where parent_id = colleges.id) as courses,
      array(select text from colleges_texts where parent_id = colleges.id and path = 'aliases')
        || array[concat_ws(' ', name, location)] as aliases
    from colleges where deleted_at is null order by created_at, id`)
  const matches = matchRows(rows, known)
  await client.query(
    `update names set college_id = found.id, may_be = found.may_be,
       match = case when found.id is null then 'open' else 'found' end,
       certainty = case when found.id is null then 0 else 1 end
     from unnest($1::int[], $2::uuid[], $3::uuid[]) as found (number, id, may_be) where found.number = names.number`,
    [
      rows.map(({ number }) => number),
      matches.map((match) => ('is' in match ? match.is : null)),
      matches.map((match) => ('mayBe' in match ? match.mayBe : null)),
    ],
  )
}

/**
 * Matches a name by others with the same reference and state, of this file and earlier ones, if they all mean the same
 * college.
 */
async function followReferences(client: PoolClient): Promise<void> {
  await client.query(`
    with known as (
      select reference, state, college_id from names
      union all select reference, coalesce(state, ''), college_id from college_names
    ), meant as (
      select reference, state, min(college_id::text)::uuid as college_id from known
      where reference <> '' and college_id is not null
      group by reference, state having count(distinct college_id) = 1
    )
    update names set college_id = meant.college_id, match = 'found', certainty = 1
    from meant where names.certainty = 0 and names.reference = meant.reference and names.state = meant.state`)
}

/** Of two names that claim the same figure of a college, the more certain one keeps it; equal ones are both left open. */
async function releaseDuplicates(client: PoolClient): Promise<void> {
  await client.query(`
    with claims as (
      select distinct names.number, names.college_id, names.certainty, ${SEAT}
      from staged join names on names.name = staged.name and names.state = staged.state
      where names.college_id is not null and staged.outcome <> 'refuse'
    ), ranked as (
      select number, certainty, max(certainty) over same as surest, count(*) over same as claimants,
        count(*) filter (where certainty = 3) over same as decided
      from claims window same as (partition by college_id, ${SEAT})
    ), loosened as (
      select distinct number from ranked
      where claimants > 1 and certainty < 3 and (certainty < surest or claimants > 1 and certainty = surest)
    )
    update names set may_be = college_id, college_id = null, match = 'open', certainty = 0
    from loosened where loosened.number = names.number`)
  await client.query(`update names set match = 'open' where match is null`)
}

/** Remarks an unmatched name once, on its first row. */
async function remarkUnmatched(client: PoolClient): Promise<void> {
  const { rows } = await client.query<{ line: number; rows: number; may_be: string | null }>(`
    select names.line, names.rows, concat_ws(', ', nullif(colleges.name, ''), nullif(colleges.location, '')) as may_be
    from names left join colleges on colleges.id = names.may_be
    where names.college_id is null and names.match <> 'none'`)
  await remarkLines(
    client,
    'remark',
    rows.map(({ line, rows: count, may_be }) => ({
      line,
      remark: may_be ? messages.mayBe(may_be, count) : messages.unmatched(count),
    })),
  )
}

/** Finds the authority, terms and college of every staged row, and figures that already exist. */
export async function decideRanks({ client }: Deciding): Promise<void> {
  await client.query(`
    alter table staged add column authority_id uuid, add column quota_id uuid, add column category_id uuid,
      add column listed_id uuid, add column college_id uuid, add column remark text`)
  await findAuthorities(client)
  await client.query(`
    with listed as materialized (
      select state as written, ${listedStateSql('state')} as state from (select distinct state from staged) as states
    )
    update staged set state = listed.state from listed
    where listed.written = staged.state and listed.state <> staged.state`)
  await rejectRepeated(client, {
    group: `name, state, ${SEAT}`,
    column: `'college_name'`,
    value: 'name',
    message: messages.twice('%s'),
  })
  await findTerms(client)
  await remarkNewTerms(client)
  await matchNames(client)
  await findKept(client)
}

async function findAuthorities(client: PoolClient): Promise<void> {
  await client.query(`
    with named as materialized (
      select written, (
        select id from counselling_authorities known
        where known.deleted_at is null
          and lower(written) in (lower(known.slug), lower(known.short_name), lower(known.name))
        order by lower(written) = lower(known.slug) desc, known.created_at limit 1
      ) as id
      from (select distinct authority as written from staged) as authorities
    )
    update staged set authority_id = named.id from named where named.written = staged.authority and named.id is not null`)
  await rejectRows(client, { column: 'authority', message: messages.noSuchAuthority, where: 'authority_id is null' })
}

/**
 * Finds existing figures, by the name in the list or, under another name, by the college; those that differ are changed. A
 * new reference counts as a change of the first row with the name.
 */
async function findKept(client: PoolClient): Promise<void> {
  const sameSeat = `held.year = staged.year and held.round::text = staged.round and ${isOfPoolSql('held', 'staged')}
      and held.category_id = staged.category_id and held.course::text = staged.course
      and held.gender::text = staged.gender and held.authority_id = staged.authority_id`
  await client.query(`
    update staged set target = held.id from closing_ranks held
    where staged.outcome = 'create' and held.listed_as_id = staged.listed_id and ${sameSeat}`)
  await client.query(`
    update staged set target = kept.id
    from (
      select distinct on (held.id) held.id, staged.line from staged
        join closing_ranks held on held.college_id = staged.college_id and ${sameSeat}
      where staged.outcome = 'create' and staged.target is null
        and not exists (select from staged taken where taken.target = held.id)
      order by held.id, staged.line
    ) as kept
    where kept.line = staged.line`)
  await client.query(`
    update staged set outcome = case
      when held.closing_rank = staged.closing_rank and held.rank_type::text = staged.rank_type
        and held.allotted is not distinct from staged.allotted
        and coalesce(held.flag, '') = coalesce(staged.flag, '') and coalesce(held.place, '') = coalesce(staged.place, '')
        and lower(source.title) is not distinct from lower(staged.source)
        and held.college_id is not distinct from staged.college_id
        and held.listed_as_id is not distinct from staged.listed_id
      then 'skip' else 'change' end
    from closing_ranks held left join sources source on source.id = held.source_id
    where staged.outcome = 'create' and held.id = staged.target`)
  await client.query(`
    update staged set outcome = 'change' from names join college_names held on held.id = names.listed_id
    where staged.outcome = 'skip' and staged.line = names.line and names.reference is distinct from held.reference`)
}
