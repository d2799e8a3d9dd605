import type { Payload } from 'payload'
import type { PoolClient } from 'pg'
import type { Import } from '@/payload-types'
import type { Rule } from '../access/access'
import type { RowCells, RowVoice, TableShape } from '../csv/table'
import type { RowNoun } from './messages'

/** A column of the staging table: its name, its SQL type, and its value in a row. Lists are `jsonb`. */
export type StagedColumn<Row> = readonly [name: string, type: string, of: (row: Row) => unknown]

/** What a row would change: a column of the file, and SQL over `staged` and `held`, the record as it is. */
export interface Difference {
  column: string
  before: string
  after: string
}

/** A part of the staged rows, by their lines. */
export interface LineRange {
  after: number
  upTo: number
}

export interface Deciding {
  payload: Payload
  client: PoolClient
  /** The columns that the file has. */
  stated: ReadonlySet<string>
}

export interface Writing extends Deciding {
  /** Who imports: the id of a person, null for the command line. */
  author: string | null
}

/** What the screen of an import says. */
export interface ImportScreenMessages {
  title: string
  intro: string
  noun: RowNoun
  /** The heads of the preview's columns. */
  heads: readonly string[]
  /** Which columns a file may have. */
  columns: string
  /** The link to the imported rows. */
  show: string
  /** What becomes of what the site keeps against the file. */
  kept?: string
}

/** How an import is reached, whatever its rows are. */
export interface ImportDoor {
  /** The collection that is filled. */
  kind: Import['kind']
  /** Where its endpoints are, for a collection that is filled in several ways: "/import" unless said. */
  path?: `/${string}`
  /** Whose work this import is. */
  rule: Rule
  mostMegabytes: number
  table: TableShape
  /** A file to begin with: the header alone unless said. */
  template: { fileName: string; text?: string }
  /** Its screen in the studio. */
  screen: {
    /** Under `/admin`. */
    path: `/${string}`
    messages: ImportScreenMessages
    /** Where the imported rows can be looked at. */
    show: string
    /** The way out: everything as a file. */
    download?: { href: string; label: string }
  }
  /** What shows the records of this kind. */
  tags: () => string[]
}

/**
 * What the one import pipeline has to be told to fill one collection. All SQL works on the table `staged`, which holds
 * the importer's own columns and, for the pipeline: `line` (the row as a spreadsheet numbers it), `outcome` (create,
 * change, skip or refuse), `target` (the id of the record), `slug`, and for refused rows `refused_column`,
 * `refused_value` and `refused_message`.
 */
export interface Importer<Row> extends ImportDoor {
  /** Makes a record of a row's texts; what it complains about refuses the row. */
  readRow: (cells: RowCells, voice: RowVoice) => Row
  staged: readonly StagedColumn<Row>[]
  /** SQL expressions over `staged` that make the preview of a row; the first one says what it is about. */
  preview: readonly string[]
  /** What a row of a known record can change, for the columns that the file has. */
  differences: (stated: ReadonlySet<string>) => Difference[]
  /**
   * SQL over `staged`: what a row states against its record, which is kept. A list of `{ column, before, after }` in
   * JSON, or null.
   */
  contradictions?: string
  /** SQL over `staged`: what is to be said of cells of a row that is taken, each with its column; null for nothing. */
  remarks?: readonly { column: string; value: string; message: string }[]
  /** Decides the outcome of every staged row; nothing else is written. */
  decide: (work: Deciding) => Promise<void>
  /** Gives every new row what it needs before the first is written, such as its address. */
  prepare: (work: Writing) => Promise<void>
  /** Writes the rows to create or change among some lines. */
  write: (work: Writing, lines: LineRange) => Promise<void>
}
