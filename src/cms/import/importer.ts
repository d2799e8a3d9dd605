import type { Payload } from 'payload'
import type { PoolClient } from 'pg'
import type { Import } from '@/payload-types'
import type { Rule } from '../access/access'
import type { RowCells, RowFeedback, TableShape } from '../csv/table'
import { columnOf, tableOf } from '../database/payload-tables'
import type { RowNoun } from './messages'

/** A column of the staging table: name, SQL type, and its value in a row. Lists are `jsonb`. */
export type StagedColumn<Row> = readonly [name: string, type: string, of: (row: Row) => unknown]

/** Columns of one SQL type that stage properties of a row under their names in snake case. */
export const stagedAs = <Row>(type: string, ...names: (keyof Row & string)[]): StagedColumn<Row>[] =>
  names.map((name) => [columnOf(name), type, (row) => row[name]])

/** A possible change: file column, and SQL over `staged` and `held`, the existing record. */
export interface Difference {
  column: string
  before: string
  after: string
}

export interface Deciding {
  payload: Payload
  client: PoolClient
  /** Columns present in the file. */
  stated: ReadonlySet<string>
}

export interface Writing extends Deciding {
  /** Id of the person importing; null on the command line. */
  author: string | null
}

export interface ImportScreenMessages {
  title: string
  intro: string
  noun: RowNoun
  /** Column headings of the preview. */
  heads: readonly string[]
  /** Which columns a file may have. */
  columns: string
  /** Link to the imported records. */
  show: string
  /** What happens to kept values that contradict the file. */
  kept?: string
}

/** Routing of an import, independent of its row type. */
export interface ImportDoor {
  /** Target collection. */
  kind: Import['kind']
  /** Endpoint path, for collections with several imports; "/import" by default. */
  path?: `/${string}`
  /** Who may use it. */
  rule: Rule
  mostMegabytes: number
  table: TableShape
  /** Template file; only a header by default. */
  template: { fileName: string; text?: string }
  screen: {
    /** Under `/admin`. */
    path: `/${string}`
    messages: ImportScreenMessages
    /** Where to see the imported records. */
    show: string
    /** Export of all records. */
    download?: { href: string; label: string }
  }
  /** Cache tags of what shows these records. */
  tags: () => string[]
}

/**
 * What the import pipeline needs to know to fill a collection. All SQL runs over the table `staged`, which has the
 * importer's own columns and the pipeline's: `line` (row number as in a spreadsheet), `outcome` (create, change, skip
 * or refuse), `target` (record id), `slug`, and for rejected rows `refused_column`, `refused_value` and
 * `refused_message`.
 */
export interface Importer<Row> extends ImportDoor {
  /** Parses a row into a record; any complaint rejects the row. */
  readRow: (cells: RowCells, feedback: RowFeedback) => Row
  staged: readonly StagedColumn<Row>[]
  /** SQL expressions over `staged` for the preview's columns; the first is the title. */
  preview: readonly string[]
  /** Possible changes of an existing record, for the columns in the file. */
  differences: (stated: ReadonlySet<string>) => Difference[]
  /**
   * SQL over `staged`: values that contradict the record, which wins. A JSON list of `{ column, before, after }`, or
   * null.
   */
  contradictions?: string
  /** SQL over `staged`: notes on cells of accepted rows, by column; or null. */
  remarks?: readonly { column: string; value: string; message: string }[]
  /** Sets the outcome of every staged row; writes nothing else. */
  decide: (work: Deciding) => Promise<void>
  /** Prepares new rows before the first is written, such as their slugs. */
  prepare?: (work: Writing) => Promise<void>
  /**
   * Creates or changes the records of some rows.
   * @param range SQL condition over `staged`: the lines to write now
   */
  write: (work: Writing, range: string) => Promise<void>
}

interface ExpectedError {
  /** The wrong column, and SQL over `staged` for its value. */
  column: string
  value?: string
  message: string
  /** SQL condition over `staged`. */
  where: string
}

/** Rejects staged rows that are not rejected yet. */
export const rejectRows = (client: PoolClient, { column, value = `staged.${column}`, message, where }: ExpectedError) =>
  client.query(
    `update staged set outcome = 'refuse', refused_column = '${column}', refused_value = ${value}, refused_message = $1
     where outcome <> 'refuse' and ${where}`,
    [message],
  )

interface Repetition {
  /** SQL over `staged`: the identity of a row. */
  group: string
  where?: string
  /** SQL order that decides which one counts; the first by default. */
  order?: string
  /** SQL: the reported column and its value. */
  column: string
  value: string
  /** `%s` stands for the row that counts. */
  message: string
}

/** Rejects duplicates after the first row. */
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

/** Finds the source each staged row names by title; the oldest if several match. */
export const findStagedSources = (client: PoolClient) =>
  client.query(`
    alter table staged add column source_id uuid;
    update staged set source_id = known.id
    from (select distinct on (lower(title)) lower(title) as title, id from sources
      where deleted_at is null order by lower(title), created_at) as known
    where known.title = lower(staged.source)`)

/** A stated slug means the record with it, or the one that formerly had it. */
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

/** Writes notes on a range of lines into a column of `staged`. */
export const remarkLines = (client: PoolClient, column: string, entries: readonly { line: number; remark: string }[]) =>
  client.query(
    `update staged set ${column} = said.remark from unnest($1::int[], $2::text[]) as said (line, remark)
     where said.line = staged.line`,
    [entries.map(({ line }) => line), entries.map(({ remark }) => remark)],
  )
