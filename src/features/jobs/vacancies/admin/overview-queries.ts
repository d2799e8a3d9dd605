import { sql } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'
import { chartStart, daysOfChart, studioMessages } from '@/cms/admin/messages'
import type { OverviewPart } from '@/cms/admin/overview/waiting'
import { countSubscriptions } from '@/cms/subscriptions/subscription-queries'
import { jobDeskPaths } from '@/features/jobs/admin/desk-paths'
import { vacancyDeskMessages } from '@/features/jobs/admin/messages'
import { ALERT_KIND } from '@/features/jobs/alerts/schema'
import { applicationMessages } from '@/features/jobs/applications/application-messages'
import { postingDeskMessages } from '@/features/jobs/postings/admin/messages'
import { waitingPostings } from '@/features/jobs/postings/admin/postings-queries'
import { STAGES, type Stage } from '@/features/jobs/schema'
import { viewsSince } from '@/features/jobs/views/operations/view-queries'
import type { ViewSource } from '@/features/jobs/views/sources'
import { indianClockSql, indianDay, startOfIndianDay } from '@/lib/calendar/indian-calendar'
import { STUDIO_LANGUAGE } from '@/lib/language'
import { pathsIn } from '@/lib/paths/site-paths'
import { enumerated } from '@/lib/text/format'
import { openJobsSql } from '../open-rule'

const DAY = 24 * 60 * 60 * 1000

/** Views by the kind of page that led there, the most first. */
function bySource(rows: readonly { source: ViewSource; views: number }[]): [ViewSource, number][] {
  const sums = new Map<ViewSource, number>()
  for (const { source, views } of rows) sums.set(source, (sums.get(source) ?? 0) + views)
  return [...sums].sort(([, one], [, other]) => other - one)
}

/** The Overview's figures of vacancies and applications, one aggregate per block; stages and chart of the last thirty days. */
export async function readVacancyFigures(req: PayloadRequest) {
  const { pool, drizzle } = req.payload.db
  const inAWeek = new Date(startOfIndianDay().getTime() + 7 * DAY)
  const aWeekAgo = new Date(startOfIndianDay().getTime() - 6 * DAY)
  const since = [chartStart()]
  const [vacancies, untouched, stages, days, week, views] = await Promise.all([
    drizzle.execute<{ open: string; closing: string }>(
      sql`select count(*) as open, count(*) filter (where deadline < ${inAWeek.toISOString()}::timestamptz) as closing
          from jobs where ${openJobsSql()}`,
    ),
    pool.query<{ count: string; vacancies: string }>(
      `select count(*), count(distinct job_id) as vacancies from job_applications where status = 'applied'`,
    ),
    pool.query<{ status: Stage; count: string }>(
      'select status, count(*) from job_applications where applied_at >= $1 group by status',
      since,
    ),
    pool.query<{ day: string; count: string }>(
      `select to_char(${indianClockSql('applied_at')}, 'YYYY-MM-DD') as day, count(*)
       from job_applications where applied_at >= $1 group by 1`,
      since,
    ),
    pool.query<{ count: string }>('select count(*) from job_applications where applied_at >= $1', [aWeekAgo]),
    viewsSince(req.payload, indianDay(aWeekAgo)),
  ])
  return {
    open: Number(vacancies.rows[0]?.open ?? 0),
    closing: Number(vacancies.rows[0]?.closing ?? 0),
    untouched: Number(untouched.rows[0]?.count ?? 0),
    untouchedVacancies: Number(untouched.rows[0]?.vacancies ?? 0),
    stages: new Map(stages.rows.map(({ status, count }) => [status, Number(count)])),
    chart: daysOfChart(days.rows),
    week: { applications: Number(week.rows[0]?.count ?? 0), views: bySource(views) },
  }
}

const messages = vacancyDeskMessages.overview

/** Vacancies and applications on the Overview, with the days of their chart. */
export async function vacanciesPart(
  req: PayloadRequest,
): Promise<OverviewPart & { chart: ReturnType<typeof daysOfChart> }> {
  const { open, closing, stages, chart, untouched, untouchedVacancies, week } = await readVacancyFigures(req)
  const alerts = await countSubscriptions(req.payload, ALERT_KIND)
  const [topSource] = week.views[0] ?? []
  const sentIn = await waitingPostings(req)
  const month = [...stages.values()].reduce((sum, count) => sum + count, 0)
  const stageLabels = applicationMessages(STUDIO_LANGUAGE).stages
  const byStage = STAGES.flatMap((stage) => (stages.get(stage) ? [`${stages.get(stage)} ${stageLabels[stage]}`] : []))
  return {
    waiting: [
      {
        label: messages.untouched,
        count: untouched,
        href: jobDeskPaths.applications({ stage: 'applied' }),
        act: studioMessages.overview.open,
        detail: messages.forVacancies(untouchedVacancies),
      },
      {
        label: postingDeskMessages.overview.title,
        count: sentIn.count,
        href: jobDeskPaths.postings({ state: 'waiting' }),
        act: postingDeskMessages.overview.look,
        detail: sentIn.oldest?.title,
      },
    ],
    figures: [
      {
        label: messages.open,
        value: open,
        href: jobDeskPaths.manageJobs({ show: 'open' }),
        detail: closing > 0 ? messages.closing(closing) : undefined,
      },
      {
        label: messages.month,
        value: month,
        href: jobDeskPaths.applications({ days: '30' }),
        detail: enumerated(STUDIO_LANGUAGE, byStage) || undefined,
      },
      {
        label: messages.alerts,
        value: alerts.active,
        href: pathsIn(STUDIO_LANGUAGE).jobs(),
        detail: messages.ended(alerts),
      },
      {
        label: messages.views,
        value: week.views.reduce((sum, [, views]) => sum + views, 0),
        href: jobDeskPaths.manageJobs({ show: 'open' }),
        detail: messages.viewsDetail(
          messages.applied(week.applications),
          topSource ? vacancyDeskMessages.form.figures.sources[topSource] : '',
        ),
      },
    ],
    chart,
  }
}
