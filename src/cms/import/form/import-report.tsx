'use client'
import type { ReactNode } from 'react'
import { classNames } from '@/components/ui/class-names'
import { STUDIO_LANGUAGE } from '@/lib/language'
import { grouped } from '@/lib/text/format'
import { cell, deskTable, notice, StudioButton } from '../../admin/desk/styles'
import { importMessages } from '../messages'
import type { ImportReport } from '../report/report'
import { downloadReport } from '../report/report-file'

const messages = importMessages.report
const OUTCOMES = ['created', 'changed', 'skipped', 'left', 'failed'] as const
const titles = { checked: messages.result, done: messages.done, refused: messages.nothing }
/** Rows shown on screen; the downloaded report has all. */
const MAX_SHOWN = 200

const VALUE = 'min-w-32 wrap-anywhere'
const COUNT = 'text-h1 font-semibold leading-[1.2] tabular-nums'

interface ImportReportProps {
  report: ImportReport
  state: keyof typeof titles
  /** Column headings of the preview. */
  heads: readonly string[]
  fileName: string
  /** What happens to kept values that contradict the file, unless it is an official list. */
  kept?: string
}

/** Preview or result of an import: counts, first rows, changes, and each error with its cell. */
export function ImportReportView({ report, state, heads, fileName, kept }: ImportReportProps) {
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
            <strong>{importMessages.succeeded(fileName)}</strong>
          </p>
        </div>
      ) : null}
      <h2>{titles[state]}</h2>
      <dl className="grid grid-cols-[repeat(auto-fit,minmax(11rem,1fr))] border-y border-rule">
        {OUTCOMES.filter((outcome) => outcome !== 'left' || report.left > 0).map((outcome) => (
          <div key={outcome} className="py-[0.9rem] pe-4">
            <dt className="text-quiet">{messages.outcomes[state][outcome]}</dt>
            <dd className={classNames(COUNT, outcome === 'failed' && report.failed > 0 && 'text-bad')}>
              {grouped(STUDIO_LANGUAGE, report[outcome])}
            </dd>
          </div>
        ))}
      </dl>
      {isNothing && isChecked ? <p>{messages.nothingToDo}</p> : null}
      {report.unknownColumns.length > 0 ? <p>{messages.unknown(report.unknownColumns)}</p> : null}
      {isWorthKeeping ? (
        <p className="my-5">
          <StudioButton kind="plain" onClick={() => downloadReport(report, fileName)}>
            {messages.download}
          </StudioButton>
        </p>
      ) : null}
      {report.errors.length > 0 ? <Errors report={report} /> : null}
      {report.remarks.length > 0 && isChecked ? <Remarks report={report} /> : null}
      {report.unfinished.length > 0 && isChecked ? <Unfinished report={report} /> : null}
      {report.contradictions.length > 0 && isChecked ? (
        <Contradictions report={report} note={kept ?? messages.contradictionsNote} />
      ) : null}
      {report.changes.length > 0 && isChecked ? <Changes report={report} /> : null}
      {report.firstRows.length > 0 && isChecked ? <FirstRows report={report} heads={heads} /> : null}
    </section>
  )
}

/** Rows with a message per cell. */
function Remarked({ label, remarks }: { label: string; remarks: ImportReport['errors'] }) {
  return (
    <Table label={label} heads={[messages.title, messages.column, messages.value, label]}>
      {remarks.slice(0, MAX_SHOWN).map(({ row, title, column, value, message }) => (
        <tr key={`${row} ${column} ${message}`}>
          <td className={cell({ number: 'row' })}>{row}</td>
          <td className={cell()}>{title}</td>
          <td className={cell()}>{column ?? messages.wholeRow}</td>
          <td className={cell({ className: VALUE })}>{value === '' ? <Empty /> : value}</td>
          <td className={cell()}>{message}</td>
        </tr>
      ))}
    </Table>
  )
}

const Empty = () => <span className="text-quiet">{messages.empty}</span>

/** A table with heading, intro, and how many rows are shown if not all. */
function Listed(props: { title: string; note?: string; shown?: string; children: ReactNode }) {
  const { title, note, shown, children } = props
  return (
    <>
      <h3>{title}</h3>
      {note ? <p>{note}</p> : null}
      {shown ? <p>{shown}</p> : null}
      {children}
    </>
  )
}

function Errors({ report: { errors, failed } }: { report: ImportReport }) {
  const listed = errors.slice(0, MAX_SHOWN)
  const rows = new Set(listed.map(({ row }) => row)).size
  return (
    <Listed title={messages.errors} shown={failed > rows ? messages.errorsShown(listed.length, failed) : ''}>
      <Remarked label={messages.problem} remarks={errors} />
    </Listed>
  )
}

function Remarks({ report }: { report: ImportReport }) {
  return (
    <Listed title={messages.remarks} note={messages.remarksNote}>
      <Remarked label={messages.kinds.remark} remarks={report.remarks} />
    </Listed>
  )
}

function Changes({ report: { changes, changed } }: { report: ImportReport }) {
  const rows = changes.slice(0, MAX_SHOWN)
  return (
    <Listed title={messages.changes} shown={changed > rows.length ? messages.changesShown(rows.length, changed) : ''}>
      <Compared label={messages.changes} rows={rows} heads={[messages.before, messages.after]} />
    </Listed>
  )
}

function Contradictions({ report, note }: { report: ImportReport; note: string }) {
  const { contradictions, contradicted } = report
  const rows = contradictions.slice(0, MAX_SHOWN)
  const shown = contradicted > rows.length ? messages.contradictionsShown(rows.length, contradicted) : ''
  return (
    <Listed title={messages.contradictions} note={note} shown={shown}>
      <Compared label={messages.contradictions} rows={rows} heads={[messages.kept, messages.stated]} />
    </Listed>
  )
}

function Unfinished({ report: { unfinished, unfinishedCount } }: { report: ImportReport }) {
  const rows = unfinished.slice(0, MAX_SHOWN)
  const shown = unfinishedCount > rows.length ? messages.unfinishedShown(rows.length, unfinishedCount) : ''
  return (
    <Listed title={messages.unfinished} note={messages.unfinishedNote} shown={shown}>
      <Table label={messages.unfinished} heads={[messages.title, messages.kinds.unfinished]}>
        {rows.map(({ row, title, message }) => (
          <Row key={row} row={row} name={title}>
            <td className={cell()}>{message}</td>
          </Row>
        ))}
      </Table>
    </Listed>
  )
}

/** A row of the file: number, title, and cells with messages. */
function Row({ row, name, children }: { row: number; name: ReactNode; children: ReactNode }) {
  return (
    <tr>
      <td className={cell({ number: 'row' })}>{row}</td>
      <th scope="row" className={cell({ kind: 'name' })}>
        {name}
      </th>
      {children}
    </tr>
  )
}

/** Rows with two values per column. */
function Compared({ label, rows, heads }: { label: string; rows: ImportReport['changes']; heads: readonly string[] }) {
  return (
    <Table label={label} heads={[messages.title, messages.column, ...heads]}>
      {rows.map(({ row, title, fields }) =>
        fields.length === 0 ? (
          <Row key={row} row={row} name={title}>
            <td className={cell()} colSpan={3}>
              {messages.noDifference}
            </td>
          </Row>
        ) : (
          fields.map(({ column, before, after }) => (
            <Row key={`${row} ${column}`} row={row} name={title}>
              <td className={cell()}>{column}</td>
              <td className={cell({ className: VALUE })}>{before || <Empty />}</td>
              <td className={cell({ className: VALUE })}>{after || <Empty />}</td>
            </Row>
          ))
        ),
      )}
    </Table>
  )
}

function FirstRows({ report, heads }: Pick<ImportReportProps, 'report' | 'heads'>) {
  return (
    <Listed title={messages.firstRows}>
      <Table label={messages.firstRows} heads={[...heads, messages.result]}>
        {report.firstRows.map(({ row, cells: [name, ...others], outcome }) => (
          <Row key={row} row={row} name={name}>
            {[...others, messages.outcomeOf[outcome]].map((value, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a cell is of the column at its place
              <td key={index} className={cell()}>
                {value}
              </td>
            ))}
          </Row>
        ))}
      </Table>
    </Listed>
  )
}

/** A table with the spreadsheet's row number first. */
function Table({ label, heads, children }: { label: string; heads: readonly string[]; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a table that scrolls has to be reached by the keyboard
    <section className="overflow-x-auto" aria-label={label} tabIndex={0}>
      <table className={deskTable}>
        <thead>
          <tr>
            <th scope="col" className={cell({ kind: 'head', number: 'row' })}>
              {messages.row}
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
