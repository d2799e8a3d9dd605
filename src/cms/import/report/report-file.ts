'use client'
import { stringify } from 'csv-stringify/browser/esm/sync'
import { importMessages } from '../messages'
import type { ImportReport } from './report'

const messages = importMessages.report

/** A report as CSV: errors, ambiguous cells, changes, contradictions, and affected drafts and schedules. */
export function reportAsCsv({ errors, remarks, changes, contradictions, unfinished }: ImportReport): string {
  const linesOf = (kind: string, list: ImportReport['errors']) =>
    list.map(({ row, title, column, value, message }) => ({ row, kind, title, column, value, message }))
  const compared = (kind: string, list: ImportReport['changes']) =>
    list.flatMap(({ row, title, fields }) =>
      fields.map(({ column, before, after }) => ({ row, kind, title, column, before, after })),
    )
  const rows = [
    ...linesOf(messages.kinds.error, errors),
    ...linesOf(messages.kinds.remark, remarks),
    ...compared(messages.kinds.change, changes),
    ...compared(messages.kinds.contradiction, contradictions),
    ...unfinished.map((about) => ({ ...about, kind: messages.kinds.unfinished })),
  ]
  return stringify(
    rows.sort((a, b) => a.row - b.row),
    {
      header: true,
      bom: true,
      escape_formulas: true,
      columns: {
        row: messages.row,
        kind: messages.kind,
        title: messages.title,
        column: messages.column,
        value: messages.value,
        message: messages.problem,
        before: messages.before,
        after: messages.after,
      },
    },
  )
}

export function downloadReport(report: ImportReport, importedFile: string): void {
  const url = URL.createObjectURL(new Blob([reportAsCsv(report)], { type: 'text/csv;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = url
  link.download = messages.fileName(importedFile)
  link.click()
  URL.revokeObjectURL(url)
}
