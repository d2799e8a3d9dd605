import type { Pool } from 'pg'
import { onOwnConnection } from '@/lib/database/database-pool'
import { foldedNameSql } from '@/lib/matching/name-key'
import { EDGES, whyNoBandSql } from '../predictor/band-rule'

const RESTRICTED = '(quota.restriction is not null or category.restriction is not null)'

/**
 * Predicts each year from the previous one with the same round, and counts whether a rank at the edge of each band would
 * have got the seat. Figures without a band predict nothing, but a later list of one or two allotments still counts: else
 * only growing pools would. Unmatched names count too, distinguished by their files' reference, which is more stable than
 * the spelling, else by name and state.
 * @param isEveryPool also counts restricted seats, terms without words, and earlier lists of one or two allotments
 */
const outcomeSql = (isEveryPool: boolean) => {
  const passed = isEveryPool ? "array['few', 'restricted']" : "array['few']"
  return `
  with places as (
    select id, dense_rank() over (order by coalesce('college:' || college_id, 'reference:' || nullif(reference, ''),
      'name:' || ${foldedNameSql('name')} || '@' || coalesce(state, ''))) as place
    from college_names
  ), figures as materialized (
    select distinct on (authority_id, quota_id, course, round, category_id, gender, place, year) *
    from (
      select figure.authority_id, figure.quota_id, figure.category_id, figure.course, figure.gender, figure.round,
        places.place, figure.year, figure.closing_rank,
        ${whyNoBandSql('figure', RESTRICTED, 'false')} as reason
      from closing_ranks figure join places on places.id = figure.listed_as_id
        join seat_terms quota on quota.id = figure.quota_id
        join seat_terms category on category.id = figure.category_id
      where ${isEveryPool} or (quota.words <> '' and category.words <> '')
    ) as known
    where reason is null or reason = any(${passed})
    order by authority_id, quota_id, course, round, category_id, gender, place, year, reason nulls first, closing_rank
  ), years as (
    select *, lead(year) over (partition by authority_id, quota_id, course, round order by year) as next_year
    from (select distinct authority_id, quota_id, course, round, year from figures) as held
  ), seats as (
    select *, lead(year) over seat as later_year, lead(closing_rank) over seat as next_rank from figures
    window seat as (partition by authority_id, quota_id, course, round, category_id, gender, place order by year)
  ), pairs as (
    select seats.*, next_year from seats join years using (authority_id, quota_id, course, round, year)
    where (${isEveryPool} or reason is null) and later_year = next_year
  )
  select authority_id, quota_id, course::text as course, round::text as round, year as from_year,
    next_year as to_year, count(*) as cases,
    count(*) filter (where next_rank >= ${EDGES.likely} * closing_rank) as held_likely,
    count(*) filter (where next_rank >= ${EDGES.possible} * closing_rank) as held_possible,
    count(*) filter (where next_rank >= ${EDGES.reach} * closing_rank) as held_reach
  from pairs
  group by authority_id, quota_id, course, round, year, next_year`
}

/** How often the edges held for a pool of seats, in percent of its cases. */
export interface MeasuredPool {
  authority: string
  quota: string
  course: string
  round: string
  years: string
  cases: number
  'at 0.75': number
  'at 1.0': number
  'at 1.2': number
}

/**
 * Measures without storing.
 * @param isEveryPool also counts seats that are never predicted, to compare with other backtests
 * @param leastCases leaves out pools with fewer cases
 */
export async function measuredPools(pool: Pool, isEveryPool: boolean, leastCases: number): Promise<MeasuredPool[]> {
  const { rows } = await pool.query<MeasuredPool>(
    `select coalesce(nullif(authority.short_name, ''), authority.name) as authority, quota.code as quota, course, round,
      from_year || ' to ' || to_year as years, cases::int, round(100.0 * held_likely / cases)::int as "at 0.75",
      round(100.0 * held_possible / cases)::int as "at 1.0", round(100.0 * held_reach / cases)::int as "at 1.2"
    from (${outcomeSql(isEveryPool)}) as rate
      join counselling_authorities authority on authority.id = rate.authority_id
      join seat_terms quota on quota.id = rate.quota_id
    where cases >= $1 order by 1, 2, 3, 4, 5`,
    [leastCases],
  )
  return rows
}

/** A fingerprint of the measured data, which changes with any rank, name or term. */
export async function ranksFingerprint(pool: Pool): Promise<string> {
  const { rows } = await pool.query<{ stand: string }>(`
    select concat_ws(' ',
      (select concat_ws(' ', count(*), sum(closing_rank), max(updated_at)) from closing_ranks),
      (select concat_ws(' ', count(*), count(college_id), max(updated_at)) from college_names),
      (select concat_ws(' ', count(*), max(updated_at)) from seat_terms)) as stand`)
  return rows[0]?.stand ?? ''
}

/** Measures every pool and replaces the stored rates in one transaction. @returns the number of pools */
export const measureHitRates = (pool: Pool): Promise<number> =>
  onOwnConnection(pool, async (client) => {
    await client.query('delete from hit_rates')
    const { rowCount } = await client.query(`
      insert into hit_rates (authority_id, quota_id, course, round, from_year, to_year, cases,
        held_likely, held_possible, held_reach)
      select authority_id, quota_id, course::enum_hit_rates_course, round::enum_hit_rates_round, from_year, to_year,
        cases, held_likely, held_possible, held_reach
      from (${outcomeSql(false)}) as rate`)
    return rowCount ?? 0
  })
