import type { CollectionSlug } from 'payload'
import type { z } from 'zod'
import { csvMessages } from '../csv/messages'
import type { RowCells, RowFeedback } from '../csv/table'
import { columnTypes } from '../database/column-types'
import { tableOf } from '../database/payload-tables'
import { LENGTHS } from '../fields/checks/checks'
import { type Difference, type ImportDoor, type Importer, rejectRepeated, rejectRows, type Writing } from './importer'
import { importMessages } from './messages'

type Row = Record<string, unknown>

/** A column that refers to a record by slug; trashed records are not found. */
interface Reference {
  /** Column of the record that stores the id. */
  into: string
  to: CollectionSlug
  /** Why a row is rejected if there is no such record; without it the reference stays empty. */
  unknown?: string
}

/** Describes records that files add and never overwrite. */
export interface AddedRecords extends Omit<ImportDoor, 'table' | 'template' | 'mostMegabytes'> {
  /** Schema of a row, by the file's columns. */
  row: z.ZodObject
  /** Column with the row's title. */
  title: string
  references?: Readonly<Record<string, Reference>>
  /** Columns of the record, each with SQL over `staged`. */
  values: Readonly<Record<string, string>>
  /** Derived columns of the record, which no file contradicts. */
  derived?: Readonly<Record<string, string>>
  /** Columns that identify the record. */
  key: readonly string[]
  /** SQL over `held` and `staged`: whether an existing record takes the row's values. Others stay unchanged. */
  waits?: string
  /** SQL over `staged`: whether a row has too little to write. */
  saysNothing?: string
  preview: Importer<Row>['preview']
  remarks?: Importer<Row>['remarks']
  /** Writes the rows of other tables, for a range of lines. */
  writeMore?: Importer<Row>['write']
}

/** Error message of a cell. */
function cellProblem(issue: z.core.$ZodIssue): string {
  if (issue.code === 'invalid_value') return importMessages.oneOf(issue.values.map(String))
  if (issue.code === 'too_big') return csvMessages.cell.tooLong(Number(issue.maximum))
  return issue.code === 'invalid_format'
    ? importMessages.invalidFormat[issue.format === 'url' ? 'url' : 'other']
    : issue.message
}

/** A parsed value for the staging table: several are separated by bars. */
const textOf = (value: unknown) => (Array.isArray(value) ? value.join(' | ') : (value ?? null))

function reader(row: z.ZodObject) {
  return (cells: RowCells, { complain }: RowFeedback): Row => {
    const reading = row.safeParse(Object.fromEntries(Object.entries(cells).filter(([, text]) => text !== '')))
    if (reading.success) return reading.data
    for (const issue of reading.error.issues) {
      const column = String(issue.path[0])
      // An empty required cell has been rejected already.
      if (cells[column]) complain(column, cellProblem(issue))
    }
    return {}
  }
}

/**
 * An importer of records that files may add but not overwrite: existing ones stay, and the preview shows the
 * differences. The first content, the command line and the studio validate such a file by the same schema.
 */
export function addingImporter(records: AddedRecords): Importer<Row> {
  const { row, title, references = {}, values, derived = {}, key, writeMore, ...door } = records
  const { waits = 'false', saysNothing = 'false' } = records
  const table = tableOf(door.kind)
  const columns = Object.keys(row.shape)
  const named = Object.entries(references)
  const stated = { ...values, ...Object.fromEntries(named.map(([column, { into }]) => [into, `staged.${column}_id`])) }
  const written = Object.entries({ ...stated, ...derived })
  const isSame = key
    .map((column) => `coalesce(held.${column}::text, '') = coalesce((${stated[column]})::text, '')`)
    .join(' and ')
  const compared: Difference[] = [
    ...Object.entries(values).map(([column, value]) => ({ column, before: `held.${column}`, after: value })),
    ...named.map(([column, { into, to }]) => ({
      column,
      before: `(select slug from ${tableOf(to)} where id = held.${into})`,
      after: `(select slug from ${tableOf(to)} where id = staged.${column}_id)`,
    })),
  ]
  const text = (expression: string) => `coalesce((${expression})::text, '')`
  const pairs = compared.map(({ column, before, after }) => `('${column}', ${text(before)}, ${text(after)})`)

  return {
    ...door,
    mostMegabytes: 20,
    table: {
      title,
      rejectsUnknown: true,
      columns: Object.fromEntries(
        Object.entries(row.shape).map(([column, cell]) => [
          column,
          {
            isRequired: !cell.safeParse(undefined).success,
            limit: LENGTHS.paragraph,
            isOneLine: key.includes(column) || column === title,
          },
        ]),
      ),
    },
    template: { fileName: `${door.kind}-template.csv` },
    readRow: reader(row),
    staged: columns.map((column) => [
      // The pipeline has its own slug column.
      column === 'slug' ? 'stated_slug' : column,
      'text',
      (cells) => textOf(cells[column]),
    ]),
    differences: () => compared,
    contradictions: `(
      select jsonb_agg(jsonb_build_object('column', said.name, 'before', said.before, 'after', said.after))
      from ${table} as held cross join lateral (values ${pairs.join(', ')}) as said (name, before, after)
      where held.id = staged.target and staged.outcome = 'skip' and said.after not in ('', said.before))`,
    async decide({ client }) {
      for (const [column, { to, unknown }] of named) {
        await client.query(`alter table staged add column ${column}_id uuid`)
        await client.query(
          `update staged set ${column}_id = other.id from ${tableOf(to)} as other
           where other.slug = staged.${column} and other.deleted_at is null`,
        )
        const where = `${column} is not null and ${column}_id is null`
        if (unknown) await rejectRows(client, { column, message: unknown, where })
      }
      await rejectRepeated(client, {
        group: key.map((column) => text(stated[column] ?? 'null')).join(', '),
        column: `'${title}'`,
        value: title,
        message: importMessages.repeatedRow('%s'),
      })
      await client.query(
        `update staged set target = held.id, outcome = case when ${waits} then 'change' else 'skip' end
         from ${table} as held where outcome = 'create' and ${isSame}`,
      )
      await client.query(`update staged set outcome = 'skip' where outcome in ('create', 'change') and ${saysNothing}`)
    },
    async write(work, range) {
      await writeRecords(work, { table, written }, range)
      await writeMore?.(work, range)
    },
  }
}

/** Casts file texts to their columns' types; columns an existing record's row omits stay. */
async function writeRecords(
  { client, payload }: Writing,
  { table, written }: { table: string; written: readonly (readonly [column: string, value: string])[] },
  range: string,
): Promise<void> {
  const types = columnTypes(payload, table)
  const typed = written.map(([column, value]) => ({
    column,
    value: `(${value})::text::${types.get(column)}`,
    empty: types.get(column) === 'boolean' ? 'false' : 'null',
  }))
  await client.query(
    `insert into ${table} (id, ${typed.map(({ column }) => column).join(', ')})
     select target, ${typed.map(({ value, empty }) => `coalesce(${value}, ${empty})`).join(', ')}
     from staged where outcome = 'create' and ${range}`,
  )
  await client.query(
    `update ${table} as held
     set ${typed.map(({ column, value }) => `${column} = coalesce(${value}, held.${column})`).join(', ')}, updated_at = now()
     from staged where held.id = staged.target and outcome = 'change' and ${range}`,
  )
}
