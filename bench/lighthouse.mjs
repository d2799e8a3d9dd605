import fs from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { announced, PlainProblem } from '../scripts/lib/messages.mjs'
import { inProject } from '../scripts/lib/project.mjs'
import { findChromium } from '../scripts/lib/tests/chromium.mjs'
import { median } from './support/percentile.mjs'

export const title =
  'Lighthouse as a phone: performance as the median of five runs, of fewer where the time of the whole bench ends before, with the speed that it measured of this machine (its benchmark index) and the least of the runs'

/** Of the last release that runs on every Node the site runs on; it is no package of the site's own, being larger than all others. */
const VERSION = '12.8.2'
const RUNS = 5
const LEAST = { performance: 97, accessibility: 100, 'best-practices': 100, seo: 100 }
const LIMIT_SECONDS = 90

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

/** Puts Lighthouse beside the other things of the bench, once. */
async function install(groups) {
  const folder = inProject('.data', 'bench', `lighthouse-${VERSION}`)
  const program = path.join(folder, 'node_modules', 'lighthouse', 'cli', 'index.js')
  if (fs.existsSync(program)) return program
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
  return program
}

/** One run of some categories: `{ scores, speed }`, scores of 100. */
async function run({ groups, folder, program, chromium }, url, categories) {
  const file = path.join(folder, 'lighthouse.json')
  const args = [
    program,
    url,
    '--quiet',
    '--output=json',
    `--output-path=${file}`,
    `--only-categories=${categories.join(',')}`,
    '--chrome-flags=--headless=new --no-sandbox --disable-gpu',
  ]
  const env = { ...process.env, CHROME_PATH: chromium }
  const { code, output } = await groups.run('lighthouse', process.execPath, args, { env, limitSeconds: LIMIT_SECONDS })
  if (code !== 0) throw new PlainProblem(`Lighthouse failed on ${url}: see below.`, output)
  const report = JSON.parse(fs.readFileSync(file, 'utf8'))
  const scores = Object.values(report.categories).map(({ id, score }) => [id, Math.round(score * 100)])
  return { scores: Object.fromEntries(scores), speed: report.environment.benchmarkIndex }
}

const [PERFORMANCE, ...STEADY] = Object.keys(LEAST)

/** What the runs of a page say: its scores, performance as the median. */
function scoresOf(runs) {
  const figures = runs.map(({ scores }) => scores[PERFORMANCE])
  return {
    scores: { ...runs[0].scores, [PERFORMANCE]: median(figures) },
    note: `${runs.length} runs, index ${Math.round(median(runs.map(({ speed }) => speed)))}, least ${Math.min(...figures)}`,
  }
}

/** A run for everything of each page, then runs for what differs from run to run, while there is time. */
export async function measure({ siteUrl, databaseUrl, groups, folder, endsBy }) {
  const chromium = await findChromium(groups)
  const tools = { groups, folder, program: await install(groups), chromium }
  const pages = (await pathsOf(databaseUrl)).map((address) => ({ address, runs: [] }))
  await announced('Looking at pages as a phone does', async () => {
    for (const { address, runs } of pages) runs.push(await run(tools, siteUrl + address, [PERFORMANCE, ...STEADY]))
    for (let number = 1; number < RUNS; number += 1) {
      for (const { address, runs } of pages) {
        if (Date.now() < endsBy) runs.push(await run(tools, siteUrl + address, [PERFORMANCE]))
      }
    }
  })
  return pages.flatMap(({ address, runs }) => {
    const { scores, note } = scoresOf(runs)
    return Object.entries(LEAST).map(([category, least]) => ({
      what: `${address}, ${category}${category === PERFORMANCE ? ` (${note})` : ''}`,
      ours: scores[category],
      unit: 'of 100',
      atLeast: true,
      limit: least,
    }))
  })
}
