import { sql } from 'drizzle-orm'
import 'server-only'
import { liveRecordsSql } from '@/cms/access/live-rule'
import { cached, tags } from '@/lib/caching/cache'
import type { Country } from '@/lib/vocabulary'
import { rowsOf } from '@/server/read-queries'

/** A region with its number of listed colleges. */
export interface MappedRegion {
  name: string
  /** ISO 3166-2 code of the region: "IN-BR". */
  code: string | null
  country: Country
  colleges: number
  /** Those that teach MBBS. */
  mbbs: number
}

/** All states and provinces by name, with their number of colleges. */
export const mappedRegions = (): Promise<MappedRegion[]> =>
  cached(['mapped-regions'], [tags.collegeFigures(), tags.allColleges(), tags.site()], [], () =>
    rowsOf<MappedRegion>(sql`
        select region.name, region.code, region.country, count(college.id)::int as colleges,
          count(college.id) filter (where exists (
            select from colleges_courses course where course.parent_id = college.id and course.value = 'MBBS'))::int as mbbs
        from regions region
          left join (select * from colleges where ${sql.raw(liveRecordsSql('colleges'))}) college
            on college.state = region.name and college.country::text = region.country::text
        where region.name <> 'Nepal' and region.deleted_at is null
        group by region.id order by region.name`),
  )
