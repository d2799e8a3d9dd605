import { unguarded } from './formula-guard'
import type { RowError } from './problem'
import { csvTexts } from './texts'

/** What every cell of a column has to keep to. */
export interface ColumnRule {
  isRequired?: boolean
  /** The most characters a cell may hold. */
  limit: number
}

/** The columns a file may have, by their names in the header. */
export interface TableShape {
  columns: Readonly<Record<string, ColumnRule>>
  /** Whether a column that is not ours refuses the file; otherwise it is passed over and named in the report. */
  refusesUnknown?: boolean
}

export interface HeaderReading {
  /** The column of each cell, null for one that is not ours and is passed over. */
  columns: (string | null)[]
  unknown: string[]
}

/** The texts of a row by column; a column that the file does not have is absent. */
export type RowTexts = Readonly<Record<string, string>>
export type Complain = (column: string, message: string) => void

const MOST_NAMES_SAID = 20

const named = (cell: string) =>
  cell
    .trim()
    .toLowerCase()
    .replace(/[\s_-]+/g, '_')

/**
 * Reads a header in any order and letter case; "Job Title" and "job_title" are the same.
 * @returns the reading, or the sentence that says why the file cannot be used
 */
export function readHeader(shape: TableShape, cells: readonly string[]): HeaderReading | { problem: string } {
  const names = cells.map(named)
  const columns = names.map((name) => (Object.hasOwn(shape.columns, name) ? name : null))
  const twice = columns.find((column, index) => column !== null && columns.indexOf(column) !== index)
  if (twice) return { problem: csvTexts.repeatedColumn(twice) }
  const missing = Object.keys(shape.columns).filter((name) => shape.columns[name]?.isRequired && !names.includes(name))
  if (missing.length > 0) return { problem: csvTexts.missingColumns(missing) }
  const unknown = cells.filter((cell, index) => columns[index] === null && cell.trim() !== '').slice(0, MOST_NAMES_SAID)
  if (shape.refusesUnknown && unknown.length > 0) return { problem: csvTexts.unknownColumns(unknown) }
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
  if (isRequired && !text) return csvTexts.cell.required
  if (text.length > limit) return csvTexts.cell.tooLong(limit)
  return hasControlCharacters(text) ? csvTexts.cell.unreadable : null
}

/**
 * Reads the cells of one row and has `read` make a record of them. Cells that are missing at the end count as empty:
 * spreadsheets leave them out.
 * @param columns the reading of the header
 * @param line the line in the file on which the row begins, from 1
 * @param read makes the record; whatever it complains about refuses the row. A cell that is refused already is empty
 * @returns the record, or everything that is wrong with the row
 */
export function readRow<Row>(
  shape: TableShape,
  columns: readonly (string | null)[],
  { cells, line }: { cells: readonly string[]; line: number },
  read: (texts: RowTexts, complain: Complain) => Row,
): { row: Row } | { errors: RowError[] } {
  if (cells.slice(columns.length).some((cell) => cell.trim() !== '')) {
    const message = csvTexts.cell.tooManyCells(cells.length, columns.length)
    return { errors: [{ line, column: null, message }] }
  }
  const errors: RowError[] = []
  const complain: Complain = (column, message) => errors.push({ line, column, message })
  const texts: Record<string, string> = {}
  columns.forEach((column, index) => {
    const rule = column === null ? undefined : shape.columns[column]
    if (column === null || !rule) return
    const text = unguarded((cells[index] ?? '').replace(/\r\n?/g, '\n').trim())
    const fault = faultOf(text, rule)
    if (fault) complain(column, fault)
    texts[column] = fault ? '' : text
  })
  const row = read(texts, complain)
  return errors.length > 0 ? { errors } : { row }
}
