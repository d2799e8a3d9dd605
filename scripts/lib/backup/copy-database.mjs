import crypto from 'node:crypto'
import { to } from 'pg-copy-streams'

/** Rows are archived in chunks of about this many bytes, so that memory does not grow with the table. */
const pieceBytes = 4 * 1024 * 1024

/** Settings that affect how values are written as text, so that a copy means the same on every server. */
const plainText = `set datestyle = 'ISO, YMD'; set intervalstyle = 'postgres'; set timezone = 'UTC';
  set extra_float_digits = 1; set bytea_output = 'hex'; set client_encoding = 'UTF8'; set statement_timeout = 0;
  set search_path = public`

export const setPlainText = (client) => client.query(plainText)

/** Quotes a name for SQL. */
export const quoted = (name) => `"${name.replaceAll('"', '""')}"`

/**
 * Runs work in one REPEATABLE READ transaction, so that all its reads see the same snapshot despite concurrent writes.
 */
export async function inSnapshot(client, work) {
  await setPlainText(client)
  await client.query('begin isolation level repeatable read read only')
  try {
    return await work()
  } finally {
    await client.query('rollback').catch(() => undefined)
  }
}

/**
 * Tables of the site in a fixed order.
 * @returns `[{ name, columns, key }]`; generated columns are left out, `key` lists the primary key's columns
 */
export async function tablesOf(client) {
  const { rows } = await client.query(
    `select c.relname as name,
       array_agg(a.attname::text order by a.attnum) filter (where a.attgenerated = '') as columns,
       coalesce((select array_agg(k.attname::text order by array_position(i.indkey::int[], k.attnum::int))
         from pg_index i join pg_attribute k on k.attrelid = i.indrelid and k.attnum = any (i.indkey)
         where i.indrelid = c.oid and i.indisprimary), '{}') as key
     from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
     group by c.oid, c.relname order by c.relname`,
  )
  return rows
}

/**
 * Copies a table as text.
 * @param addPiece called with `(number, bytes)` for each chunk of rows
 * @returns `{ name, columns, rows, bytes, sha256 }`
 */
export async function copyTable(client, { name, columns, key }, addPiece) {
  const order = key.length > 0 ? ` order by ${key.map(quoted).join(', ')}` : ''
  const source = client.query(
    to(`copy (select ${columns.map(quoted).join(', ')} from ${quoted(name)}${order}) to stdout`),
  )
  const hash = crypto.createHash('sha256')
  let [pieces, size, number, bytes] = [[], 0, 0, 0]
  const flush = async () => {
    if (size === 0) return
    number += 1
    await addPiece(number, Buffer.concat(pieces))
    pieces = []
    size = 0
  }
  for await (const piece of source) {
    hash.update(piece)
    pieces.push(piece)
    size += piece.length
    bytes += piece.length
    if (size >= pieceBytes) await flush()
  }
  await flush()
  return { name, columns, rows: source.rowCount, bytes, sha256: hash.digest('hex') }
}

/**
 * What belongs to the tables besides their rows. Sequences are outside the snapshot: read after it began, they are
 * never behind the rows.
 * @returns `{ sequences, comments, migrations }`
 */
export async function surroundings(client) {
  const { rows: known } = await client.query(
    "select sequencename as name, increment_by from pg_sequences where schemaname = 'public' order by 1",
  )
  const sequences = []
  for (const { name, increment_by: step } of known) {
    const { rows } = await client.query(
      `select (last_value + case when is_called then $1::bigint else 0 end)::text as next from ${quoted(name)}`,
      [step],
    )
    sequences.push({ name, next: rows[0].next })
  }
  const { rows: comments } = await client.query(
    `select relname as table, obj_description(oid, 'pg_class') as comment from pg_class
     where relnamespace = 'public'::regnamespace and relkind = 'r' and obj_description(oid, 'pg_class') is not null
     order by 1`,
  )
  const { rows: migrations } = await client.query('select name from payload_migrations where batch > 0 order by name')
  return { sequences, comments, migrations: migrations.map((row) => row.name) }
}
