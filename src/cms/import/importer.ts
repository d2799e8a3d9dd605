import type { Payload } from 'payload'
import type { PoolClient } from 'pg'
import type { Rule } from '../access'
import type { Complain, RowTexts, TableShape } from '../csv/table'

/** A column of the staging table: its name, its SQL type, and its value in a row. Lists are `jsonb`. */
export type StagedColumn<Row> = readonly [name: string, type: string, of: (row: Row) => unknown]

/** A part of the staged rows, by their lines. */
export interface LineRange {
  after: number
  upTo: number
}

export interface Deciding {
  client: PoolClient
  /** The columns that the file has. */
  stated: ReadonlySet<string>
}

export interface Writing extends Deciding {
  payload: Payload
}

/**
 * What the one import pipeline has to be told to fill one collection. All SQL works on the table `staged`, which holds
 * the importer's own columns and, for the pipeline: `line`, `outcome` (create, change, skip or refuse), `target` (the
 * id of the record), `slug`, and for refused rows `refused_column` and `refused_message`.
 */
export interface Importer<Row> {
  kind: 'jobs' | 'colleges'
  /** Whose work this import is. */
  rule: Rule
  mostMegabytes: number
  table: TableShape
  /** A file to begin with. */
  template: { fileName: string; text: string }
  /** Makes a record of a row's texts; what it complains about refuses the row. */
  readRow: (texts: RowTexts, complain: Complain) => Row
  staged: readonly StagedColumn<Row>[]
  /** SQL expressions over `staged` that make the preview of a row. */
  preview: readonly string[]
  /** Decides the outcome of every staged row; nothing else is written. */
  decide: (work: Deciding) => Promise<void>
  /** Gives every new row what it needs before the first is written, such as its address. */
  prepare: (work: Writing) => Promise<void>
  /** Writes the rows to create or change among some lines. */
  write: (work: Writing, lines: LineRange) => Promise<void>
  /** What shows the records of this kind. */
  tags: () => string[]
}
