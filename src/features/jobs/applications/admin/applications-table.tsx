'use client'
import { type DeskColumn, DeskTable } from '@/cms/admin/desk/desk-table'
import { PersonLinks } from '@/cms/admin/desk/person-links'
import { BulkChoice } from '@/cms/admin/desk/row-choice'
import { underName } from '@/cms/admin/desk/styles'
import { useSelection } from '@/cms/admin/desk/use-desk'
import { dayText } from '@/cms/admin/messages'
import { jobDeskPaths } from '@/features/jobs/admin/desk-paths'
import { TEAM_STAGES } from '@/features/jobs/schema'
import { STUDIO_LANGUAGE } from '@/lib/language'
import { applicationMessages } from '../application-messages'
import { useMoves } from '../moves/admin/use-moves'
import type { ApplicationRow } from './desk-queries'
import { applicationDeskMessages as messages } from './messages'
import { StageSelect } from './stage-select'

/** The sort links of the column headings. */
export type ColumnSorts = Record<'name' | 'vacancy' | 'stage' | 'applied', NonNullable<DeskColumn<unknown>['sort']>>

/** Applications as a list: moved one by one or many at once. */
export function ApplicationsTable({ rows, sorts }: { rows: ApplicationRow[]; sorts: ColumnSorts }) {
  const selection = useSelection(rows.map(({ id }) => id))
  const moves = useMoves(selection.clear)
  const movable = rows.flatMap(({ id, stage, steps }) =>
    stage !== 'withdrawn' && selection.selected.includes(id) ? [{ id, steps }] : [],
  )
  const columns: DeskColumn<ApplicationRow>[] = [
    {
      heading: messages.columns.applicant,
      sort: sorts.name,
      cell: (row) => (
        <>
          <a href={jobDeskPaths.application(row.id)}>{row.name}</a>
          <span className={underName}>{row.email}</span>
          <PersonLinks name={row.name} phone={row.phone} mailHref={`mailto:${row.email}`} />
        </>
      ),
    },
    {
      heading: messages.columns.vacancy,
      sort: sorts.vacancy,
      cell: (row) => (
        <div className="wrap-anywhere md:min-w-40">
          {row.jobTitle}
          <span className="block text-quiet">{row.companyName}</span>
        </div>
      ),
    },
    {
      heading: messages.columns.stage,
      sort: sorts.stage,
      cell: (row) => (
        <StageSelect
          id={row.id}
          steps={row.steps}
          label={messages.stageOf(row.name)}
          stage={row.stage}
          isDisabled={moves.isBusy}
          onMove={(stage) => moves.ask([row], stage)}
        />
      ),
    },
    { heading: messages.columns.applied, sort: sorts.applied, cell: (row) => dayText(row.appliedAt) },
    {
      heading: messages.columns.cv,
      cell: ({ resumeFile: file }) =>
        file ? <a href={`/api/resumes/file/${encodeURIComponent(file)}`}>{messages.openCv}</a> : messages.noCv,
    },
  ]
  return (
    <>
      <DeskTable
        rows={rows}
        columns={columns}
        selection={selection}
        nameOf={({ name }) => name}
        isBusy={moves.isBusy || moves.isPending}
        bulk={
          <BulkChoice
            label={messages.moveTo}
            options={TEAM_STAGES.map((value) => ({ value, label: applicationMessages(STUDIO_LANGUAGE).stages[value] }))}
            isDisabled={moves.isBusy || movable.length === 0}
            onChoose={(stage) => moves.ask(movable, stage)}
          />
        }
      />
      {moves.dialog}
    </>
  )
}
