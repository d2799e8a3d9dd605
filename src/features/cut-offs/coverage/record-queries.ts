import { sql } from 'drizzle-orm'
import 'server-only'
import { liveRecordsSql } from '@/cms/access/live-rule'
import { cached, tags } from '@/lib/caching/cache'
import { sqlList } from '@/lib/database/sql-list'
import { rowsOf } from '@/server/read-queries'
import { PREDICTED_COURSES } from '../predictor/question'
import type { Round } from '../schema'

/** The stored figures of an authority's year. */
export interface HeldYear {
  year: number
  rounds: Round[]
  colleges: number
  rows: number
  /** Rows whose college has no page. */
  unmatched: number
}

/** The stored figures of an authority. */
export interface StoredRecord {
  name: string
  site: string
  /** Null for that of all India. */
  state: string | null
  /** The newest first. */
  years: HeldYear[]
}

const COURSES = sqlList(PREDICTED_COURSES.map((course) => course.toLowerCase()))

/** The authorities of predicted courses with their stored figures: that of all India first, then by state. */
export const storedRecords = (): Promise<StoredRecord[]> =>
  cached(['held-records'], [tags.cutOffs(), tags.counselling(), tags.regions(), tags.allColleges()], [], () =>
    rowsOf<StoredRecord>(sql`
        with years as (
          select figure.authority_id, figure.year::int as year, array_agg(distinct figure.round::text) as rounds,
            count(distinct colleges.id)::int as colleges, count(*)::int as rows,
            count(*) filter (where colleges.id is null)::int as unmatched
          from closing_ranks figure
            left join colleges on colleges.id = figure.college_id and ${sql.raw(liveRecordsSql('colleges'))}
          group by figure.authority_id, figure.year
        )
        select authority.name, authority.site, region.name as state,
          coalesce((select jsonb_agg(to_jsonb(years) - 'authority_id' order by year desc) from years
            where years.authority_id = authority.id), '[]') as years
        from counselling_authorities authority left join regions region on region.id = authority.state_id
        where exists (select from years where years.authority_id = authority.id)
          or authority.deleted_at is null and coalesce(region.country, 'India') = 'India' and authority.id in (
            select parent_id from counselling_authorities_courses where value::text in ${COURSES})
        order by region.name nulls first, authority.name`),
  )
