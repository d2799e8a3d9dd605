import type { Payload } from 'payload'
import type { PoolClient } from 'pg'
import type { Import } from '@/payload-types'
import type { Rule } from '../access/access'
import type { RowCells, RowVoice, TableShape } from '../csv/table'
import { tableOf } from '../database/payload-tables'
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

interface ExpectedError {
  /** The column of the file that is wrong, and SQL over `staged`: what stands there. */
  column: string
  value?: string
  message: string
  /** SQL over `staged`: the rows that are meant. */
  where: string
}

/** Refuses staged rows that are not refused yet. */
export const rejectRows = (client: PoolClient, { column, value = `staged.${column}`, message, where }: ExpectedError) =>
  client.query(
    `update staged set outcome = 'refuse', refused_column = '${column}', refused_value = ${value}, refused_message = $1
     where outcome <> 'refuse' and ${where}`,
    [message],
  )

interface Repetition {
  /** SQL over `staged`: what makes two rows the same. */
  group: string
  where?: string
  /** SQL: which of them counts; the first one unless said. */
  order?: string
  /** SQL: the column of the file that is named, and what stands there. */
  column: string
  value: string
  /** With `%s` for the row that counts. */
  message: string
}

/** Refuses every row after the first that says the same. */
export const rejectRepeated = (
  client: PoolClient,
  { group, where = 'true', order = 'line', column, value, message }: Repetition,
) =>
  client.query(
    `with ranked as (
       select line, first_value(line) over (partition by ${group} order by ${order}) as earlier
       from staged where outcome <> 'refuse' and ${where}
     )
     update staged set outcome = 'refuse', refused_column = ${column}, refused_value = ${value},
       refused_message = format($1, ranked.earlier)
     from ranked where ranked.line = staged.line and ranked.earlier <> ranked.line`,
    [message],
  )

/** Finds the document that each staged row names, by its title; the oldest of one title. */
export const findStagedSources = (client: PoolClient) =>
  client.query(`
    alter table staged add column source_id uuid;
    update staged set source_id = known.id
    from (select distinct on (lower(title)) lower(title) as title, id from sources
      where deleted_at is null order by lower(title), created_at) as known
    where known.title = lower(staged.source)`)

/** A stated address means the record that has it, or the one that had it before it was renamed. */
export async function matchBySlug(client: PoolClient, kind: ImportDoor['kind']): Promise<void> {
  const table = tableOf(kind)
  await client.query(`
    update staged set target = held.id
    from (select distinct on (slug) slug, id from ${table} order by slug, deleted_at desc nulls first) as held
    where held.slug = staged.stated_slug`)
  await client.query(`
    update staged set target = ${table}.id
    from slug_history join ${table} on ${table}.id::text = slug_history.record
    where slug_history."of" = '${kind}' and slug_history.slug = staged.stated_slug and staged.target is null`)
}

/** Writes what is to be said of some lines into a column of `staged`. */
export const remarkLines = (client: PoolClient, column: string, said: readonly { line: number; remark: string }[]) =>
  client.query(
    `update staged set ${column} = said.remark from unnest($1::int[], $2::text[]) as said (line, remark)
     where said.line = staged.line`,
    [said.map(({ line }) => line), said.map(({ remark }) => remark)],
  )
