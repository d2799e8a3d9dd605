'use client'
import type { ReactNode } from 'react'
import { collegeImportTexts as texts } from '../import/texts'
import type { ImportReport } from './import/run-import'

const COUNTS = ['total', 'created', 'updated', 'unchanged', 'failed'] as const

/** What a file does, or did: counts, the first rows, and each error with its line and column. */
export function ImportReportView({ report, isDone }: { report: ImportReport; isDone: boolean }) {
  return (
    <section aria-live="polite">
      <h2>{isDone ? texts.done : texts.result}</h2>
      <dl className="desk-figures">
        {COUNTS.map((name) => (
          <div key={name} className={name === 'failed' && report.failed > 0 ? 'is-bad' : undefined}>
            <dt>{texts.counts[name]}</dt>
            <dd>{report[name].toLocaleString('en-IN')}</dd>
          </div>
        ))}
      </dl>
      {report.errors.length > 0 && (
        <>
          <h3>{texts.errors}</h3>
          {report.failed > report.errors.length && <p>{texts.errorsShown(report.errors.length, report.failed)}</p>}
          <ReportTable heads={[texts.line, texts.column, texts.problem]}>
            {report.errors.map(({ line, column, message }) => (
              <tr key={`${line} ${column} ${message}`}>
                <td>{line}</td>
                <td>{column}</td>
                <td>{message}</td>
              </tr>
            ))}
          </ReportTable>
        </>
      )}
      {report.firstRows.length > 0 && !isDone && (
        <>
          <h3>{texts.firstRows}</h3>
          <ReportTable heads={[texts.line, 'name', 'location', texts.result]}>
            {report.firstRows.map(({ line, name, place, outcome }) => (
              <tr key={line}>
                <td>{line}</td>
                <td>{name}</td>
                <td>{place}</td>
                <td>{texts.outcomes[outcome]}</td>
              </tr>
            ))}
          </ReportTable>
        </>
      )}
    </section>
  )
}

function ReportTable({ heads, children }: { heads: string[]; children: ReactNode }) {
  return (
    <div className="desk-scroll">
      <table className="desk-table">
        <thead>
          <tr>
            {heads.map((head) => (
              <th scope="col" key={head}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  )
}
