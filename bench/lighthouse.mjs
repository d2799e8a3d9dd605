import fs from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import pg from 'pg'
import { announced, PlainProblem } from '../scripts/lib/messages.mjs'
import { freePort } from '../scripts/lib/processes/ports.mjs'
import { inProject } from '../scripts/lib/project.mjs'
import { findChromium } from '../scripts/lib/tests/chromium.mjs'
import { isServed } from './support/is-served.mjs'
import { median } from './support/percentile.mjs'

export const title =
  'Lighthouse as a phone: performance as the median of five runs, of fewer where the time of the whole bench ends before, with the speed that it measured of this machine (its benchmark index) and the least of the runs'

/**
 * The last release that supports every Node version the site supports; not a dependency of the site, because it is
 * larger than all others.
 */
const VERSION = '12.8.2'
const RUNS = 5
const LEAST = { performance: 97, accessibility: 100, 'best-practices': 100, seo: 100 }
/** All that is fetched before the first tap, in kilobytes. */
const MOST_BYTES = { home: 120, other: 110 }
/** Total blocking time, in milliseconds. */
const MOST_BLOCKING = 100
const KILOBYTE = 1000

async function pathsOf(databaseUrl) {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const { rows } = await client.query(
      `select slug from jobs where status = 'Active' and deleted_at is null and is_sample is not true order by slug limit 1`,
    )
    const vacancy = rows[0] ? [`/jobs/${rows[0].slug}`] : []
    return [
      '/',
      '/colleges',
      '/colleges/aiims-new-delhi',
      '/jobs',
      ...vacancy,
      '/mbbs-courses',
      '/mbbs-in-bihar',
      '/predictor',
      '/admission',
      '/contact',
      '/about',
    ].slice(0, 10)
  } finally {
    await client.end()
  }
}

/**
 * Installs Lighthouse next to the bench's other files, once.
 * @returns its function
 */
async function install(groups) {
  const folder = inProject('.data', 'bench', `lighthouse-${VERSION}`)
  const program = path.join(folder, 'node_modules', 'lighthouse', 'core', 'index.js')
  if (!fs.existsSync(program)) {
    fs.mkdirSync(folder, { recursive: true })
    fs.writeFileSync(path.join(folder, 'package.json'), '{ "private": true }\n')
    const { code, output } = await announced('Installing Lighthouse', () =>
      groups.run('npm', 'npm', ['install', '--no-audit', '--no-fund', `lighthouse@${VERSION}`], {
        cwd: folder,
        env: process.env,
        limitSeconds: 300,
      }),
    )
    if (code !== 0) throw new PlainProblem('Lighthouse could not be installed: see below.', output)
  }
  return (await import(pathToFileURL(program).href)).default
}

/** One browser for all runs, each of which has its own tab and clears the cache first. */
async function startBrowser(groups, folder) {
  const chromium = (await findChromium(groups)) ?? (await import('@playwright/test')).chromium.executablePath()
  const port = await freePort()
  const browser = groups.start('chromium', chromium, [
    '--headless=new',
    '--no-sandbox',
    '--disable-gpu',
    `--remote-debugging-port=${port}`,
    `--user-data-dir=${path.join(folder, 'lighthouse')}`,
  ])
  if (!(await isServed(`http://127.0.0.1:${port}/json/version`)))
    throw new PlainProblem('The browser did not start: see below.', browser.output())
  return { browser, port }
}

/** One run of some categories: `{ scores, speed, bytes, blocking }`, scores out of 100. */
async function run({ lighthouse, port }, url, onlyCategories) {
  const { lhr } = await lighthouse(url, { port, onlyCategories, logLevel: 'silent', disableFullPageScreenshot: true })
  if (lhr.runtimeError) throw new PlainProblem(`Lighthouse failed on ${url}: ${lhr.runtimeError.message}`)
  const scores = Object.values(lhr.categories).map(({ id, score }) => [id, Math.round(score * 100)])
  const of = (audit) => lhr.audits[audit].numericValue
  return {
    scores: Object.fromEntries(scores),
    speed: lhr.environment.benchmarkIndex,
    bytes: of('total-byte-weight') / KILOBYTE,
    blocking: of('total-blocking-time'),
  }
}

const [PERFORMANCE, ...STEADY] = Object.keys(LEAST)

/** Scores of a page from its runs, performance as the median. */
function scoresOf(runs) {
  const figures = runs.map(({ scores }) => scores[PERFORMANCE])
  return {
    scores: { ...runs[0].scores, [PERFORMANCE]: median(figures) },
    note: `${runs.length} runs, index ${Math.round(median(runs.map(({ speed }) => speed)))}, least ${Math.min(...figures)}`,
  }
}

/** One run of all categories per page, then more runs of those that vary, while there is time. */
export async function measure({ siteUrl, databaseUrl, groups, folder, endsBy }) {
  const lighthouse = await install(groups)
  const { browser, port } = await startBrowser(groups, folder)
  const tools = { lighthouse, port }
  const pages = (await pathsOf(databaseUrl)).map((address) => ({ address, runs: [] }))
  try {
    await announced('Looking at pages as a phone does', async () => {
      for (const { address, runs } of pages) runs.push(await run(tools, siteUrl + address, [PERFORMANCE, ...STEADY]))
      for (let number = 1; number < RUNS; number += 1) {
        for (const { address, runs } of pages) {
          if (Date.now() < endsBy) runs.push(await run(tools, siteUrl + address, [PERFORMANCE]))
        }
      }
    })
  } finally {
    await browser.stop()
  }
  return pages.flatMap(({ address, runs }) => {
    const { scores, note } = scoresOf(runs)
    const medianOf = (name) => median(runs.map((each) => each[name]))
    const rows = Object.entries(LEAST).map(([category, least]) => ({
      what: `${address}, ${category}${category === PERFORMANCE ? ` (${note})` : ''}`,
      ours: scores[category],
      unit: 'of 100',
      atLeast: true,
      limit: least,
    }))
    return [
      ...rows,
      {
        what: `${address}, fetched before a tap`,
        ours: medianOf('bytes'),
        unit: 'kB',
        limit: address === '/' ? MOST_BYTES.home : MOST_BYTES.other,
      },
      { what: `${address}, total blocking time`, ours: medianOf('blocking'), unit: 'ms', limit: MOST_BLOCKING },
    ]
  })
}
