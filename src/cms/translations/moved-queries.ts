import { type SQL, sql } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import type { CollectionSlug, Payload, PayloadRequest } from 'payload'
import type { PoolClient } from 'pg'
import { runIn } from '@/lib/database/transaction'
import { columnOf, tableOf, versionColumnOf, versionTableOf } from '../database/payload-tables'
import { digestSql, listsSql } from './english-queries'
import { recordColumn } from './state-queries'

/*
 * A list row is recognised by its English, wherever it is now (`translationsOf`). Before a text is written, kept ones
 * move to where they are shown; otherwise it could overwrite one that now belongs to another row.
 */

/** SQL: row number in a field name. */
const numberOf = (field: string) => `substring(${field} from '\\.(\\d+)')::int`
const BEHIND_THE_LAST = 1

/**
 * Translations stored elsewhere than shown: `row` of the table, and its target `field`. An unshown one at the target
 * moves behind the last row, in case its English returns.
 * @param ids record ids as texts
 */
export function movesSql(payload: Payload, into: CollectionSlug, ids: SQL): SQL {
  const table = tableOf(into)
  const record = recordColumn(payload, into)
  const digest = versionColumnOf(columnOf('englishDigest'))
  return sql`
    with kept as materialized (
      select own.id as row, own.${sql.raw(record)}::text as id, own.field,
        regexp_replace(own.field, '\\.\\d+', '') as of, version.${sql.raw(digest)} as digest,
        coalesce(version.${sql.raw(versionColumnOf('text'))}, '') <> '' as is_said
      from ${sql.raw(table)} as own
        join ${sql.raw(versionTableOf(table))} as version on version.parent_id = own.id and version.latest
      where own.${sql.raw(record)}::text in ${ids} and own.field ~ '\\.\\d+'
    ), listed as materialized (
      select id::text as id, field, of, ${sql.raw(digestSql('text'))} as digest
      from (${sql.raw(listsSql(payload, into))}) as lists where id::text in ${ids}
    ), moved as (
      select distinct on (kept.row) kept.row, kept.id, kept.of, listed.field
      from kept join listed using (id, of, digest)
        left join kept as own on own.id = listed.id and own.field = listed.field and own.is_said
      where kept.is_said and own.digest is distinct from listed.digest
        and not exists (select from listed as stays where stays.id = kept.id and stays.field = kept.field and stays.digest = kept.digest)
      order by kept.row, listed.field
    ), placed as (
      select distinct on (id, field) row, id, field from moved order by id, field, row
    ), displaced as (
      select kept.row, kept.id, regexp_replace(kept.field, '\\.\\d+', '.' || (
          ${sql.raw(String(BEHIND_THE_LAST))} + row_number() over (partition by kept.id, kept.of order by kept.row) + greatest(
            (select max(${sql.raw(numberOf('one.field'))}) from kept as one where one.id = kept.id),
            (select max(${sql.raw(numberOf('one.field'))}) from listed as one where one.id = kept.id))
        )::text) as field
      from kept join placed on placed.id = kept.id and placed.field = kept.field
      where kept.row not in (select row from placed)
    )
    select row, id, field from placed union all select row, id, field from displaced`
}

/** Temporary prefix while two rows swap: field names are unique per record. */
const ON_THE_WAY = 'moving '

/** Moves kept translations of some records to where they are shown. */
function moveStatements(payload: Payload, into: CollectionSlug, ids: SQL): SQL[] {
  const table = tableOf(into)
  const own = sql.raw(table)
  const field = sql.raw(versionColumnOf('field'))
  const isOfThose = sql`own.${sql.raw(recordColumn(payload, into))}::text in ${ids}`
  return [
    sql`update ${own} as own set field = ${ON_THE_WAY} || moves.field, updated_at = now()
      from (${movesSql(payload, into, ids)}) as moves where own.id = moves.row`,
    sql`update ${sql.raw(versionTableOf(table))} as version set ${field} = substr(own.field, ${ON_THE_WAY.length + 1})
      from ${own} as own
      where version.parent_id = own.id and ${isOfThose} and starts_with(own.field, ${ON_THE_WAY})`,
    sql`update ${own} as own set field = substr(own.field, ${ON_THE_WAY.length + 1})
      where ${isOfThose} and starts_with(own.field, ${ON_THE_WAY})`,
  ]
}

/** Moves kept translations of a record to where they are shown. */
export async function moveTexts(req: PayloadRequest, into: CollectionSlug, record: string): Promise<void> {
  for (const statement of moveStatements(req.payload, into, sql`(${record})`)) await runIn(req)(statement)
}

const dialect = new PgDialect()

/** Runs a statement on a `pg` client, as imports do. */
export function runOn(client: PoolClient, statement: SQL) {
  const { sql: text, params } = dialect.sqlToQuery(statement)
  return client.query(text, params)
}

/** The same for all records a file mentions. */
export async function moveStagedTexts(client: PoolClient, payload: Payload, into: CollectionSlug): Promise<void> {
  for (const statement of moveStatements(payload, into, STAGED)) await runOn(client, statement)
}

/** SQL: records a file mentions. */
export const STAGED: SQL = sql.raw(`(select id from staged where id is not null and outcome <> 'refuse')`)
