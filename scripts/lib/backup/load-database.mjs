import { pipeline } from 'node:stream/promises'
import { from } from 'pg-copy-streams'
import { PlainProblem } from '../messages.mjs'
import { quoted, setPlainText, tablesOf } from './copy-database.mjs'

/** Sessions are not restored: one ended since the backup would be valid again. */
const endedTables = ['users_sessions']

/** Tables whose rows do not count as somebody using the database. */
const incidental = ['payload_migrations', 'payload_migrations_rels', 'rate_limits']

/**
 * Tables that contain rows of a site.
 * @returns undefined if the database has no tables of the site at all
 */
export async function filledTables(client) {
  const tables = await tablesOf(client)
  if (!tables.some(({ name }) => name === 'payload_migrations')) return undefined
  const filled = []
  for (const { name } of tables) {
    if (incidental.includes(name)) continue
    const { rows } = await client.query(`select exists (select 1 from ${quoted(name)}) as filled`)
    if (rows[0].filled) filled.push(name)
  }
  return filled
}

/** @throws {PlainProblem} while the site is connected: it would keep serving old pages and files */
export async function requireNoSite(client, applicationName) {
  const { rows } = await client.query(
    'select count(*)::int as count from pg_stat_activity where datname = current_database() and application_name = $1',
    [applicationName],
  )
  if (rows[0].count > 0) {
    throw new PlainProblem('The site is running on this database: stop every instance of it, and restore then.')
  }
}

/**
 * Replaces all rows of the database with those of an archive, in one transaction.
 * @param feed called with a function `(table, stream)` that loads the rows of a table; must call it for all of them
 * @param beforeCommit called when everything has been loaded and counted
 * @throws {PlainProblem} if tables or counts differ from the archive's; nothing has changed then
 */
export async function loadDatabase(client, { manifest, mark, feed, beforeCommit }) {
  await setPlainText(client)
  await client.query("set lock_timeout = '10s'")
  await client.query('begin')
  try {
    requireSameTables(manifest, await tablesOf(client))
    const names = manifest.tables.map(({ name }) => quoted(name))
    await client.query(`truncate ${names.join(', ')}`)
    const putBack = await takeForeignKeysAway(client)
    const columns = new Map(manifest.tables.map((table) => [table.name, table.columns]))
    const begun = new Map()
    await feed((table, stream) => {
      const wanted = columns.get(table).map(quoted).join(', ')
      return pipeline(
        stream,
        wholeRows(begun, table),
        client.query(from(`copy ${quoted(table)} (${wanted}) from stdin`)),
      )
    })
    await requireCounts(client, manifest)
    await putBack()
    for (const name of endedTables) await client.query(`delete from ${quoted(name)}`)
    for (const { name, next } of manifest.sequences) {
      // Unlike setval(), this is rolled back with the rest.
      await client.query(`alter sequence ${quoted(name)} restart with ${BigInt(next)}`)
    }
    for (const { table, comment } of manifest.comments) await commentOn(client, table, comment)
    await commentOn(client, 'payload_migrations', mark)
    await beforeCommit()
    await client.query('commit')
  } catch (error) {
    await client.query('rollback').catch(() => undefined)
    throw error
  }
  await client.query('analyze')
}

/**
 * Passes on the complete rows of a chunk; a chunk may end within a row, which the table's next chunk continues.
 * @param begun incomplete rest of each table's last chunk, by table name
 */
const wholeRows = (begun, table) =>
  async function* (piece) {
    let left = begun.get(table) ?? Buffer.alloc(0)
    for await (const bytes of piece) {
      const all = Buffer.concat([left, bytes])
      // COPY escapes line feeds within values as two characters.
      const end = all.lastIndexOf('\n') + 1
      if (end > 0) yield all.subarray(0, end)
      left = all.subarray(end)
    }
    begun.set(table, left)
  }

const commentOn = (client, table, comment) =>
  client.query(`comment on table ${quoted(table)} is ${client.escapeLiteral(comment)}`)

function requireSameTables(manifest, tables) {
  const shape = (list) => new Map(list.map(({ name, columns }) => [name, [...columns].sort().join(' ')]))
  const [wanted, found] = [shape(manifest.tables), shape(tables)]
  for (const name of new Set([...wanted.keys(), ...found.keys()])) {
    if (wanted.get(name) !== found.get(name)) {
      throw new PlainProblem(`The table ${name} of the archive is not that of this version: nothing was changed.`)
    }
  }
}

/** Rows load table by table, so references are valid only at the end; recreating the foreign keys checks every row. */
async function takeForeignKeysAway(client) {
  const { rows } = await client.query(
    `select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
     from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`,
  )
  for (const { table, name } of rows) await client.query(`alter table ${table} drop constraint ${name}`)
  return async () => {
    for (const { table, name, definition } of rows) {
      await client.query(`alter table ${table} add constraint ${name} ${definition}`)
    }
  }
}

async function requireCounts(client, manifest) {
  for (const { name, rows: wanted } of manifest.tables) {
    const { rows } = await client.query(`select count(*)::int as count from ${quoted(name)}`)
    if (rows[0].count !== wanted) {
      throw new PlainProblem(`${name} got ${rows[0].count} rows of ${wanted}: nothing was changed.`)
    }
  }
}
