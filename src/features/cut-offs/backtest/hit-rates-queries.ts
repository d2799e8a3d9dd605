import { sql } from 'drizzle-orm'
import 'server-only'
import { cached, tags } from '@/lib/caching/cache'
import type { Qualification } from '@/lib/vocabulary'
import { rowsOf } from '@/server/read-queries'
import { BANDS, type Band, type Held, isOfferedSql } from '../predictor/band-rule'
import type { Round } from '../schema'

/** How often the edges of the bands held for one pool of seats, from one year to a later one. */
export interface HitRate extends Held {
  authority: string
  quota: string
  course: Qualification
  round: Round
  fromYear: number
  toYear: number
  /** The fee decides who gets a seat: measured, but never in a band. */
  isPriced: boolean
  /** The bands that are offered for the pool. */
  offered: Band[]
  measuredAt: string
}

/** Every measured pool, the newest pair of years first. */
export const hitRates = (): Promise<HitRate[]> =>
  cached(['hit-rates'], [tags.cutOffs()], [], () =>
    rowsOf<HitRate>(sql`
        select coalesce(nullif(authority.short_name, ''), authority.name) as authority, quota.words as quota,
          rate.course::text as course, rate.round::text as round, rate.from_year::int as "fromYear",
          rate.to_year::int as "toYear", rate.cases::int as cases, rate.held_likely::int as "heldLikely",
          rate.held_possible::int as "heldPossible", rate.held_reach::int as "heldReach", coalesce(quota.is_priced, false) as "isPriced",
          array(select band from unnest(${`{${BANDS}}`}::text[]) band
            where not coalesce(quota.is_priced, false) and ${sql.raw(isOfferedSql('rate', 'band'))}) as offered,
          to_char(rate.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "measuredAt"
        from hit_rates rate
          join counselling_authorities authority on authority.id = rate.authority_id and authority.deleted_at is null
          join seat_terms quota on quota.id = rate.quota_id
        order by rate.course, authority.name, quota.words, rate.round, rate.to_year desc`),
  )

export const measuredColleges = (): Promise<number> =>
  cached(['measured-colleges'], [tags.cutOffs()], 0, async () => {
    const rows = await rowsOf<{ colleges: number }>(sql`
        select count(distinct figure.college_id)::int as colleges from closing_ranks figure
        where (figure.quota_id, figure.course::text) in (select quota_id, course::text from hit_rates)`)
    return rows[0]?.colleges ?? 0
  })

/** A state's authority without predictions. */
export interface Unpredicted {
  name: string
  site: string
  state: string
  /** Years with closing ranks. */
  years: number
  isStateMerit: boolean
  /** The authority that fills the state's quota instead, if the candidate qualifies, such as that of all India for Delhi. */
  filledBy: string | null
}

/** The states' authorities for predicted courses without any measured pool. */
export const unpredictedAuthorities = (): Promise<Unpredicted[]> =>
  cached(['unpredicted-authorities'], [tags.cutOffs(), tags.counselling(), tags.regions()], [], () =>
    rowsOf<Unpredicted>(sql`
        select authority.name, authority.site, region.name as state,
          count(distinct figure.year)::int as years,
          coalesce(bool_and(figure.rank_type = 'state-merit'), false) as "isStateMerit",
          (select coalesce(nullif(other.short_name, ''), other.name) from seat_terms quota
            join counselling_authorities other on other.id = quota.authority_id
            where quota.region_id = region.id and quota.kind = 'quota' order by other.name limit 1) as "filledBy"
        from counselling_authorities authority join regions region on region.id = authority.state_id
          left join closing_ranks figure on figure.authority_id = authority.id
        where authority.deleted_at is null and region.country = 'India' and authority.id in (
            select parent_id from counselling_authorities_courses where value in ('mbbs', 'bds'))
          and not exists (select from hit_rates where authority_id = authority.id)
        group by authority.id, authority.name, authority.site, region.id, region.name order by region.name, authority.name`),
  )
