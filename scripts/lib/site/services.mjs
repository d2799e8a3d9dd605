import path from 'node:path'
import { settleRestore } from '../backup/staged-files.mjs'
import { ensureInstalled } from '../checks/installation.mjs'
import { localSecrets, openDataDirectory, requireFreeSpace } from '../database/data-directory.mjs'
import { contentState, ensureDatabaseExists, markSeeded, migrateDatabase } from '../database/database.mjs'
import { databaseAt, postgresDirectory, runningPostgres, startPostgres } from '../database/embedded-postgres.mjs'
import { announced, PlainProblem, say } from '../messages.mjs'
import { runPayloadScript } from '../processes/payload-script.mjs'
import { requireFreePort } from '../processes/ports.mjs'
import { runningInstance, takeDataDirectory } from '../processes/single-instance.mjs'
import { inProject, productName } from '../project.mjs'
import { readSettings } from '../settings.mjs'
import { startMailbox } from '../tests/mailbox.mjs'

/**
 * First steps of every command, cheapest first: settings, data directory, single-instance lock, port, packages.
 * @param options `{ command, groups, onEnd, needsPort, joins }`; `joins` lets a short command run beside the site
 * @returns the settings with the environment for child processes
 */
export async function prepare({ command, groups, onEnd, needsPort = false, joins = false }) {
  const settings = readSettings()
  const { dataDirectory } = settings
  openDataDirectory(dataDirectory)
  const logs = path.join(dataDirectory, 'logs')
  const joined = joins ? runningInstance(dataDirectory) : undefined
  if (!joined) {
    const note = await takeDataDirectory(dataDirectory, command, needsPort ? { siteUrl: settings.siteUrl } : {})
    onEnd(() => note.release())
    groups.onChange((children) => note.update({ children }))
  }
  if (needsPort) await requireFreePort(settings.port, settings.environment.HOST)
  const secrets = localSecrets(dataDirectory)
  await ensureInstalled(groups, dataDirectory)
  const environment = {
    ...settings.environment,
    PORT: String(settings.port),
    SITE_URL: settings.siteUrl,
    // The default stays relative, because it decides where editors' images are stored.
    DATA_DIR: dataDirectory === inProject('.data') ? '.data' : dataDirectory,
    PAYLOAD_SECRET: settings.environment.PAYLOAD_SECRET ?? secrets.payloadSecret,
    CRON_SECRET: settings.environment.CRON_SECRET ?? secrets.cronSecret,
  }
  await requireGoodSettings(environment)
  return { settings, secrets, environment, logs, joined }
}

/** Validates all settings with the application's own schema before anything expensive starts. */
async function requireGoodSettings(environment) {
  const { tsImport } = await import('tsx/esm/api')
  try {
    // The module validates this process's environment as soon as it is loaded.
    const { parseEnv } = await tsImport(inProject('src/lib/env.ts'), import.meta.url)
    parseEnv({ ...environment, NODE_ENV: 'production' })
  } catch (error) {
    throw error.code === 'BAD_SETTING' ? new PlainProblem(error.message) : error
  }
}

/**
 * Makes the database reachable as it is: DATABASE_URL, or the built-in PostgreSQL.
 * @returns its URL
 */
export const reachDatabase = async ({ groups, settings, secrets, joined }) =>
  settings.databaseUrl ?? (await builtInDatabase({ groups, settings, secrets, joined }))

/**
 * Makes the database reachable, and finishes an interrupted restore.
 * @returns its URL
 */
export async function reachOwnDatabase({ groups, settings, secrets, joined }) {
  const url = await reachDatabase({ groups, settings, secrets, joined })
  if (!joined) await settleRestore({ url, dataDirectory: settings.dataDirectory })
  return url
}

/**
 * Provides a migrated database.
 * @returns its URL
 */
export async function provideDatabase({ groups, settings, secrets, environment, logs, joined }) {
  const url = await reachOwnDatabase({ groups, settings, secrets, joined })
  await migrateDatabase({ groups, url, environment: { ...environment, DATABASE_URL: url }, logs })
  return url
}

async function builtInDatabase({ groups, settings, secrets, joined }) {
  const { dataDirectory } = settings
  const beside = joined && runningPostgres(postgresDirectory(dataDirectory))
  if (joined && !beside) {
    throw new PlainProblem(
      `\`npm ${joined.command}\` is starting here: wait until it is ready, or stop it, and run the command again.`,
    )
  }
  const start = async () => {
    requireFreeSpace(dataDirectory, 300)
    return startPostgres({ groups, dataDirectory, password: secrets.databasePassword })
  }
  const { port } = beside ?? (await announced('Starting the built-in PostgreSQL', start))
  await ensureDatabaseExists(databaseAt(port, secrets.databasePassword, 'postgres'), productName)
  return databaseAt(port, secrets.databasePassword)
}

/** Mail settings for the site: those given, or a development mailbox. */
export async function provideMail({ groups, settings }) {
  if (settings.smtpUrl) return {}
  const { smtpUrl, webUrl } = await startMailbox(groups, settings.dataDirectory)
  return { SMTP_URL: smtpUrl, MAILBOX_URL: webUrl }
}

/** Timeout of writing the first content, after which the process counts as stuck. */
const SEED_SECONDS = 600

/**
 * Runs the seed, which only adds what is missing.
 * @param options `isBeside` if something else prints meanwhile; `seeding`: closing line of a seed in progress
 * @returns its closing line
 */
export async function seedDatabase({ groups, environment, logs, isBeside = false, seeding }) {
  const seed = () =>
    seeding ??
    runPayloadScript(groups, 'src/seed/run.ts', {
      environment,
      log: path.join(logs, 'seed.log'),
      key: 'seeded',
      limitSeconds: SEED_SECONDS,
    })
  const answer = await announced('Filling in the first content', seed, { isBeside })
  for (const line of answer.leftOut ?? []) say(line)
  await markSeeded(environment.DATABASE_URL)
  return answer
}

/**
 * Migrates the database and, if it is empty, writes the first content. A database without any migration gets both from
 * one process, which loads the configuration once.
 * @returns `{ adminSetupUrl, hasAdministrator }`; the URL only if the seed has just created it
 */
export async function provideContent({ groups, environment, logs, isBeside }) {
  const url = environment.DATABASE_URL
  let seeding
  const migrateEmpty = (run) =>
    new Promise((resolve, reject) => {
      seeding = runPayloadScript(groups, 'scripts/payload/migrate-and-seed.ts', {
        ...run,
        key: 'seeded',
        milestone: { key: 'migrated', reached: resolve },
        limitSeconds: SEED_SECONDS,
      })
      seeding.then(resolve, reject)
    })
  await migrateDatabase({ groups, url, environment, logs, isBeside, migrateEmpty })
  const { needsSeed, hasAdministrator } = await contentState(url)
  const bootstrapsAdministrator = !hasAdministrator && environment.ADMIN_EMAIL
  if (!seeding && !needsSeed && !bootstrapsAdministrator) return { hasAdministrator }
  const { adminSetupUrl } = await seedDatabase({ groups, environment, logs, isBeside, seeding })
  return { hasAdministrator: !adminSetupUrl, adminSetupUrl: adminSetupUrl ?? undefined }
}

/** A new one-time URL for creating the first administrator; null if there is one. */
export async function freshAdminLink({ groups, environment, logs }) {
  const { adminSetupUrl } = await runPayloadScript(groups, 'src/seed/run.ts', {
    args: ['--admin-link'],
    environment,
    log: path.join(logs, 'seed.log'),
    key: 'adminSetupUrl',
  })
  return adminSetupUrl
}
