import type { PayloadRequest } from 'payload'
import type { daysOfChart } from '@/cms/admin/overview/days'
import type { OverviewPart } from '@/cms/admin/overview/waiting'
import { studioTexts } from '@/cms/admin/texts'
import { countSubscriptions } from '@/cms/subscriptions/subscription-queries'
import { jobDeskPaths } from '@/features/jobs/admin/desk-paths'
import { vacancyDeskTexts } from '@/features/jobs/admin/texts'
import { ALERT_KIND } from '@/features/jobs/alerts/schema'
import { applicationTexts } from '@/features/jobs/applications/application-texts'
import { waitingPostings } from '@/features/jobs/postings/admin/postings-queries'
import { postingDeskTexts } from '@/features/jobs/postings/admin/texts'
import { STAGES } from '@/features/jobs/schema'
import { pathsIn } from '@/lib/addresses/paths'
import { enumerated } from '@/lib/text/format'
import { STUDIO_LANGUAGE } from '@/lib/text/language'
import { readVacancyFigures } from './overview-queries'

const texts = vacancyDeskTexts.overview

/** Vacancies and applications on the Overview, with the days of their chart. */
export async function vacanciesPart(
  req: PayloadRequest,
): Promise<OverviewPart & { chart: ReturnType<typeof daysOfChart> }> {
  const { open, closing, stages, chart, untouched, untouchedVacancies, week } = await readVacancyFigures(req)
  const alerts = await countSubscriptions(req.payload, ALERT_KIND)
  const [topSource] = week.views[0] ?? []
  const sentIn = await waitingPostings(req)
  const month = [...stages.values()].reduce((sum, count) => sum + count, 0)
  const words = applicationTexts(STUDIO_LANGUAGE).stages
  const byStage = STAGES.flatMap((stage) => (stages.get(stage) ? [`${stages.get(stage)} ${words[stage]}`] : []))
  return {
    waiting: [
      {
        label: texts.untouched,
        count: untouched,
        href: jobDeskPaths.applications({ stage: 'applied' }),
        act: studioTexts.overview.open,
        detail: texts.forVacancies(untouchedVacancies),
      },
      {
        label: postingDeskTexts.overview.title,
        count: sentIn.count,
        href: jobDeskPaths.postings({ state: 'waiting' }),
        act: postingDeskTexts.overview.look,
        detail: sentIn.oldest?.title,
      },
    ],
    figures: [
      {
        label: texts.open,
        value: open,
        href: jobDeskPaths.manageJobs({ show: 'open' }),
        detail: closing > 0 ? texts.closing(closing) : undefined,
      },
      {
        label: texts.month,
        value: month,
        href: jobDeskPaths.applications({ days: '30' }),
        detail: enumerated(STUDIO_LANGUAGE, byStage) || undefined,
      },
      { label: texts.alerts, value: alerts.active, href: pathsIn(STUDIO_LANGUAGE).jobs(), detail: texts.ended(alerts) },
      {
        label: texts.views,
        value: week.views.reduce((sum, [, views]) => sum + views, 0),
        href: jobDeskPaths.manageJobs({ show: 'open' }),
        detail: texts.viewsDetail(
          texts.applied(week.applications),
          topSource ? vacancyDeskTexts.form.figures.sources[topSource] : '',
        ),
      },
    ],
    chart,
  }
}
