import { sql } from 'drizzle-orm'
import 'server-only'
import { cached, tags } from '@/lib/caching/cache'
import { startOfIndianDay } from '@/lib/indian-calendar'
import { payloadClient } from '@/server/payload'
import { openJobsSql, secondsUntilDayEndsInIndia } from './open-rule'

/** How many vacancies are open today that somebody offers. */
export const openVacancyCount = (): Promise<number> =>
  cached(
    ['open-vacancy-count', startOfIndianDay().toISOString()],
    [tags.jobCards(), tags.allJobs()],
    async () => {
      const payload = await payloadClient()
      const { rows } = await payload.db.drizzle.execute<{ count: number }>(
        sql`select count(*)::int as count from jobs where ${openJobsSql()} and is_demo is not true`,
      )
      return rows[0]?.count ?? 0
    },
    0,
    secondsUntilDayEndsInIndia(),
  )
