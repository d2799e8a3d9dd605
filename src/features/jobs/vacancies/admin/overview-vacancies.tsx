import { sql } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'
import { DayChart } from '@/cms/admin/overview/day-chart'
import { dayText } from '@/cms/admin/overview/days'
import { Figures } from '@/cms/admin/overview/figures'
import { studioPaths } from '@/cms/admin/shell/studio-paths'
import { vacancyDeskTexts } from '@/features/jobs/admin/texts'
import { applicationTexts } from '@/features/jobs/applications/application-texts'
import { STAGES, type Stage } from '@/features/jobs/schema'
import { openJobsSql, startOfTodayInIndia } from '../open-rule'

const texts = vacancyDeskTexts.overview
const CHART_DAYS = 30
const DAY = 24 * 60 * 60 * 1000
const INDIA = "interval '330 minutes'"

/** What an administrator needs to know of vacancies and applications: one aggregate for each block. */
async function readFigures(req: PayloadRequest) {
  const { pool, drizzle } = req.payload.db
  const today = startOfTodayInIndia()
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
      `select to_char((applied_at at time zone 'UTC') + ${INDIA}, 'YYYY-MM-DD') as day, count(*)
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

/** Vacancies and applications on the Overview. */
export async function OverviewVacancies({ req }: { req: PayloadRequest }) {
  const { open, closing, stages, chart } = await readFigures(req)
  const week = [...stages.values()].reduce((sum, count) => sum + count, 0)
  return (
    <section className="overview-part">
      <h2>{texts.vacancies}</h2>
      <Figures
        figures={[
          { label: texts.open, value: open, href: studioPaths.manageJobs({ show: 'open' }) },
          { label: texts.closing, value: closing, href: studioPaths.manageJobs({ show: 'closing' }), tone: 'warn' },
          { label: texts.week, value: week, href: studioPaths.applications({ days: '7' }) },
        ]}
      />
      <h3>{texts.stages}</h3>
      <Figures
        figures={STAGES.map((stage) => ({
          label: applicationTexts.stages[stage],
          value: stages.get(stage) ?? 0,
          href: studioPaths.applications({ days: '7', stage }),
        }))}
      />
      <DayChart title={texts.chart} none={texts.chartNone} days={chart} />
    </section>
  )
}
