import type { PoolClient } from 'pg'
import type { RowError, RowRemark } from '../csv/messages'
import { tableOf } from '../database/payload-tables'
import type { Difference, Importer, StagedColumn } from './importer'
import type { ChangedRow, ImportReport, ShownRow } from './report/report'

const ROWS_PER_WRITE = 4000

export interface StagedRow<Row> {
  line: number
  row: Row
}

/** Creates a temporary table that ends with the transaction. */
export async function createStaging<Row>(client: PoolClient, staged: readonly StagedColumn<Row>[]): Promise<void> {
  await client.query(`
    create temporary table staged (
      line int primary key, ${staged.map(([name, type]) => `${name} ${type}`).join(', ')},
      outcome text not null default 'create', target uuid, slug text, refused_column text, refused_value text, refused_message text
    ) on commit drop`)
}

/** Adds rows in one statement. */
export async function stageRows<Row>(
  client: PoolClient,
  staged: readonly StagedColumn<Row>[],
  rows: readonly StagedRow<Row>[],
): Promise<void> {
  if (rows.length === 0) return
  const names = staged.map(([name]) => name).join(', ')
  const arrays = staged.map(([, type], index) => `$${index + 2}::${type}[]`).join(', ')
  await client.query(`insert into staged (line, ${names}) select * from unnest($1::int[], ${arrays})`, [
    rows.map(({ line }) => line),
    ...staged.map(([, type, of]) =>
      rows.map(({ row }) => (type === 'jsonb' ? JSON.stringify(of(row) ?? null) : of(row))),
    ),
  ])
}

/** Counts staged rows by outcome, and the errors of rejected ones. */
export async function readOutcomes<Row>(client: PoolClient, { preview }: Importer<Row>, mostErrors: number) {
  const { rows } = await client.query<{ outcome: string; count: string }>(
    'select outcome, count(*) from staged group by outcome',
  )
  const count = (outcome: string) => Number(rows.find((row) => row.outcome === outcome)?.count ?? 0)
  const { rows: errors } = await client.query<RowError>(
    `select line as row, coalesce((${preview[0]})::text, '') as title, refused_column as column,
       refused_value as value, refused_message as message
     from staged where outcome = 'refuse' order by line limit $1`,
    [mostErrors],
  )
  const counts: Pick<ImportReport, 'created' | 'changed' | 'skipped' | 'left'> = {
    created: count('create'),
    changed: count('change'),
    skipped: count('skip'),
    left: count('leave'),
  }
  return { counts, refused: count('refuse'), errors }
}

export async function readFirstRows<Row>(client: PoolClient, { preview }: Importer<Row>, max: number) {
  const { rows } = await client.query<ShownRow>(
    `select line as row, outcome, array[${preview.map((expression) => `coalesce((${expression})::text, '')`).join(', ')}] as cells
     from staged where outcome <> 'refuse' order by line limit $1`,
    [max],
  )
  return rows
}

/** The first changed rows; unchanged fields are left out. */
export async function readChanges<Row>(
  client: PoolClient,
  { preview, kind }: Importer<Row>,
  { differences, max }: { differences: Difference[]; max: number },
): Promise<ChangedRow[]> {
  if (differences.length === 0) return []
  const list = (side: 'before' | 'after') =>
    `array[${differences.map((difference) => `btrim(coalesce((${difference[side]})::text, ''))`).join(', ')}]`
  const { rows } = await client.query<{ row: number; title: string; before: string[]; after: string[] }>(
    `select staged.line as row, coalesce(staged.about, '') as title,
       ${list('before')} as before, ${list('after')} as after
     from (select *, (${preview[0]})::text as about from staged where outcome = 'change' order by line limit $1) as staged
     join ${tableOf(kind)} as held on held.id = staged.target order by staged.line`,
    [max],
  )
  return rows.map(({ row, title, before, after }) => {
    const fields = differences.map(({ column }, index) => ({
      column,
      before: before[index] ?? '',
      after: after[index] ?? '',
    }))
    return { row, title, fields: fields.filter((field) => field.before !== field.after) }
  })
}

/** Contradictions with kept values, and their count; none for importers that overwrite. */
export async function readContradictions<Row>(
  client: PoolClient,
  { preview, contradictions }: Importer<Row>,
  max: number,
): Promise<Pick<ImportReport, 'contradicted' | 'contradictions'>> {
  if (!contradictions) return { contradicted: 0, contradictions: [] }
  const { rows } = await client.query<ChangedRow & { all: number }>(
    `select line as row, coalesce((${preview[0]})::text, '') as title, ${contradictions} as fields,
       count(*) over ()::int as all
     from staged where ${contradictions} is not null order by line limit $1`,
    [max],
  )
  return {
    contradicted: rows[0]?.all ?? 0,
    contradictions: rows.map(({ row, title, fields }) => ({ row, title, fields })),
  }
}

/** The first notes on accepted rows. */
export async function readRemarks<Row>(client: PoolClient, { preview, remarks }: Importer<Row>, max: number) {
  if (!remarks || max <= 0) return []
  const each = remarks.map(
    ({ column, value, message }) =>
      `select line as row, coalesce((${preview[0]})::text, '') as title, '${column}' as column,
         coalesce((${value})::text, '') as value, ${message} as message
       from staged where outcome <> 'refuse' and ${message} is not null`,
  )
  const { rows } = await client.query<RowRemark>(`${each.join(' union all ')} order by 1 limit $1`, [max])
  return rows
}

/** Ranges of a few thousand rows to write, in SQL over `staged`, for progress and cancelling. */
export async function partsToWrite(client: PoolClient): Promise<{ range: string; rows: number }[]> {
  const { rows } = await client.query<{ last: number; rows: number }>(
    `with numbered as (
       select line, (row_number() over (order by line) - 1) / $1 as part
       from staged where outcome in ('create', 'change')
     )
     select max(line) as last, count(*)::int as rows from numbered group by part order by part`,
    [ROWS_PER_WRITE],
  )
  return rows.map(({ last, rows: count }, index) => ({
    range: `staged.line > ${Number(rows[index - 1]?.last ?? 0)} and staged.line <= ${Number(last)}`,
    rows: count,
  }))
}
