import { sql } from 'drizzle-orm'
import type { CollectionSlug } from 'payload'
import { metadataOf } from '../cms-metadata'
import { columnTypes } from '../database/column-types'
import { tableOf } from '../database/payload-tables'
import { type Deciding, rejectRepeated, rejectRows, type Writing } from '../import/importer'
import { importMessages } from '../import/messages'
import { digestSql, englishSql, recordsSql } from './english-queries'
import { englishOf, limitOf } from './english-records'
import { translationMessages as messages } from './messages'
import { movesSql, runOn, STAGED } from './moved-queries'

/** Target collection, and its column for the translated record. */
export interface Filled {
  kind: CollectionSlug
  column: 'record' | 'record_id'
}

/** Finds the current English of each row; records are also found by former slugs. */
async function findEnglish({ client, payload }: Deciding, kind: CollectionSlug): Promise<void> {
  const fields = englishOf(payload, kind).flatMap((config) => metadataOf(config).translated?.fields ?? [])
  const limits = Object.fromEntries(fields.map((of) => [of, limitOf(payload, kind, of)]))
  await client.query(`
    alter table staged add column id text, add column most int, add column today text;
    update staged set id = records.id::text from (${recordsSql(payload, kind)}) as records where records.name = staged.record`)
  await client.query(
    `update staged set id = records.id::text
     from slug_history as former join (${recordsSql(payload, kind)}) as records on records.id::text = former.record
     where staged.id is null and former.slug = staged.record and former.of = any($1)`,
    [englishOf(payload, kind).map(({ slug }) => slug)],
  )
  await client.query(
    `update staged set most = ($1::jsonb ->> english.of)::int, today = ${digestSql('english.text')}
     from (${englishSql(payload, kind)}) as english
     where english.id::text = staged.id and english.field = staged.field`,
    [JSON.stringify(limits)],
  )
}

export async function decideTranslations(work: Deciding, { kind, column }: Filled): Promise<void> {
  const { client } = work
  await findEnglish(work, kind)
  await client.query(`update staged set outcome = 'skip' where hindi is null`)
  await rejectRows(client, { column: 'record', message: messages.unknownRecord, where: 'id is null' })
  await rejectRows(client, { column: 'field', message: messages.unknownField, where: 'today is null' })
  const { rows } = await client.query<{ most: number }>(
    `select distinct most from staged where outcome = 'create' and length(hindi) > most`,
  )
  for (const { most } of rows) {
    const where = `most = ${Number(most)} and length(hindi) > most`
    await rejectRows(client, { column: 'hindi', message: messages.tooLong(most), where })
  }
  await rejectRepeated(client, {
    group: 'id, field',
    where: 'hindi is not null',
    column: `'field'`,
    value: 'field',
    message: importMessages.repeatedRow('%s'),
  })
  await runOn(
    client,
    sql`with moves as materialized (${movesSql(work.payload, kind, STAGED)})
     update staged set target = held.id, outcome = case when held.text = staged.hindi then 'skip' else 'change' end
     from ${sql.raw(tableOf(kind))} as held left join moves on moves.row = held.id
     where outcome = 'create' and held.${sql.raw(column)}::text = staged.id
       and coalesce(moves.field, held.field) = staged.field`,
  )
}

/** Imported texts are published and unreviewed. */
export async function writeTranslations(
  { client, payload }: Writing,
  { kind, column }: Filled,
  range: string,
): Promise<void> {
  const table = tableOf(kind)
  await client.query(
    `insert into ${table} (id, ${column}, field, text, english_digest, origin, _status)
     select target, id::${columnTypes(payload, table).get(column)}, field, hindi, coalesce(made_from, today), 'machine', 'published'
     from staged where outcome = 'create' and ${range}`,
  )
  await client.query(
    `update ${table} as held set text = hindi, english_digest = coalesce(made_from, today), origin = 'machine',
       reviewed_by_id = null, reviewed_on = null, _status = 'published', updated_at = now()
     from staged where held.id = staged.target and outcome = 'change' and ${range}`,
  )
}
