'use client'
import type { ReactNode } from 'react'
import { grouped } from '@/lib/text/format'
import { STUDIO_LANGUAGE } from '@/lib/text/language'
import type { ImportReport } from './report'
import { downloadReport } from './report-file'
import { importTexts } from './texts'

const texts = importTexts.report
const OUTCOMES = ['created', 'changed', 'skipped', 'failed'] as const
const titles = { checked: texts.result, done: texts.done, refused: texts.nothing }
/** What a screen bears; the downloaded report has the others. */
const MOST_SHOWN = 200

interface ImportReportProps {
  report: ImportReport
  state: keyof typeof titles
  /** The heads of the preview's columns. */
  heads: readonly string[]
  fileName: string
}

/** What a file will do, or did: counts, the first rows, old and new of what changes, and each error with its cell. */
export function ImportReportView({ report, state, heads, fileName }: ImportReportProps) {
  const isNothing = report.created + report.changed + report.failed === 0
  const isChecked = state === 'checked'
  const isWorthKeeping = report.errors.length + report.remarks.length + report.changes.length > 0
  return (
    <section aria-live="polite">
      {state === 'done' ? (
        <div className="desk-notice" role="status">
          <p>
            <strong>{importTexts.succeeded(fileName)}</strong>
          </p>
        </div>
      ) : null}
      <h2>{titles[state]}</h2>
      <dl className="desk-figures">
        {OUTCOMES.map((outcome) => (
          <div key={outcome} className={outcome === 'failed' && report.failed > 0 ? 'is-bad' : undefined}>
            <dt>{texts.outcomes[state][outcome]}</dt>
            <dd>{grouped(STUDIO_LANGUAGE, report[outcome])}</dd>
          </div>
        ))}
      </dl>
      {isNothing && isChecked ? <p>{texts.nothingToDo}</p> : null}
      {report.unknownColumns.length > 0 ? <p>{texts.unknown(report.unknownColumns)}</p> : null}
      {isWorthKeeping ? (
        <p className="desk-below">
          <button type="button" className="studio-button is-plain" onClick={() => downloadReport(report, fileName)}>
            {texts.download}
          </button>
        </p>
      ) : null}
      {report.errors.length > 0 ? <Errors report={report} /> : null}
      {report.remarks.length > 0 && isChecked ? <Remarks report={report} /> : null}
      {report.changes.length > 0 && isChecked ? <Changes report={report} /> : null}
      {report.firstRows.length > 0 && isChecked ? <FirstRows report={report} heads={heads} /> : null}
    </section>
  )
}

/** Rows with what is said of one cell each. */
function Remarked({ label, remarks }: { label: string; remarks: ImportReport['errors'] }) {
  return (
    <Table label={label} heads={[texts.title, texts.column, texts.value, label]}>
      {remarks.slice(0, MOST_SHOWN).map(({ row, title, column, value, message }) => (
        <tr key={`${row} ${column} ${message}`}>
          <td className="is-number">{row}</td>
          <td>{title}</td>
          <td>{column ?? texts.wholeRow}</td>
          <td className="desk-value">{value === '' ? <Empty /> : value}</td>
          <td>{message}</td>
        </tr>
      ))}
    </Table>
  )
}

const Empty = () => <span className="desk-quiet">{texts.empty}</span>

function Errors({ report }: { report: ImportReport }) {
  const listed = report.errors.slice(0, MOST_SHOWN)
  const shown = new Set(listed.map(({ row }) => row)).size
  return (
    <>
      <h3>{texts.errors}</h3>
      {report.failed > shown ? <p>{texts.errorsShown(listed.length, report.failed)}</p> : null}
      <Remarked label={texts.problem} remarks={report.errors} />
    </>
  )
}

function Remarks({ report }: { report: ImportReport }) {
  return (
    <>
      <h3>{texts.remarks}</h3>
      <p>{texts.remarksNote}</p>
      <Remarked label={texts.kinds.remark} remarks={report.remarks} />
    </>
  )
}

function Changes({ report }: { report: ImportReport }) {
  const listed = report.changes.slice(0, MOST_SHOWN)
  return (
    <>
      <h3>{texts.changes}</h3>
      {report.changed > listed.length ? <p>{texts.changesShown(listed.length, report.changed)}</p> : null}
      <Table label={texts.changes} heads={[texts.title, texts.column, texts.before, texts.after]}>
        {listed.map(({ row, title, fields }) =>
          fields.length === 0 ? (
            <tr key={row}>
              <td className="is-number">{row}</td>
              <th scope="row">{title}</th>
              <td colSpan={3}>{texts.noDifference}</td>
            </tr>
          ) : (
            fields.map(({ column, before, after }) => (
              <tr key={`${row} ${column}`}>
                <td className="is-number">{row}</td>
                <th scope="row">{title}</th>
                <td>{column}</td>
                <td className="desk-value">{before || <Empty />}</td>
                <td className="desk-value">{after || <Empty />}</td>
              </tr>
            ))
          ),
        )}
      </Table>
    </>
  )
}

function FirstRows({ report, heads }: Pick<ImportReportProps, 'report' | 'heads'>) {
  return (
    <>
      <h3>{texts.firstRows}</h3>
      <Table label={texts.firstRows} heads={[...heads, texts.result]}>
        {report.firstRows.map(({ row, cells: [name, ...others], outcome }) => (
          <tr key={row}>
            <td className="is-number">{row}</td>
            <th scope="row">{name}</th>
            {others.map((cell, index) => (
              <td key={heads[index + 1]}>{cell}</td>
            ))}
            <td>{texts.outcomeOf[outcome]}</td>
          </tr>
        ))}
      </Table>
    </>
  )
}

/** A table whose first column is the row as a spreadsheet numbers it. */
function Table({ label, heads, children }: { label: string; heads: readonly string[]; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a table that scrolls has to be reached by the keyboard
    <section className="desk-scroll" aria-label={label} tabIndex={0}>
      <table className="desk-table">
        <thead>
          <tr>
            <th scope="col" className="is-number">
              {texts.row}
            </th>
            {heads.map((head) => (
              <th scope="col" key={head}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </section>
  )
}
