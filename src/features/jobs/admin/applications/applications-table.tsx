'use client'
import { dayText } from '@/cms/admin/days'
import { studioPaths } from '@/cms/admin/studio-paths'
import { useSelection } from '@/cms/admin/use-desk'
import { applicationTexts } from '../../application-texts'
import { STAGES, type Stage } from '../../schema'
import { StageSelect } from './stage-select'
import { applicationDeskTexts as texts } from './texts'
import { useMoves } from './use-moves'

export interface DeskApplication {
  id: string
  name: string
  email: string
  jobTitle: string
  companyName: string | null
  appliedAt: string
  stage: Stage
  cv: string | null
}

/** Applications as a list: moved one by one or many at once. */
export function ApplicationsTable({ rows }: { rows: DeskApplication[] }) {
  const selection = useSelection(rows.map(({ id }) => id))
  const moves = useMoves(selection.clear)
  const count = selection.selected.length
  return (
    <>
      {count > 0 ? (
        <div className="desk-bulk">
          <strong>{texts.selected(count)}</strong>
          <span>{texts.moveTo}</span>
          {STAGES.filter((stage) => stage !== 'withdrawn').map((stage) => (
            <button
              key={stage}
              type="button"
              className="studio-button is-plain is-small"
              disabled={moves.isBusy}
              onClick={() => moves.ask(selection.selected, stage)}
            >
              {applicationTexts.stages[stage]}
            </button>
          ))}
        </div>
      ) : null}
      <div className="desk-scroll">
        <table className="desk-table" aria-busy={moves.isBusy || moves.isPending}>
          <thead>
            <tr>
              <th scope="col">
                <input
                  type="checkbox"
                  aria-label={texts.selectAll}
                  checked={selection.isAll}
                  onChange={(event) => selection.tickAll(event.target.checked)}
                />
              </th>
              <th scope="col">{texts.columns.applicant}</th>
              <th scope="col">{texts.columns.vacancy}</th>
              <th scope="col">{texts.columns.stage}</th>
              <th scope="col">{texts.columns.applied}</th>
              <th scope="col">{texts.columns.cv}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.id}>
                <td>
                  <input
                    type="checkbox"
                    aria-label={texts.select(row.name)}
                    checked={selection.selected.includes(row.id)}
                    onChange={(event) => selection.tick(row.id, event.target.checked)}
                  />
                </td>
                <th scope="row">
                  <a href={studioPaths.application(row.id)}>{row.name}</a>
                  <span className="desk-quiet">{row.email}</span>
                </th>
                <td>
                  {row.jobTitle}
                  <span className="desk-quiet desk-line">{row.companyName}</span>
                </td>
                <td>
                  <StageSelect
                    label={texts.stageOf(row.name)}
                    stage={row.stage}
                    isDisabled={moves.isBusy}
                    onMove={(stage) => moves.ask([row.id], stage)}
                  />
                </td>
                <td>{dayText(row.appliedAt)}</td>
                <td>{row.cv ? <a href={row.cv}>{texts.openCv}</a> : texts.noCv}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {moves.dialog}
    </>
  )
}
