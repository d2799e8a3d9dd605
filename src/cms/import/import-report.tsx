'use client'
import type { ReactNode } from 'react'
import type { ImportReport } from './report'
import { importTexts } from './texts'

const texts = importTexts.report
const OUTCOMES = ['created', 'changed', 'skipped', 'failed'] as const
const titles = { checked: texts.result, done: texts.done, refused: texts.nothing }

interface ImportReportProps {
  report: ImportReport
  state: keyof typeof titles
  /** The heads of the preview's columns. */
  heads: readonly string[]
  fileName: string
}

/** What a file does, or did: counts, the first rows, and each error with its line and column. */
export function ImportReportView({ report, state, heads, fileName }: ImportReportProps) {
  const isNothing = report.created + report.changed + report.failed === 0
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
            <dt>{texts.outcomes[outcome]}</dt>
            <dd>{report[outcome].toLocaleString('en-IN')}</dd>
          </div>
        ))}
      </dl>
      {isNothing && state === 'checked' ? <p>{texts.nothingToDo}</p> : null}
      {report.unknownColumns.length > 0 ? <p>{texts.unknown(report.unknownColumns)}</p> : null}
      {report.errors.length > 0 ? <Errors report={report} /> : null}
      {report.firstRows.length > 0 && state === 'checked' ? <FirstRows report={report} heads={heads} /> : null}
    </section>
  )
}

function Errors({ report }: { report: ImportReport }) {
  const shown = new Set(report.errors.map(({ line }) => line)).size
  return (
    <>
      <h3>{texts.errors}</h3>
      {report.failed > shown ? <p>{texts.errorsShown(report.errors.length, report.failed)}</p> : null}
      <Table label={texts.errors} heads={[texts.column, texts.problem]}>
        {report.errors.map(({ line, column, message }) => (
          <tr key={`${line} ${column} ${message}`}>
            <td className="is-number">{line}</td>
            <td>{column ?? texts.wholeRow}</td>
            <td>{message}</td>
          </tr>
        ))}
      </Table>
    </>
  )
}

function FirstRows({ report, heads }: Pick<ImportReportProps, 'report' | 'heads'>) {
  return (
    <>
      <h3>{texts.firstRows}</h3>
      <Table label={texts.firstRows} heads={[...heads, texts.result]}>
        {report.firstRows.map(({ line, cells: [name, ...others], outcome }) => (
          <tr key={line}>
            <td className="is-number">{line}</td>
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

/** A table whose first column is the line in the file. */
function Table({ label, heads, children }: { label: string; heads: readonly string[]; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a table that scrolls has to be reached by the keyboard
    <section className="desk-scroll" aria-label={label} tabIndex={0}>
      <table className="desk-table">
        <thead>
          <tr>
            <th scope="col" className="is-number">
              {texts.line}
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
