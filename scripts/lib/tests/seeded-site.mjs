import { announced, PlainProblem } from '../messages.mjs'
import { freePort } from '../processes/ports.mjs'
import { runningInstance } from '../processes/single-instance.mjs'
import { inProject } from '../project.mjs'
import { buildSite, isBuilt } from '../site/production-build.mjs'
import { startSite } from '../site/site-server.mjs'
import { startMailbox } from './mailbox.mjs'
import { cloneTemplate, seedTemplate } from './test-database.mjs'

/** Builds the site unless the build on disk is of the current source. */
export async function ensureBuilt(groups, folder, environment) {
  if (isBuilt(environment, { anySettings: true })) return
  const running = runningInstance(inProject('.data'))
  if (running?.command === 'start') {
    throw new PlainProblem(
      `\`npm start\` (process ${running.pid}) serves the build of this clone, which is older than the source: stop it, so that a new one can be made.`,
    )
  }
  await buildSite({ groups, environment, dataDirectory: folder })
}

/**
 * Builds if needed and serves the production build on its own seeded database, with a mailbox, on free ports.
 * @param database result of `startTestDatabase`
 * @returns `{ siteUrl, mailboxUrl, databaseUrl, pid, log, stop() }`; `log` is the file of its output
 */
export async function startSeededSite(groups, { database, environment, name }) {
  const { folder, server } = database
  await ensureBuilt(groups, folder, environment)
  const port = await freePort()
  const siteUrl = `http://localhost:${port}`
  const mail = await startMailbox(groups, folder, { smtp: 0, web: 0 })
  const site = {
    ...environment,
    SITE_URL: siteUrl,
    PORT: String(port),
    SMTP_URL: mail.smtpUrl,
    MAILBOX_URL: mail.webUrl,
  }
  const template = await announced('Seeding a database', () => seedTemplate(groups, database, site))
  const databaseUrl = await cloneTemplate(server, name, template)
  const log = `${folder}/logs/${name}.log`
  const serving = await startSite({
    groups,
    mode: 'start',
    port,
    environment: { ...site, DATABASE_URL: databaseUrl },
    show: Boolean(process.env.SHOW_SITE),
    log,
  })
  return { siteUrl, mailboxUrl: mail.webUrl, databaseUrl, pid: serving.pid, log, stop: serving.stop }
}
