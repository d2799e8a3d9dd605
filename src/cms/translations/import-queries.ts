import type { CollectionSlug } from 'payload'
import { columnTypes } from '../database/column-types'
import { tableOf } from '../database/payload-tables'
import { rejectRepeated, rejectRows } from '../import/decisions'
import type { Deciding, LineRange, Writing } from '../import/importer'
import { importMessages } from '../import/messages'
import { limitOf, readEnglish } from './english-records'
import { translationMessages as texts } from './messages'
import { digestOf } from './texts'

/** The collection that is filled, and the column that names what its texts are of. */
export interface Filled {
  kind: CollectionSlug
  column: 'record' | 'record_id'
}

/** Finds for each row the English that there is today. */
async function findEnglish({ client, payload }: Deciding, kind: CollectionSlug): Promise<void> {
  const records = await readEnglish(payload, kind)
  const rows = records.flatMap(({ id, name, texts: said }) => said.map((text) => ({ id, name, ...text })))
  await client.query(`
    create temporary table english (id text, name text, field text, digest text, most int) on commit drop;
    alter table staged add column id text, add column most int, add column today text`)
  await client.query(
    `insert into english select * from unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::int[])`,
    [
      rows.map(({ id }) => id),
      rows.map(({ name }) => name),
      rows.map(({ field }) => field),
      rows.map(({ text }) => digestOf(text)),
      rows.map(({ of }) => limitOf(payload, kind, of)),
    ],
  )
  await client.query(`
    update staged set id = english.id from english where english.name = staged.record;
    update staged set most = english.most, today = english.digest from english
    where english.id = staged.id and english.field = staged.field`)
}

export async function decideTranslations(work: Deciding, { kind, column }: Filled): Promise<void> {
  const { client } = work
  await findEnglish(work, kind)
  await client.query(`update staged set outcome = 'skip' where hindi is null`)
  await rejectRows(client, { column: 'record', message: texts.unknownRecord, where: 'id is null' })
  await rejectRows(client, { column: 'field', message: texts.unknownField, where: 'today is null' })
  const { rows } = await client.query<{ most: number }>(
    `select distinct most from staged where outcome = 'create' and length(hindi) > most`,
  )
  for (const { most } of rows) {
    const where = `most = ${Number(most)} and length(hindi) > most`
    await rejectRows(client, { column: 'hindi', message: texts.tooLong(most), where })
  }
  await rejectRepeated(client, {
    group: 'id, field',
    where: 'hindi is not null',
    column: `'field'`,
    value: 'field',
    message: importMessages.repeatedRow('%s'),
  })
  await client.query(
    `update staged set target = held.id, outcome = case when held.text = staged.hindi then 'skip' else 'change' end
     from ${tableOf(kind)} as held
     where outcome = 'create' and held.${column}::text = staged.id and held.field = staged.field`,
  )
}

/** What a file says is published, and read by nobody yet. */
export async function writeTranslations(
  { client, payload }: Writing,
  { kind, column }: Filled,
  { after, upTo }: LineRange,
): Promise<void> {
  const table = tableOf(kind)
  const among = 'staged.line > $1 and staged.line <= $2'
  await client.query(
    `insert into ${table} (id, ${column}, field, text, english_digest, origin, _status)
     select target, id::${columnTypes(payload, table).get(column)}, field, hindi, coalesce(made_from, today), 'machine', 'published'
     from staged where outcome = 'create' and ${among}`,
    [after, upTo],
  )
  await client.query(
    `update ${table} as held set text = hindi, english_digest = coalesce(made_from, today), origin = 'machine',
       reviewed_by_id = null, reviewed_on = null, _status = 'published', updated_at = now()
     from staged where held.id = staged.target and outcome = 'change' and ${among}`,
    [after, upTo],
  )
}
