'use client'
import { dayText } from '@/cms/admin/days'
import { importTexts } from '../import/texts'
import type { ImportReport } from './import/run-import'
import { vacancyDeskTexts } from './texts'

const texts = vacancyDeskTexts.upload
const number = (count: number) => count.toLocaleString('en-IN')

/** What a file does, or did: counts, the first rows, and each error with its line and column. */
export function ImportReportView(props: { report: ImportReport; fileName: string; isDone: boolean }) {
  const { report, fileName, isDone } = props
  const changes = report.created + report.changed + report.failed
  return (
    <section aria-live="polite">
      {isDone ? (
        <div className="desk-notice" role="status">
          <p>
            <strong>{importTexts.succeeded(fileName)}</strong>
          </p>
        </div>
      ) : null}
      <h2>{isDone ? texts.done : texts.result}</h2>
      <dl className="desk-figures">
        {(['created', 'changed', 'skipped', 'failed'] as const).map((outcome) => (
          <div key={outcome} className={outcome === 'failed' && report.failed > 0 ? 'is-bad' : undefined}>
            <dt>{texts.outcomes[outcome]}</dt>
            <dd>{number(report[outcome])}</dd>
          </div>
        ))}
      </dl>
      {changes === 0 && !isDone ? <p>{texts.nothingToDo}</p> : null}
      {report.unknownColumns.length > 0 ? <p>{texts.unknown(report.unknownColumns)}</p> : null}
      {report.errors.length > 0 ? (
        <>
          <h3>{texts.errors}</h3>
          {report.failed > report.errors.length ? (
            <p>{texts.errorsShown(report.errors.length, report.failed)}</p>
          ) : null}
          <div className="desk-scroll">
            <table className="desk-table">
              <thead>
                <tr>
                  <th scope="col" className="is-number">
                    {texts.line}
                  </th>
                  <th scope="col">{texts.column}</th>
                  <th scope="col">{texts.problem}</th>
                </tr>
              </thead>
              <tbody>
                {report.errors.map((error) => (
                  <tr key={`${error.line} ${error.column} ${error.message}`}>
                    <td className="is-number">{error.line}</td>
                    <td>{error.column ?? texts.wholeRow}</td>
                    <td>{error.message}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </>
      ) : null}
      {report.firstRows.length > 0 && !isDone ? (
        <>
          <h3>{texts.firstRows}</h3>
          <div className="desk-scroll">
            <table className="desk-table">
              <thead>
                <tr>
                  <th scope="col" className="is-number">
                    {texts.line}
                  </th>
                  <th scope="col">{vacancyDeskTexts.form.fields.title[0]}</th>
                  <th scope="col">{vacancyDeskTexts.form.fields.department[0]}</th>
                  <th scope="col">{vacancyDeskTexts.form.fields.location[0]}</th>
                  <th scope="col">{vacancyDeskTexts.form.fields.deadline[0]}</th>
                  <th scope="col">{texts.result}</th>
                </tr>
              </thead>
              <tbody>
                {report.firstRows.map((row) => (
                  <tr key={row.line}>
                    <td className="is-number">{row.line}</td>
                    <th scope="row">{row.title}</th>
                    <td>{row.department}</td>
                    <td>{row.location}</td>
                    <td>{row.deadline ? dayText(row.deadline) : ''}</td>
                    <td>{texts.outcomeOf[row.outcome]}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </>
      ) : null}
    </section>
  )
}
