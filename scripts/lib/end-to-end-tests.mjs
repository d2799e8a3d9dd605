import path from 'node:path'
import { findChromium } from './chromium.mjs'
import { startMailbox } from './mailbox.mjs'
import { announced, PlainProblem } from './messages.mjs'
import { freePort } from './ports.mjs'
import { buildSite, isBuilt } from './production-build.mjs'
import { inProject } from './project.mjs'
import { runningInstance } from './single-instance.mjs'
import { startSite } from './site-server.mjs'
import { cloneTemplate, seedTemplate, testAdministrator } from './test-database.mjs'
import { playwrightTotals, withExitCode } from './test-totals.mjs'

async function ensureBuilt(groups, folder, environment) {
  if (isBuilt(environment, { anySettings: true })) return
  const running = runningInstance(inProject('.data'))
  if (running?.command === 'start') {
    throw new PlainProblem(
      `\`npm start\` (process ${running.pid}) serves the build of this clone, which is older than the source: stop it, so that the tests can build.`,
    )
  }
  await buildSite({ groups, environment, dataDirectory: folder })
}

/**
 * Builds when needed, seeds a database, serves the production build with a mailbox and runs the browser tests on it.
 * @returns counts of passed, failed and skipped tests
 */
export async function runEndToEndTests(groups, { database, environment, filters = [] }) {
  const { folder, server } = database
  const browser = await findChromium(groups)
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
  const template = await announced('Seeding the test database', () => seedTemplate(groups, database, site))
  const databaseUrl = await cloneTemplate(server, 'end_to_end', template)
  const log = path.join(folder, 'logs', 'site.log')
  const serving = await startSite({
    groups,
    mode: 'start',
    port,
    environment: { ...site, DATABASE_URL: databaseUrl },
    show: Boolean(process.env.E2E_SHOW_SITE),
    log,
  })
  const report = path.join(folder, 'playwright.json')
  const { code } = await groups.run(
    'playwright',
    process.execPath,
    [
      inProject('node_modules', '@playwright', 'test', 'cli.js'),
      'test',
      '--pass-with-no-tests',
      '--reporter=list,json',
      ...filters,
    ],
    {
      env: {
        ...environment,
        E2E_BASE_URL: siteUrl,
        E2E_MAILBOX_URL: mail.webUrl,
        E2E_DATABASE_URL: databaseUrl,
        E2E_ADMIN_EMAIL: testAdministrator.email,
        E2E_ADMIN_PASSWORD: testAdministrator.password,
        CHROMIUM_PATH: browser,
        PLAYWRIGHT_JSON_OUTPUT_NAME: report,
      },
      show: true,
    },
  )
  const totals = playwrightTotals(report)
  await serving.stop()
  if (!totals) throw new PlainProblem('Playwright ended without a report: its own words are above.')
  return withExitCode(totals, code)
}
