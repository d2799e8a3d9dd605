import { sql } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'
import { dayText } from '@/cms/admin/overview/days'
import type { Stage } from '@/features/jobs/schema'
import { indianClockSql, startOfIndianDay } from '@/lib/indian-calendar'
import { openJobsSql } from '../open-rule'

const CHART_DAYS = 30
const DAY = 24 * 60 * 60 * 1000

/** What an administrator needs to know of vacancies and applications: one aggregate for each block. */
export async function readVacancyFigures(req: PayloadRequest) {
  const { pool, drizzle } = req.payload.db
  const today = startOfIndianDay()
  const inAWeek = new Date(today.getTime() + 7 * DAY)
  const [vacancies, stages, days] = await Promise.all([
    drizzle.execute<{ open: string; closing: string }>(
      sql`select count(*) as open, count(*) filter (where deadline < ${inAWeek.toISOString()}::timestamptz) as closing
          from jobs where ${openJobsSql()}`,
    ),
    pool.query<{ status: Stage; count: string }>(
      'select status, count(*) from job_applications where applied_at >= $1 group by status',
      [new Date(today.getTime() - 6 * DAY)],
    ),
    pool.query<{ day: string; count: string }>(
      `select to_char(${indianClockSql('applied_at')}, 'YYYY-MM-DD') as day, count(*)
       from job_applications where applied_at >= $1 group by 1`,
      [new Date(today.getTime() - (CHART_DAYS - 1) * DAY)],
    ),
  ])
  const perDay = new Map(days.rows.map(({ day, count }) => [day, Number(count)]))
  const chart = Array.from({ length: CHART_DAYS }, (_, index) => {
    const start = new Date(today.getTime() - (CHART_DAYS - 1 - index) * DAY + DAY / 2)
    return { label: dayText(start), count: perDay.get(start.toISOString().slice(0, 10)) ?? 0 }
  })
  return {
    open: Number(vacancies.rows[0]?.open ?? 0),
    closing: Number(vacancies.rows[0]?.closing ?? 0),
    stages: new Map(stages.rows.map(({ status, count }) => [status, Number(count)])),
    chart,
  }
}
