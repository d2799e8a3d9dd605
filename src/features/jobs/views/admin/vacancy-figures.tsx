import type { PayloadRequest } from 'payload'
import { type DeskColumn, DeskTable } from '@/cms/admin/desk/desk-table'
import { overviewPart } from '@/cms/admin/desk/styles'
import { dayText } from '@/cms/admin/messages'
import { vacancyDeskMessages } from '@/features/jobs/admin/messages'
import { STUDIO_LANGUAGE } from '@/lib/language'
import { enumerated } from '@/lib/text/format'
import { viewsSince, weeksOf } from '../operations/view-queries'

const messages = vacancyDeskMessages.form.figures
const MOST_WEEKS = 12
/** Before there were any. */
const EVER = '2000-01-01'

interface Week {
  id: string
  week: string
  views: number
  applications: number
}

const COLUMNS: DeskColumn<Week>[] = [
  { heading: messages.week, cell: ({ week }) => dayText(`${week}T12:00:00Z`) },
  { heading: messages.views, isNumber: true, cell: ({ views }) => views },
  { heading: messages.applications, isNumber: true, cell: ({ applications }) => applications },
]

/** How often one vacancy was opened, from where, and how many applied, by week. */
export async function VacancyFigures({ req, vacancy }: { req: PayloadRequest; vacancy: string }) {
  const [weeks, sources] = await Promise.all([
    weeksOf(req.payload, vacancy, MOST_WEEKS),
    viewsSince(req.payload, EVER, [vacancy]),
  ])
  const from = [...sources]
    .sort((one, other) => other.views - one.views)
    .map(({ source, views }) => messages.source(messages.sources[source], views))
  return (
    <section className={overviewPart}>
      <h2>{messages.title}</h2>
      {weeks.length === 0 ? (
        <p>{messages.none}</p>
      ) : (
        <>
          <p>{messages.lead}</p>
          <DeskTable rows={weeks.map((week) => ({ ...week, id: week.week }))} columns={COLUMNS} />
          {from.length > 0 ? (
            <p>
              {messages.from}: {enumerated(STUDIO_LANGUAGE, from)}
            </p>
          ) : null}
        </>
      )}
    </section>
  )
}
