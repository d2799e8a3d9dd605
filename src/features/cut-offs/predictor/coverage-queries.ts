import { sql } from 'drizzle-orm'
import 'server-only'
import { liveRecordsSql } from '@/cms/access/live-rule'
import { publicFiguresSql } from '@/cms/sources/source-rule'
import { cached, tags } from '@/lib/caching/cache'
import { rowsOf } from '@/server/read-queries'
import { COMPARED_ROUNDS } from '../schema'
import type { Question } from './question'
import { COMPARABLE } from './reach-queries'

/** The data behind an answer. */
export interface Coverage {
  /** The authorities and years of its figures. */
  authorities: { name: string; state: string | null; years: number[] }[]
  colleges: number
  /** The official number, by a regulator's list. */
  official: { colleges: number; year: string } | null
}

/**
 * The data for a question: of all India, the home state, and other states' seats open to everyone; without restricted
 * pools.
 */
export const coverageOf = ({ course, round, state }: Pick<Question, 'course' | 'round' | 'state'>): Promise<Coverage> =>
  cached(
    ['predictor-coverage', course, round, state ?? ''],
    [tags.cutOffs(), tags.counselling(), tags.regions(), tags.allColleges(), tags.courses()],
    { authorities: [], colleges: 0, official: null },
    async () => {
      const rows = await rowsOf<Coverage>(sql`
        with pools as (
          select quota.id as quota_id, category.id as category_id
          from seat_terms quota
            join seat_terms category on category.authority_id = quota.authority_id and category.kind = 'category'
            join counselling_authorities authority on authority.id = quota.authority_id
            left join regions region on region.id = authority.state_id
          where quota.kind = 'quota' and quota.restriction is null and quota.words <> ''
            and (authority.state_id is null or region.name = ${state}
              or category.central = 'open' and category.restriction is null and category.words <> ''
                and not coalesce(quota.for_residents, false) and not coalesce(category.for_residents, false))
        ), held as (
          select each.authority_id, each.college_id, each.year
          from pools join closing_ranks each on each.quota_id = pools.quota_id and each.category_id = pools.category_id
          where each.course = ${course} and each.round = any(${`{${COMPARED_ROUNDS[round]}}`}::enum_closing_ranks_round[])
            and ${sql.raw(COMPARABLE)}
          group by each.authority_id, each.college_id, each.year
        ), figures as (
          select held.* from held join colleges on colleges.id = held.college_id and ${sql.raw(liveRecordsSql('colleges'))}
        ), by_authority as (
          select coalesce(nullif(authority.short_name, ''), authority.name) as name, region.name as state,
            array_agg(distinct figures.year::int order by figures.year::int) as years
          from figures join counselling_authorities authority on authority.id = figures.authority_id
            left join regions region on region.id = authority.state_id
          group by authority.id, authority.name, authority.short_name, region.name
        )
        select (select count(distinct college_id)::int from figures) as colleges,
          coalesce((select jsonb_agg(by_authority order by state nulls first, name) from by_authority), '[]') as authorities,
          (select jsonb_build_object('colleges', official_total_colleges::int, 'year', official_total_year)
            from courses left join sources source on source.id = official_total_source_id
            where courses.deleted_at is null and courses.key::text = ${course.toLowerCase()} and official_total_colleges > 0
              and official_total_year <> '' and ${sql.raw(publicFiguresSql('source'))}) as official`)
      return rows[0] ?? { authorities: [], colleges: 0, official: null }
    },
  )
