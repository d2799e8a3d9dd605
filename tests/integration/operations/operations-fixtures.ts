import { type ChildProcess, spawn } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import pg from 'pg'

const root = path.resolve(import.meta.dirname, '../../..')

export interface Ran {
  code: number | null
  said: string
}

/**
 * Runs one of the commands without npm: `run('backup', ['--keep', '2'], { DATA_DIR })`.
 * @param clone the folder of the version whose command it is
 * @returns the process, and its exit code with everything it said once it ends
 */
export function start(
  command: string,
  args: string[],
  settings: Record<string, string | undefined>,
  clone: string = root,
) {
  const child: ChildProcess = spawn(process.execPath, [`scripts/${command}.mjs`, ...args], {
    cwd: clone,
    env: { ...process.env, ...settings },
  })
  let said = ''
  child.stdout?.on('data', (chunk) => {
    said += chunk
  })
  child.stderr?.on('data', (chunk) => {
    said += chunk
  })
  const ended = new Promise<Ran>((resolve) => child.on('close', (code) => resolve({ code, said: said.trim() })))
  return { child, ended }
}

export const run = (
  command: string,
  args: string[],
  settings: Record<string, string | undefined>,
  clone: string = root,
) => start(command, args, settings, clone).ended

/** A folder that every account can walk into, as PostgreSQL needs. */
export function temporaryFolder(): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'operations-'))
  fs.chmodSync(folder, 0o755)
  return folder
}

/** The migration that `newerVersion` has and this version has not: a comment on a table, so that the tables stay alike. */
export const newerMigration = '99991231_000000_of_a_newer_version'

/**
 * Makes a clone of this version with one migration more.
 * @param folder an empty folder
 * @returns the folder, to be given to `run`
 */
export function newerVersion(folder: string): string {
  for (const name of [
    'scripts',
    'migrations',
    'payload.config.ts',
    'package.json',
    'package-lock.json',
    'tsconfig.json',
  ]) {
    fs.cpSync(path.join(root, name), path.join(folder, name), { recursive: true })
  }
  for (const name of ['src', 'node_modules']) fs.symlinkSync(path.join(root, name), path.join(folder, name))
  const migrations = path.join(folder, 'migrations')
  fs.writeFileSync(
    path.join(migrations, `${newerMigration}.ts`),
    `import { type MigrateUpArgs, sql } from '@payloadcms/db-postgres'
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql\`comment on table users is 'of a newer version'\`)
}
export async function down(): Promise<void> {}
`,
  )
  const index = path.join(migrations, 'index.ts')
  const whole = fs
    .readFileSync(index, 'utf8')
    .replace(/^/, `import * as newer from './${newerMigration}'\n`)
    .replace(/\];?\s*$/, `, { up: newer.up, down: newer.down, name: '${newerMigration}' }]\n`)
    .replace(/,\s*,/, ',')
  fs.writeFileSync(index, whole)
  return folder
}

/** Every row of every table as text, but those of the sessions, which are not brought back. */
export async function allRows(url: string): Promise<Record<string, string[]>> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query("set timezone = 'UTC'")
    const { rows: tables } = await client.query<{ name: string }>(
      "select tablename as name from pg_tables where schemaname = 'public' and tablename <> 'users_sessions' order by 1",
    )
    const found: Record<string, string[]> = {}
    for (const { name } of tables) {
      const { rows } = await client.query<{ row: string }>(`select t::text as row from "${name}" t order by 1`)
      found[name] = rows.map(({ row }) => row)
    }
    return found
  } finally {
    await client.end()
  }
}

/** One answer of a database: `await one(url, 'select count(*) as n from users')`. */
export async function one(url: string, statement: string): Promise<Record<string, unknown>> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query(statement)).rows[0] ?? {}
  } finally {
    await client.end()
  }
}

/** Name and bytes of every file below a folder, hidden ones too. */
export function allFiles(folder: string): Record<string, string> {
  if (!fs.existsSync(folder)) return {}
  return Object.fromEntries(
    fs
      .readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name))
      .sort()
      .map((file) => [path.relative(folder, file), fs.readFileSync(file).toString('base64')]),
  )
}

export const archivesIn = (folder: string) =>
  fs.existsSync(folder) ? fs.readdirSync(folder).filter((name) => name.endsWith('.tar.gz')) : []
