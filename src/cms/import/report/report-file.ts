'use client'
import { stringify } from 'csv-stringify/browser/esm/sync'
import { importMessages } from '../messages'
import type { ImportReport } from './report'

const texts = importMessages.report

/**
 * A report as a table for a spreadsheet: each error, each cell that could be meant otherwise, each old and new value,
 * what a row states against what is kept, and the drafts and plans that rows meet.
 */
export function reportAsCsv({ errors, remarks, changes, contradictions, unfinished }: ImportReport): string {
  const said = (kind: string, list: ImportReport['errors']) =>
    list.map(({ row, title, column, value, message }) => ({ row, kind, title, column, value, message }))
  const compared = (kind: string, list: ImportReport['changes']) =>
    list.flatMap(({ row, title, fields }) =>
      fields.map(({ column, before, after }) => ({ row, kind, title, column, before, after })),
    )
  const rows = [
    ...said(texts.kinds.error, errors),
    ...said(texts.kinds.remark, remarks),
    ...compared(texts.kinds.change, changes),
    ...compared(texts.kinds.contradiction, contradictions),
    ...unfinished.map((about) => ({ ...about, kind: texts.kinds.unfinished })),
  ]
  return stringify(
    rows.sort((a, b) => a.row - b.row),
    {
      header: true,
      bom: true,
      escape_formulas: true,
      columns: {
        row: texts.row,
        kind: texts.kind,
        title: texts.title,
        column: texts.column,
        value: texts.value,
        message: texts.problem,
        before: texts.before,
        after: texts.after,
      },
    },
  )
}

/** Gives the report to the person as a file. */
export function downloadReport(report: ImportReport, importedFile: string): void {
  const url = URL.createObjectURL(new Blob([reportAsCsv(report)], { type: 'text/csv;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = url
  link.download = texts.fileName(importedFile)
  link.click()
  URL.revokeObjectURL(url)
}
