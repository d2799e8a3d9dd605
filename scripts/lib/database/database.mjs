import crypto from 'node:crypto'
import path from 'node:path'
import { announced, PlainProblem } from '../messages.mjs'
import { runPayloadScript } from '../processes/payload-script.mjs'
import { productName } from '../project.mjs'
import { committedMigrations, readMigrations, replacedMigrations } from './migrations.mjs'

const oldestServer = 150000

/** One lock number for this product, so that two instances never migrate a database concurrently. */
const migrationLock = crypto.createHash('sha256').update(`${productName} migrations`).digest().readInt32BE(0)

function connectionSentence(error, url) {
  const { hostname, port, pathname } = new URL(url)
  const place = `${hostname}:${port || 5432}`
  const sentences = {
    ECONNREFUSED: `nothing listens at ${place}; start that PostgreSQL`,
    ENOTFOUND: `the host ${hostname} is not known; correct its name`,
    EAI_AGAIN: `the host ${hostname} is not known; correct its name`,
    ETIMEDOUT: `${place} does not answer; check the address and the firewall`,
    '28P01': 'the user or the password is refused; correct them',
    28000: 'the user is refused; correct the user or the access rules of that PostgreSQL',
    '3D000': `there is no database "${decodeURIComponent(pathname.slice(1))}"; create it`,
    53300: 'that PostgreSQL has no free connection; raise its max_connections or stop another program',
  }
  const code = error.code ?? error.errors?.[0]?.code
  const timedOut = /timeout/i.test(error.message)
  const reason = sentences[timedOut ? 'ETIMEDOUT' : code] ?? `${error.message || code}; correct the address`
  return `The database in DATABASE_URL cannot be used: ${reason}, or remove DATABASE_URL to use the built-in PostgreSQL.`
}

/**
 * Opens a connection.
 * @throws {PlainProblem} naming the reason, never the password
 */
export async function connect(url) {
  const { default: pg } = await import('pg')
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: 8000,
    application_name: `${productName} launcher`,
  })
  client.on('error', () => undefined)
  try {
    await client.connect()
  } catch (error) {
    await client.end().catch(() => undefined)
    throw new PlainProblem(connectionSentence(error, url))
  }
  return client
}

async function withConnection(url, work) {
  const client = await connect(url)
  try {
    return await work(client)
  } finally {
    await client.end().catch(() => undefined)
  }
}

const tableExists = async (client, name) =>
  (await client.query('select to_regclass($1) is not null as found', [`public.${name}`])).rows[0].found

async function appliedMigrations(client) {
  if (!(await tableExists(client, 'payload_migrations'))) return undefined
  const { rows } = await client.query('select name, batch from payload_migrations order by name')
  return rows
}

/**
 * Rejects another product's database, and one that this version cannot migrate; neither may be changed.
 * @returns this version's migrations that it has had
 */
async function requireOwnDatabase(client) {
  const { rows: versions } = await client.query(
    "select current_setting('server_version_num')::int as number, current_setting('server_version') as name, current_database() as database",
  )
  const { number, name, database } = versions[0]
  if (number < oldestServer) {
    throw new PlainProblem(`DATABASE_URL leads to PostgreSQL ${name}: use PostgreSQL 15 or newer.`)
  }
  const applied = await appliedMigrations(client)
  if (applied === undefined) {
    const { rows } = await client.query("select count(*)::int as tables from pg_tables where schemaname = 'public'")
    if (rows[0].tables > 0) {
      throw new PlainProblem(
        `The database "${database}" holds the tables of something else: create an empty database for the site and put it in DATABASE_URL.`,
      )
    }
    return []
  }
  const { had, strange, replaced } = readMigrations(applied.map((row) => row.name))
  if (strange.length > 0) {
    throw new PlainProblem(
      `The database "${database}" was made by another or a newer version (it has the migration "${strange[0]}"): update this clone, or use another database.`,
    )
  }
  if (replaced !== undefined) {
    throw new PlainProblem(
      `The database "${database}" was last used by an older version (it has had ${replaced} of the ${replacedMigrations().length} migrations that this version starts from): start the last version that still has the migration "${replacedMigrations().at(-1)}" once, then this one; nothing was changed.`,
    )
  }
  return had
}

/** Records the baseline in a database that has had every migration it replaces, without running it. */
const recordBaseline = (client) =>
  client.query(
    `insert into payload_migrations (name, batch)
     select $1::varchar, max(batch) from payload_migrations having not bool_or(name = $1)`,
    [committedMigrations()[0]],
  )

/** Whether a database of ours is up to date, including the record of the baseline. */
async function hasRecorded(client, wanted) {
  await requireOwnDatabase(client)
  const recorded = (await appliedMigrations(client))?.map((row) => row.name) ?? []
  return wanted.every((name) => recorded.includes(name))
}

/**
 * Migrates the schema. Safe when several instances start together; loads Payload only if there is something to apply,
 * and trusts the database's own list instead of an exit code.
 * @param options `wanted` are the required migrations, all of this version by default; `isBeside` if something else
 * prints meanwhile; `migrateEmpty` migrates an empty database in place of a separate process, with that process's
 * arguments, `{ args, environment, log }`
 * @returns the number of migrations applied
 */
export function migrateDatabase({
  groups,
  url,
  environment,
  logs,
  wanted = committedMigrations(),
  isBeside = false,
  migrateEmpty = undefined,
}) {
  const missingFrom = (applied) => wanted.filter((name) => !applied.includes(name))
  return withConnection(url, async (client) => {
    if (await hasRecorded(client, wanted)) return 0
    await client.query('select pg_advisory_lock($1)', [migrationLock])
    const had = await requireOwnDatabase(client)
    if (had.length > 0) await recordBaseline(client)
    const missing = missingFrom(had)
    if (missing.length === 0) return 0
    await announced(
      `Migrating the database (${missing.length} to apply)`,
      async () => {
        const run = {
          args: wanted,
          environment: { ...environment, DATABASE_URL: url, PAYLOAD_MIGRATING: 'true' },
          log: path.join(logs, 'migrate.log'),
        }
        if (had.length === 0 && migrateEmpty) await migrateEmpty(run)
        else await runPayloadScript(groups, 'scripts/payload/migrate.ts', { ...run, key: 'migrated' })
        const left = missingFrom((await appliedMigrations(client))?.map((row) => row.name) ?? [])
        if (left.length > 0) {
          throw new PlainProblem(
            `The migration "${left[0]}" was not applied: look at ${path.join(logs, 'migrate.log')} and run \`npm run migrate\` again.`,
          )
        }
      },
      { isBeside },
    )
    return missing.length
  })
}

const seedMark = 'first content complete'

/**
 * State that decides about the first content and the first administrator. A finished seed is marked by a comment on a
 * table, so that the mark is part of a dump and needs no table of its own.
 * @returns `{ needsSeed, hasAdministrator }`
 */
export function contentState(url) {
  return withConnection(url, async (client) => {
    const { rows } = await client.query(
      "select obj_description('public.colleges'::regclass) as mark, exists(select 1 from colleges) as colleges, exists(select 1 from users where role::text = 'admin') as administrator",
    )
    const { mark, colleges, administrator } = rows[0]
    return { needsSeed: mark !== seedMark && !(colleges && administrator), hasAdministrator: administrator }
  })
}

/** Marks the first content as complete, so that later starts leave it to the editors. */
export const markSeeded = (url) =>
  withConnection(url, (client) => client.query(`comment on table colleges is '${seedMark}'`))

/** Creates a database on the built-in server if missing. */
export function ensureDatabaseExists(adminUrl, name, template) {
  return withConnection(adminUrl, async (client) => {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name])
    if (rowCount === 0) await client.query(`create database "${name}"${template ? ` template "${template}"` : ''}`)
  })
}
