import type { PayloadRequest } from 'payload'
import { type daysOfChart, studioMessages } from '@/cms/admin/messages'
import type { OverviewPart } from '@/cms/admin/overview/waiting'
import { countSubscriptions } from '@/cms/subscriptions/subscription-queries'
import { jobDeskPaths } from '@/features/jobs/admin/desk-paths'
import { vacancyDeskMessages } from '@/features/jobs/admin/messages'
import { ALERT_KIND } from '@/features/jobs/alerts/schema'
import { applicationMessages } from '@/features/jobs/applications/application-messages'
import { postingDeskMessages } from '@/features/jobs/postings/admin/messages'
import { waitingPostings } from '@/features/jobs/postings/admin/postings-queries'
import { STAGES } from '@/features/jobs/schema'
import { pathsIn, STUDIO_LANGUAGE } from '@/lib/language'
import { enumerated } from '@/lib/text/format'
import { readVacancyFigures } from './overview-queries'

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
