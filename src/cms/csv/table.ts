import { z } from 'zod'
import { csvMessages, type RowError, type RowRemark } from './messages'

// Spreadsheets run cells that start with one of these as formulas; an apostrophe makes them text.
const FORMULA = /^'*[=+\-@\t\r＝＋－＠]/
const GUARDED = /^'+[=+\-@\t\r＝＋－＠]/

/** Escapes a cell for export, so that it is never a formula. */
export const guarded = (cell: string): string => (FORMULA.test(cell) ? `'${cell}` : cell)

/** Undoes the export's escaping. */
export const unguarded = (cell: string): string => (GUARDED.test(cell) ? cell.slice(1) : cell)

export interface ColumnRule {
  isRequired?: boolean
  /** A column that can replace this one. */
  unless?: string
  /** Maximum length. */
  limit: number
  /** Whether it is a single line: line breaks, tabs and hard spaces become spaces. */
  isOneLine?: boolean
}

/** Columns a file may have, by header name. */
export interface TableShape {
  /** Column with the row's title. */
  title: string
  columns: Readonly<Record<string, ColumnRule>>
  /** Whether unknown columns reject the file; otherwise they are ignored and reported. */
  rejectsUnknown?: boolean
}

export interface HeaderResult {
  /** Column of each cell; null for unknown ones, which are ignored. */
  columns: (string | null)[]
  unknown: string[]
}

/** Cell texts of a row by column; columns missing from the file are absent. */
export type RowCells = Readonly<Record<string, string>>
/** Adds a message about a cell, by column. */
type Complain = (column: string, message: string) => void

/** Callbacks for parsers to comment on cells. */
export interface RowFeedback {
  /** Rejects the row. */
  complain: Complain
  /** Reports how an ambiguous cell was read. */
  remark: Complain
}

/** Columns of single-line fields. */
export const onOneLine = <Name extends string>(columns: Readonly<Record<Name, ColumnRule>>): Record<Name, ColumnRule> =>
  Object.fromEntries(
    Object.entries<ColumnRule>(columns).map(([name, rule]) => [name, { ...rule, isOneLine: true }]),
  ) as Record<Name, ColumnRule>

/** Line breaks, tabs and hard spaces, with the spaces around them. */
const BREAKS = /\s*[^\S ]\s*/g

const MAX_NAMES_SHOWN = 20
const MAX_SHOWN_LENGTH = 120

const shown = (cell: string) => (cell.length > MAX_SHOWN_LENGTH ? `${cell.slice(0, MAX_SHOWN_LENGTH)}…` : cell)

const named = (cell: string) =>
  cell
    .trim()
    .toLowerCase()
    .replace(/[\s_-]+/g, '_')

/**
 * Parses a header in any order and case; "Job Title" equals "job_title".
 * @returns the columns, or the message why the file cannot be used
 */
export function readHeader(shape: TableShape, cells: readonly string[]): HeaderResult | { problem: string } {
  const names = cells.map(named)
  const columns = names.map((name) => (Object.hasOwn(shape.columns, name) ? name : null))
  const twice = columns.find((column, index) => column !== null && columns.indexOf(column) !== index)
  if (twice) return { problem: csvMessages.repeatedColumn(twice) }
  const missing = Object.entries(shape.columns)
    .filter(
      ([name, { isRequired, unless }]) => isRequired && !names.includes(name) && !(unless && names.includes(unless)),
    )
    .map(([name]) => name)
  if (missing.length > 0) return { problem: csvMessages.missingColumns(missing) }
  const unknown = cells.filter((cell, index) => columns[index] === null && cell.trim() !== '').slice(0, MAX_NAMES_SHOWN)
  if (shape.rejectsUnknown && unknown.length > 0) return { problem: csvMessages.unknownColumns(unknown) }
  return { columns, unknown }
}

const hasControlCharacters = (text: string) => {
  for (const character of text) {
    const code = character.charCodeAt(0)
    if ((code < 0x20 && code !== 9 && code !== 10 && code !== 13) || code === 0x7f || code === 0xfffd) return true
  }
  return false
}

function faultOf(text: string, { isRequired, limit }: ColumnRule): string | null {
  if (isRequired && !text) return csvMessages.cell.required
  if (text.length > limit) return csvMessages.cell.tooLong(limit)
  return hasControlCharacters(text) ? csvMessages.cell.unreadable : null
}

/**
 * Parses a row's cells and makes a record with `read`. Missing trailing cells count as empty: spreadsheets omit them.
 * @param columns parsed header
 * @param row number as in a spreadsheet
 * @param read makes the record; its complaints reject the row. Cells already rejected are passed as empty
 * @returns the record and its notes, or everything that is wrong with the row
 */
export function readRow<Row>(
  shape: TableShape,
  columns: readonly (string | null)[],
  { cells, row }: { cells: readonly string[]; row: number },
  read: (cells: RowCells, feedback: RowFeedback) => Row,
): { row: Row; remarks: RowRemark[] } | { errors: RowError[] } {
  const written: Record<string, string> = {}
  columns.forEach((column, index) => {
    if (column !== null) written[column] = unguarded((cells[index] ?? '').replace(/\r\n?/g, '\n').trim()).trim()
  })
  const title = shown(written[shape.title] ?? '')
  if (cells.slice(columns.length).some((cell) => cell.trim() !== '')) {
    const message = csvMessages.cell.tooManyCells(cells.length, columns.length)
    return { errors: [{ row, title, column: null, value: null, message }] }
  }
  const errors: RowError[] = []
  const remarks: RowRemark[] = []
  const into =
    (list: RowRemark[]): Complain =>
    (column, message) =>
      list.push({ row, title, column, value: shown(written[column] ?? ''), message })
  const feedback: RowFeedback = { complain: into(errors), remark: into(remarks) }
  const texts: Record<string, string> = {}
  for (const [column, stated] of Object.entries(written)) {
    const rule = shape.columns[column]
    if (!rule) continue
    const text = rule.isOneLine ? stated.replace(BREAKS, ' ') : stated
    const fault = faultOf(text, rule)
    if (fault) feedback.complain(column, fault)
    texts[column] = fault ? '' : text
  }
  const made = read(texts, feedback)
  return errors.length > 0 ? { errors } : { row: made, remarks }
}

/** A multi-value cell, separated by bars. */
export const listOf = <Entry extends z.ZodType<unknown, string>>(entry: Entry) =>
  z
    .string()
    .transform((cell) => cell.split('|').map((part) => part.trim()))
    .pipe(z.array(entry))
