import type { PayloadRequest } from 'payload'
import { overviewPart } from '@/cms/admin/desk/looks'
import { DayChart } from '@/cms/admin/overview/day-chart'
import { Figures } from '@/cms/admin/overview/figures'
import { jobDeskPaths } from '@/features/jobs/admin/desk-paths'
import { vacancyDeskTexts } from '@/features/jobs/admin/texts'
import { applicationTexts } from '@/features/jobs/applications/application-texts'
import { STAGES } from '@/features/jobs/schema'
import { STUDIO_LANGUAGE } from '@/lib/text/language'
import { readVacancyFigures } from './overview-queries'

const texts = vacancyDeskTexts.overview

/** Vacancies and applications on the Overview. */
export async function OverviewVacancies({ req }: { req: PayloadRequest }) {
  const { open, closing, stages, chart } = await readVacancyFigures(req)
  const week = [...stages.values()].reduce((sum, count) => sum + count, 0)
  return (
    <section className={overviewPart}>
      <h2>{texts.vacancies}</h2>
      <Figures
        figures={[
          { label: texts.open, value: open, href: jobDeskPaths.manageJobs({ show: 'open' }) },
          { label: texts.closing, value: closing, href: jobDeskPaths.manageJobs({ show: 'closing' }), tone: 'warn' },
          { label: texts.week, value: week, href: jobDeskPaths.applications({ days: '7' }) },
        ]}
      />
      <h3>{texts.stages}</h3>
      <Figures
        figures={STAGES.map((stage) => ({
          label: applicationTexts(STUDIO_LANGUAGE).stages[stage],
          value: stages.get(stage) ?? 0,
          href: jobDeskPaths.applications({ days: '7', stage }),
        }))}
      />
      <DayChart title={texts.chart} none={texts.chartNone} days={chart} />
    </section>
  )
}
