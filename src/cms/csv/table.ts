import { z } from 'zod'
import { csvMessages, type RowError, type RowRemark } from './messages'

// A spreadsheet runs a cell that begins with one of these as a formula; an apostrophe before it makes it text.
const FORMULA = /^'*[=+\-@\t\r＝＋－＠]/
const GUARDED = /^'+[=+\-@\t\r＝＋－＠]/

/** A cell as the export writes it: never a formula. */
export const guarded = (cell: string): string => (FORMULA.test(cell) ? `'${cell}` : cell)

/** A cell as it was before the export guarded it. */
export const unguarded = (cell: string): string => (GUARDED.test(cell) ? cell.slice(1) : cell)

/** What every cell of a column has to keep to. */
export interface ColumnRule {
  isRequired?: boolean
  /** A column that makes this one dispensable where the file has that one instead. */
  unless?: string
  /** The most characters a cell may hold. */
  limit: number
  /** Whether the field has one line: line breaks, tabs and hard spaces of a cell become a space. */
  isOneLine?: boolean
}

/** The columns a file may have, by their names in the header. */
export interface TableShape {
  /** The column that says what a row is about. */
  title: string
  columns: Readonly<Record<string, ColumnRule>>
  /** Whether a column that is not ours refuses the file; otherwise it is passed over and named in the report. */
  rejectsUnknown?: boolean
}

export interface HeaderResult {
  /** The column of each cell, null for one that is not ours and is passed over. */
  columns: (string | null)[]
  unknown: string[]
}

/** The texts of a row by column; a column that the file does not have is absent. */
export type RowCells = Readonly<Record<string, string>>
/** Says something about a cell, by its column. */
type Complain = (column: string, message: string) => void

/** What the makers of a record may say of the row's cells. */
export interface RowVoice {
  /** Refuses the row. */
  complain: Complain
  /** Says how a cell was understood, where it could be understood otherwise. */
  remark: Complain
}

/** Columns of fields that have one line each. */
export const onOneLine = <Name extends string>(columns: Readonly<Record<Name, ColumnRule>>): Record<Name, ColumnRule> =>
  Object.fromEntries(
    Object.entries<ColumnRule>(columns).map(([name, rule]) => [name, { ...rule, isOneLine: true }]),
  ) as Record<Name, ColumnRule>

/** Line breaks, tabs and hard spaces, with the spaces about them. */
const BREAKS = /\s*[^\S ]\s*/g

const MOST_NAMES_SAID = 20
const LONGEST_SHOWN = 120

const shown = (cell: string) => (cell.length > LONGEST_SHOWN ? `${cell.slice(0, LONGEST_SHOWN)}…` : cell)

const named = (cell: string) =>
  cell
    .trim()
    .toLowerCase()
    .replace(/[\s_-]+/g, '_')

/**
 * Reads a header in any order and letter case; "Job Title" and "job_title" are the same.
 * @returns the reading, or the sentence that says why the file cannot be used
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
  const unknown = cells.filter((cell, index) => columns[index] === null && cell.trim() !== '').slice(0, MOST_NAMES_SAID)
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
 * Reads the cells of one row and has `read` make a record of them. Cells that are missing at the end count as empty:
 * spreadsheets leave them out.
 * @param columns the reading of the header
 * @param row the row as a spreadsheet numbers it
 * @param read makes the record; whatever it complains about refuses the row. A cell that is refused already is empty
 * @returns the record and what is to be said of it, or everything that is wrong with the row
 */
export function readRow<Row>(
  shape: TableShape,
  columns: readonly (string | null)[],
  { cells, row }: { cells: readonly string[]; row: number },
  read: (cells: RowCells, voice: RowVoice) => Row,
): { row: Row; remarks: RowRemark[] } | { errors: RowError[] } {
  const written: Record<string, string> = {}
  columns.forEach((column, index) => {
    if (column !== null) written[column] = unguarded((cells[index] ?? '').replace(/\r\n?/g, '\n').trim())
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
  const voice: RowVoice = { complain: into(errors), remark: into(remarks) }
  const texts: Record<string, string> = {}
  for (const [column, stated] of Object.entries(written)) {
    const rule = shape.columns[column]
    if (!rule) continue
    const text = rule.isOneLine ? stated.replace(BREAKS, ' ') : stated
    const fault = faultOf(text, rule)
    if (fault) voice.complain(column, fault)
    texts[column] = fault ? '' : text
  }
  const made = read(texts, voice)
  return errors.length > 0 ? { errors } : { row: made, remarks }
}

/** A cell with several values, parted by bars. */
export const listOf = <Entry extends z.ZodType<unknown, string>>(entry: Entry) =>
  z
    .string()
    .transform((cell) => cell.split('|').map((part) => part.trim()))
    .pipe(z.array(entry))
