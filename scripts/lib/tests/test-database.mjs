import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { connect, ensureDatabaseExists, migrateDatabase } from '../database/database.mjs'
import { databaseAt, postgresDirectory, startPostgres } from '../database/embedded-postgres.mjs'
import { Interrupted } from '../messages.mjs'
import { runPayloadScript } from '../processes/payload-script.mjs'
import { productName } from '../project.mjs'
import { dropTemplate, keepTemplate, takeTemplate } from './kept-template.mjs'

/** Of the tests' PostgreSQL. */
export const password = 'only-for-tests'

export const testSecrets = {
  PAYLOAD_SECRET: 'a-secret-for-tests-only-0123456789',
  CRON_SECRET: 'a-secret-for-tests-only-9876543210',
}

/** First administrator of the database for end-to-end tests. */
export const testAdministrator = { email: 'admin@example.test', password: 'correct-horse-battery-staple-7' }

const templates = { migrated: 'template_migrated', seeded: 'template_seeded' }

const MEMORY = '/dev/shm'
const GIGABYTE = 1024 ** 3

/** Whether the tests' files fit into memory, and PostgreSQL's programs, which may be copied there, can run there. */
function fitsIntoMemory() {
  try {
    fs.accessSync(MEMORY, fs.constants.W_OK)
    const { bavail, bsize } = fs.statfsSync(MEMORY)
    const isRunnable = !new RegExp(` ${MEMORY} .*\\bnoexec\\b`).test(fs.readFileSync('/proc/self/mounts', 'utf8'))
    // A container may be given less than the machine has free.
    const free = Math.min(os.freemem(), process.constrainedMemory?.() || Infinity)
    return isRunnable && bavail * bsize > 3 * GIGABYTE && free > 9 * GIGABYTE
  } catch {
    return false
  }
}

/**
 * A folder that is removed when the command ends, however it ends.
 * @param options `inMemory` for databases that many tests copy: a disk can take seconds for the 1,600 files of one
 */
export function temporaryFolder(groups, purpose, { inMemory = false } = {}) {
  const place = inMemory && fitsIntoMemory() ? MEMORY : os.tmpdir()
  const folder = fs.mkdtempSync(path.join(place, `${productName}-${purpose}-`))
  fs.chmodSync(folder, 0o711)
  fs.mkdirSync(path.join(folder, 'logs'))
  groups.removeLater(folder)
  return folder
}

/**
 * Starts a PostgreSQL for the tests, never that of DATABASE_URL, with a migrated template database: a copy of the one
 * kept by an earlier run, otherwise a new one, which is then kept.
 * @returns `{ folder, server, addressOf(name), stop() }`; `server` is the URL of the database for creating others
 */
export async function startTestDatabase(groups, folder) {
  const kept = await startKept(groups, folder)
  if (kept) return kept
  const made = await startMigrated(groups, folder)
  // Continuous integration never comes back to its clone.
  if (process.env.CI) return made
  await made.stop()
  keepTemplate(folder)
  return startMigrated(groups, folder)
}

/** The tests' PostgreSQL from the kept template; undefined if there is none, or it is unusable. */
async function startKept(groups, folder) {
  if (!takeTemplate(folder)) return undefined
  try {
    return await startMigrated(groups, folder)
  } catch (error) {
    if (error instanceof Interrupted) throw error
    dropTemplate()
    fs.rmSync(postgresDirectory(folder), { recursive: true, force: true })
    return undefined
  }
}

async function startMigrated(groups, folder) {
  const { port, stop } = await startPostgres({ groups, dataDirectory: folder, password, forTests: true })
  const addressOf = (name) => databaseAt(port, password, name)
  const server = addressOf('postgres')
  const migrated = { groups, url: addressOf(templates.migrated), logs: path.join(folder, 'logs') }
  try {
    await ensureDatabaseExists(server, templates.migrated)
    await migrateDatabase({ ...migrated, environment: testEnvironment(folder) })
  } catch (error) {
    await stop()
    throw error
  }
  return { folder, server, addressOf, stop }
}

/** Environment of the tests: the shell's, without the user's settings. */
export function testEnvironment(folder) {
  const {
    DATABASE_URL,
    SMTP_URL,
    ADMIN_EMAIL,
    ADMIN_PASSWORD,
    SITE_URL,
    PORT,
    TEAM_INBOX,
    MAIL_FROM,
    HELPDESK_URL,
    REDIS_URL,
    HOST,
    TRUSTED_PROXIES,
    ...rest
  } = process.env
  const plain = Object.fromEntries(Object.entries(rest).filter(([name]) => !name.startsWith('S3_')))
  return { ...plain, ...testSecrets, SITE_URL: 'http://localhost:3000', DATA_DIR: folder, TMPDIR: folder }
}

const seeded = new Map()

/**
 * Creates the seeded template from the migrated one, with an administrator; once per test database.
 * @returns its name
 */
export function seedTemplate(groups, database, environment) {
  const { server } = database
  if (!seeded.has(server)) seeded.set(server, makeSeededTemplate(groups, database, environment))
  return seeded.get(server)
}

async function makeSeededTemplate(groups, { folder, server, addressOf }, environment) {
  await ensureDatabaseExists(server, templates.seeded, templates.migrated)
  await runPayloadScript(groups, 'src/seed/run.ts', {
    environment: {
      ...environment,
      DATABASE_URL: addressOf(templates.seeded),
      ADMIN_EMAIL: testAdministrator.email,
      ADMIN_PASSWORD: testAdministrator.password,
    },
    log: path.join(folder, 'logs', 'seed.log'),
    key: 'seeded',
    limitSeconds: 600,
  })
  return templates.seeded
}

/**
 * Creates a database from a template.
 * @param server URL of the server's own database
 * @returns the URL of the new database
 */
export async function cloneTemplate(server, name, template = templates.migrated) {
  const client = await connect(server)
  try {
    await client.query(`drop database if exists "${name}" with (force)`)
    await client.query(`create database "${name}" template "${template}"`)
  } finally {
    await client.end()
  }
  const address = new URL(server)
  address.pathname = `/${name}`
  return address.href
}

/** Drops a database despite open connections: Payload never releases one of its own. */
export async function dropDatabase(server, name) {
  const client = await connect(server)
  try {
    await client.query(`drop database if exists "${name}" with (force)`)
  } finally {
    await client.end()
  }
}
