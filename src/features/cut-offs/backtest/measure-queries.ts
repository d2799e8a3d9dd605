import type { Pool } from 'pg'
import { EDGES, whyNoBandSql } from '../predictor/band-rule'

/**
 * Measures every pool anew, in one transaction: each year is told from the year before it that has the same round, and
 * the later one is asked whether a rank at the edge of each band would still have got the seat. What decides on no band
 * predicts nothing; a later list of one or two allotments still answers, or only the pools that grew would. Names of
 * lists that no college was found for count too: they are the same name in both years.
 * @returns how many pools were measured
 */
export async function measureHitRates(pool: Pool): Promise<number> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    await client.query('delete from hit_rates')
    const { rowCount } = await client.query(`
      with figures as materialized (
        select distinct on (authority_id, quota_id, course, round, year, category_id, gender, place) *
        from (
          select figure.authority_id, figure.quota_id, figure.category_id, figure.course, figure.gender, figure.round,
            coalesce(figure.college_id, figure.listed_as_id) as place, figure.year, figure.closing_rank,
            ${whyNoBandSql('figure', '(quota.restriction is not null or category.restriction is not null)', 'false')}
              as reason
          from closing_ranks figure
            join seat_terms quota on quota.id = figure.quota_id
            join seat_terms category on category.id = figure.category_id
          where quota.words <> '' and category.words <> ''
        ) as known
        where coalesce(reason, 'few') = 'few'
        order by authority_id, quota_id, course, round, year, category_id, gender, place, reason nulls first
      ), years as (
        select *, lead(year) over (partition by authority_id, quota_id, course, round order by year) as next_year
        from (select distinct authority_id, quota_id, course, round, year from figures) as held
      ), pairs as (
        select earlier.*, years.next_year, later.closing_rank as next_rank
        from figures earlier join years using (authority_id, quota_id, course, round, year)
          join figures later using (authority_id, quota_id, course, round, category_id, gender, place)
        where earlier.reason is null and later.year = years.next_year
      )
      insert into hit_rates (authority_id, quota_id, course, round, from_year, to_year, cases,
        held_likely, held_possible, held_reach)
      select authority_id, quota_id, course::text::enum_hit_rates_course, round::text::enum_hit_rates_round, year, next_year,
        count(*),
        count(*) filter (where next_rank >= ${EDGES.likely} * closing_rank),
        count(*) filter (where next_rank >= ${EDGES.possible} * closing_rank),
        count(*) filter (where next_rank >= ${EDGES.reach} * closing_rank)
      from pairs
      group by authority_id, quota_id, course, round, year, next_year`)
    await client.query('commit')
    client.release()
    return rowCount ?? 0
  } catch (error) {
    await client.query('rollback').then(
      () => client.release(),
      () => client.release(true),
    )
    throw error
  }
}
