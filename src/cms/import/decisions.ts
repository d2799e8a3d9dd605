import type { PoolClient } from 'pg'
import { tableOf } from '../database/payload-tables'
import type { ImportDoor } from './importer'

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
