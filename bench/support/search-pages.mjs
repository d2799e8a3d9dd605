import fs from 'node:fs'
import path from 'node:path'
import { PlainProblem } from '../../scripts/lib/messages.mjs'
import { inProject } from '../../scripts/lib/project.mjs'

const rounds = 12
const overheadSeconds = 240
const SECOND = 1000

/** Clears a cache tag of the site after the bench has changed a table directly. */
export async function forget({ siteUrl, environment }, tag) {
  const answer = await fetch(new URL('/internal/revalidate', siteUrl), {
    method: 'POST',
    headers: { authorization: `Bearer ${environment.CRON_SECRET}`, 'content-type': 'application/json' },
    body: JSON.stringify({ tags: [tag] }),
  })
  if (!answer.ok) throw new PlainProblem(`The site did not forget what it kept: it answered ${answer.status}.`)
}

const p95 = (times) => times.sort((first, second) => first - second)[Math.floor(times.length * 0.95)]

/**
 * Requests pages of a list as visitors do.
 * @param searches functions from the round to a path; every round searches for other words, so that few responses are
 * cached
 * @param isGood whether the text of a page is as expected
 * @returns the 95th percentile of a whole page, in milliseconds
 */
export async function measurePages({ siteUrl }, searches, isGood = (text) => text.includes('Found')) {
  const times = []
  for (let round = 0; round <= rounds; round += 1) {
    for (const addressOf of searches) {
      const address = addressOf(round)
      const begun = performance.now()
      const answer = await fetch(new URL(address, siteUrl))
      const text = await answer.text()
      if (answer.status !== 200 || !isGood(text)) throw new PlainProblem(`${address} did not answer.`)
      // The first round is a warm-up.
      if (round > 0) times.push(performance.now() - begun)
    }
  }
  return p95(times)
}

/**
 * Runs a timing inside the product's own modules.
 * @param timing prefix of the timing's file name
 * @param mostSeconds time limit; less if the whole bench has to end before
 * @returns what it wrote to BENCH_OUTPUT
 */
export async function measureInside({ groups, environment, folder, databaseUrl, endsBy }, timing, mostSeconds) {
  const limitSeconds = Math.min(mostSeconds, (endsBy - Date.now()) / SECOND)
  const output = path.join(folder, `${timing}.json`)
  const vitest = inProject('node_modules', 'vitest', 'vitest.mjs')
  const { code, output: words } = await groups.run(
    timing,
    process.execPath,
    [vitest, 'run', '--config', inProject('bench', 'vitest.config.ts'), timing],
    { env: { ...environment, DATABASE_URL: databaseUrl, JOBS: 'off', BENCH_OUTPUT: output }, limitSeconds },
  )
  if (code !== 0) throw new PlainProblem(`${timing} could not be timed: see below.`, words)
  return JSON.parse(fs.readFileSync(output, 'utf8'))
}

/** `{ total, sql }`: duration of one search, and the database's part of it, in milliseconds. */
export const measureOverhead = (site, timing) => measureInside(site, timing, overheadSeconds)
