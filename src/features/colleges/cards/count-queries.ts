import { sql } from 'drizzle-orm'
import 'server-only'
import { liveRecordsSql } from '@/cms/access/live-rule'
import { cached, tags } from '@/lib/caching/cache'
import { rowsOf } from '@/server/read-queries'

export interface CollegeCounts {
  colleges: number
  /** States and provinces with at least one of them. */
  states: number
}

const NONE: CollegeCounts = { colleges: 0, states: 0 }

/** How many colleges the site lists, and in how many states and provinces. */
export const collegeCounts = (): Promise<CollegeCounts> =>
  cached(['college-counts'], [tags.collegeFigures(), tags.allColleges()], NONE, async () => {
    const rows = await rowsOf<{ colleges: number; states: number }>(
      sql`select count(*)::int as colleges, count(distinct (country, state))::int as states
            from colleges where ${sql.raw(liveRecordsSql('colleges'))}`,
    )
    return rows[0] ?? NONE
  })
