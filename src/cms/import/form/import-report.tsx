'use client'
import { cva } from 'class-variance-authority'
import type { ReactNode } from 'react'
import { grouped } from '@/lib/text/format'
import { STUDIO_LANGUAGE } from '@/lib/text/language'
import { cell, deskTable, notice, studioButton } from '../../admin/desk/looks'
import type { ImportReport } from '../report'
import { downloadReport } from '../report-file'
import { importTexts } from '../texts'

const texts = importTexts.report
const OUTCOMES = ['created', 'changed', 'skipped', 'left', 'failed'] as const
const titles = { checked: texts.result, done: texts.done, refused: texts.nothing }
/** What a screen bears; the downloaded report has the others. */
const MOST_SHOWN = 200

const VALUE = 'min-w-32 wrap-anywhere'
const count = cva('text-h1 font-semibold leading-[1.2] tabular-nums', { variants: { isBad: { true: 'text-bad' } } })

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
  const isWorthKeeping = [report.errors, report.remarks, report.changes, report.contradictions, report.unfinished].some(
    (list) => list.length > 0,
  )
  return (
    <section aria-live="polite">
      {state === 'done' ? (
        <div className={notice()} role="status">
          <p>
            <strong>{importTexts.succeeded(fileName)}</strong>
          </p>
        </div>
      ) : null}
      <h2>{titles[state]}</h2>
      <dl className="grid grid-cols-[repeat(auto-fit,minmax(11rem,1fr))] border-y border-rule">
        {OUTCOMES.filter((outcome) => outcome !== 'left' || report.left > 0).map((outcome) => (
          <div key={outcome} className="py-[0.9rem] pe-4">
            <dt className="text-quiet">{texts.outcomes[state][outcome]}</dt>
            <dd className={count({ isBad: outcome === 'failed' && report.failed > 0 })}>
              {grouped(STUDIO_LANGUAGE, report[outcome])}
            </dd>
          </div>
        ))}
      </dl>
      {isNothing && isChecked ? <p>{texts.nothingToDo}</p> : null}
      {report.unknownColumns.length > 0 ? <p>{texts.unknown(report.unknownColumns)}</p> : null}
      {isWorthKeeping ? (
        <p className="my-5">
          <button
            type="button"
            className={studioButton({ kind: 'plain' })}
            onClick={() => downloadReport(report, fileName)}
          >
            {texts.download}
          </button>
        </p>
      ) : null}
      {report.errors.length > 0 ? <Errors report={report} /> : null}
      {report.remarks.length > 0 && isChecked ? <Remarks report={report} /> : null}
      {report.unfinished.length > 0 && isChecked ? <Unfinished report={report} /> : null}
      {report.contradictions.length > 0 && isChecked ? <Contradictions report={report} /> : null}
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
          <td className={cell({ number: 'row' })}>{row}</td>
          <td className={cell()}>{title}</td>
          <td className={cell()}>{column ?? texts.wholeRow}</td>
          <td className={cell({ className: VALUE })}>{value === '' ? <Empty /> : value}</td>
          <td className={cell()}>{message}</td>
        </tr>
      ))}
    </Table>
  )
}

const Empty = () => <span className="text-quiet">{texts.empty}</span>

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
      <Compared label={texts.changes} rows={listed} heads={[texts.before, texts.after]} />
    </>
  )
}

function Contradictions({ report }: { report: ImportReport }) {
  const listed = report.contradictions.slice(0, MOST_SHOWN)
  return (
    <>
      <h3>{texts.contradictions}</h3>
      <p>{texts.contradictionsNote}</p>
      {report.contradicted > listed.length ? (
        <p>{texts.contradictionsShown(listed.length, report.contradicted)}</p>
      ) : null}
      <Compared label={texts.contradictions} rows={listed} heads={[texts.kept, texts.stated]} />
    </>
  )
}

function Unfinished({ report }: { report: ImportReport }) {
  const listed = report.unfinished.slice(0, MOST_SHOWN)
  return (
    <>
      <h3>{texts.unfinished}</h3>
      <p>{texts.unfinishedNote}</p>
      {report.unfinishedCount > listed.length ? (
        <p>{texts.unfinishedShown(listed.length, report.unfinishedCount)}</p>
      ) : null}
      <Table label={texts.unfinished} heads={[texts.title, texts.kinds.unfinished]}>
        {listed.map(({ row, title, message }) => (
          <tr key={row}>
            <td className={cell({ number: 'row' })}>{row}</td>
            <th scope="row" className={cell({ kind: 'name' })}>
              {title}
            </th>
            <td className={cell()}>{message}</td>
          </tr>
        ))}
      </Table>
    </>
  )
}

/** Rows with two values of each of their columns. */
function Compared({ label, rows, heads }: { label: string; rows: ImportReport['changes']; heads: readonly string[] }) {
  return (
    <Table label={label} heads={[texts.title, texts.column, ...heads]}>
      {rows.map(({ row, title, fields }) =>
        fields.length === 0 ? (
          <tr key={row}>
            <td className={cell({ number: 'row' })}>{row}</td>
            <th scope="row" className={cell({ kind: 'name' })}>
              {title}
            </th>
            <td className={cell()} colSpan={3}>
              {texts.noDifference}
            </td>
          </tr>
        ) : (
          fields.map(({ column, before, after }) => (
            <tr key={`${row} ${column}`}>
              <td className={cell({ number: 'row' })}>{row}</td>
              <th scope="row" className={cell({ kind: 'name' })}>
                {title}
              </th>
              <td className={cell()}>{column}</td>
              <td className={cell({ className: VALUE })}>{before || <Empty />}</td>
              <td className={cell({ className: VALUE })}>{after || <Empty />}</td>
            </tr>
          ))
        ),
      )}
    </Table>
  )
}

function FirstRows({ report, heads }: Pick<ImportReportProps, 'report' | 'heads'>) {
  return (
    <>
      <h3>{texts.firstRows}</h3>
      <Table label={texts.firstRows} heads={[...heads, texts.result]}>
        {report.firstRows.map(({ row, cells: [name, ...others], outcome }) => (
          <tr key={row}>
            <td className={cell({ number: 'row' })}>{row}</td>
            <th scope="row" className={cell({ kind: 'name' })}>
              {name}
            </th>
            {others.map((value, index) => (
              <td key={heads[index + 1]} className={cell()}>
                {value}
              </td>
            ))}
            <td className={cell()}>{texts.outcomeOf[outcome]}</td>
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
    <section className="overflow-x-auto" aria-label={label} tabIndex={0}>
      <table className={deskTable}>
        <thead>
          <tr>
            <th scope="col" className={cell({ kind: 'head', number: 'row' })}>
              {texts.row}
            </th>
            {heads.map((head) => (
              <th scope="col" key={head} className={cell({ kind: 'head' })}>
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
