import type { PoolClient } from 'pg'
import { remarkLines } from '@/cms/import/decisions'
import { type Identity, type KnownCollege, matchRows } from '@/lib/matching/match-rows'
import { cutOffRowMessages as texts } from '../messages'

/** What makes two rows the same figure, beside the college. */
export const SEAT = 'year, round, quota, category, course, gender, authority_id'

/**
 * Finds the college of every name in the file: what somebody decided for it before comes first, then the address that
 * the file gives, then the name itself within its state, then another name that has the same reference. Two names of
 * one round never mean one college. A name for which the file gives several references keeps the one that it had.
 */
export async function matchNames(client: PoolClient): Promise<void> {
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
  await loosenDoubles(client)
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
 * A name that found nothing means the college of other names with its reference, of this file and of earlier ones: where
 * they stand in the same state and all mean the same one.
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

/** Of two names that would state the same figure of one college, the surer one keeps it; equals are both asked for. */
async function loosenDoubles(client: PoolClient): Promise<void> {
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

/** The first row of a name that found no college says so, once for all its rows. */
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
      remark: may_be ? texts.mayBe(may_be, count) : texts.unmatched(count),
    })),
  )
}
