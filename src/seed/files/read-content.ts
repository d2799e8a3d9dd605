import { readFileSync } from 'node:fs'
import { CsvError } from 'csv-parse'
import { parse } from 'csv-parse/sync'
import { isNode, LineCounter, parseDocument } from 'yaml'
import type { z } from 'zod'

/** Folder of the first content. */
const CONTENT = new URL('../../../content/', import.meta.url)

/** URL of a file of the first content, by its path below `content/`. */
export const contentFile = (file: string): URL => new URL(file, CONTENT)

/** A file of the first content is invalid; the message is a sentence with file, line and column. */
class ContentProblem extends Error {}

/** Position of a problem in a file: `{ line, column }`, a table's column by name. */
interface Place {
  line: number
  column?: string | number
}

function problem(file: string, { line, column }: Place, message: string): ContentProblem {
  const place = column === undefined ? '' : `, column ${typeof column === 'string' ? `"${column}"` : column}`
  return new ContentProblem(`content/${file}, line ${line}${place}: ${message}`)
}

interface ReadRecord {
  record: string[]
  info: { lines: number }
}

function recordsOf(text: string, file: string): ReadRecord[] {
  try {
    return parse(text, { bom: true, info: true, trim: true, skip_empty_lines: true }) as unknown as ReadRecord[]
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    throw problem(file, { line: Number(error.lines ?? 1) }, error.message)
  }
}

function checkHeader(header: readonly string[], known: readonly string[], file: string): void {
  const unknown = header.find((name) => !known.includes(name))
  if (unknown !== undefined) throw problem(file, { line: 1, column: unknown }, 'no such column is known.')
  const twice = header.find((name, index) => header.indexOf(name) !== index)
  if (twice !== undefined) throw problem(file, { line: 1, column: twice }, 'the column stands here twice.')
}

/**
 * Reads a table of the first content: CSV with a header, in UTF-8.
 * @param file path below `content/`
 * @param row schema of a row, by column name. Cells are trimmed text; empty ones, and those of a missing column, are
 * absent
 * @param root folder of the files, the repository's by default
 * @throws ContentProblem for the first invalid cell, and for an unknown column
 */
export function readTable<Row extends z.ZodObject>(file: string, row: Row, root = CONTENT): z.output<Row>[] {
  const [first, ...records] = recordsOf(readFileSync(new URL(file, root), 'utf8'), file)
  const header = first?.record ?? []
  checkHeader(header, Object.keys(row.shape), file)
  let line = (first?.info.lines ?? 0) + 1
  return records.map(({ record, info }) => {
    const begins = line
    line = info.lines + 1
    const cells = record.flatMap((cell, index) => (cell === '' ? [] : [[header[index] ?? '', cell] as const]))
    const reading = row.safeParse(Object.fromEntries(cells))
    if (reading.success) return reading.data
    const [issue] = reading.error.issues
    const column = issue?.path[0] === undefined ? undefined : String(issue.path[0])
    const cell = cells.find(([name]) => name === column)?.[1]
    const finding = cell === undefined ? 'the cell is empty' : `"${cell.slice(0, 80)}" is refused`
    throw problem(file, { line: begins, column }, `${finding}: ${issue?.message}.`)
  })
}

/**
 * Reads texts of the first content: YAML in UTF-8.
 * @param file path below `content/`
 * @param schema of the file
 * @param root folder of the files, the repository's by default
 * @throws ContentProblem for invalid YAML, and for the first part that violates the schema
 */
export function readMessages<Schema extends z.ZodType>(file: string, schema: Schema, root = CONTENT): z.output<Schema> {
  const lineCounter = new LineCounter()
  const document = parseDocument(readFileSync(new URL(file, root), 'utf8'), { lineCounter })
  const at = (offset: number) => {
    const { line, col } = lineCounter.linePos(offset)
    return { line, column: col }
  }
  const [fault] = document.errors
  if (fault) throw problem(file, at(fault.pos[0]), `${fault.message.split('\n')[0]}`)
  const reading = schema.safeParse(document.toJS())
  if (reading.success) return reading.data
  const [issue] = reading.error.issues
  const path = (issue?.path ?? []).map((part) => (typeof part === 'symbol' ? String(part) : part))
  // What is missing has no position; its parent does.
  const held = path.map((_, depth) => document.getIn(path.slice(0, path.length - depth), true)).find(isNode)
  throw problem(file, at(held?.range?.[0] ?? 0), `${path.join('.')} is refused: ${issue?.message}.`)
}
