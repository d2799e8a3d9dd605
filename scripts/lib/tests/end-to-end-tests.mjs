import fs from 'node:fs'
import path from 'node:path'
import { PlainProblem, say } from '../messages.mjs'
import { inProject } from '../project.mjs'
import { findChromium } from './chromium.mjs'
import { startSeededSite } from './seeded-site.mjs'
import { testAdministrator } from './test-database.mjs'
import { addTotals, none, playwrightTotals, withExitCode } from './test-totals.mjs'
import { runVitest } from './vitest.mjs'

/** Reads every public page of the seed, before browser tests change the data. */
const readEveryPage = (groups, { site, database, environment }) =>
  runVitest(groups, {
    report: path.join(database.folder, 'pages.json'),
    projects: ['pages'],
    filters: [],
    environment: { ...environment, PAGES_BASE_URL: site.siteUrl },
  })

/** The site's last logged errors, which a browser sees as a bare 500. */
const lastErrors = (log) =>
  fs
    .readFileSync(log, 'utf8')
    .split(/^(?=\[\d\d:\d\d:\d\d\])/m)
    .filter((entry) => /^\S+ \S*ERROR/.test(entry))
    .slice(-10)
    .join('')

/**
 * Runs the crawl of every page and the browser tests on the production build with a seeded database.
 * @returns counts of passed, failed and skipped tests
 */
export async function runEndToEndTests(groups, { database, environment, filters = [] }) {
  const browser = await findChromium(groups)
  const site = await startSeededSite(groups, { database, environment, name: 'end_to_end' })
  const isWhole = filters.length === 0
  const pages =
    isWhole || filters.includes('pages') ? await readEveryPage(groups, { site, database, environment }) : none()
  const report = path.join(database.folder, 'playwright.json')
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
        E2E_BASE_URL: site.siteUrl,
        E2E_MAILBOX_URL: site.mailboxUrl,
        E2E_DATABASE_URL: site.databaseUrl,
        E2E_ADMIN_EMAIL: testAdministrator.email,
        E2E_ADMIN_PASSWORD: testAdministrator.password,
        CHROMIUM_PATH: browser,
        PLAYWRIGHT_JSON_OUTPUT_NAME: report,
      },
      show: true,
    },
  )
  const totals = playwrightTotals(report)
  await site.stop()
  if (!totals || totals.failed > 0) say(`\nThe last errors of the site:\n${lastErrors(site.log)}`)
  if (!totals) throw new PlainProblem('Playwright ended without a report: its own words are above.')
  return addTotals([pages, withExitCode(totals, code)])
}
