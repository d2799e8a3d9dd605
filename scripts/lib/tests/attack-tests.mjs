import childProcess from 'node:child_process'
import crypto from 'node:crypto'
import fs from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'
import { attack } from '../../../tests/attack/attack.mjs'
import { say } from '../messages.mjs'
import { inProject } from '../project.mjs'
import { startSeededSite } from './seeded-site.mjs'
import { testAdministrator } from './test-database.mjs'

/** Warm-up requests, which fill caches and settle the heap; memory is compared with its size after them. */
const WARM_UP = 2000
const MOST_GROWTH = 1.2
const REST_SECONDS = 60
const SHOWN_FAULTS = 40

/** A new random seed; printed, so that the run can be reproduced. */
export const freshSeed = () => crypto.randomBytes(4).toString('hex')

/** Ids of all server actions of the build, by which scripts call them. */
function actionIds() {
  const manifest = JSON.parse(fs.readFileSync(inProject('.next', 'server', 'server-reference-manifest.json'), 'utf8'))
  return Object.keys(manifest.node)
}

/** Resident memory of a process, in megabytes. */
function megabytesOf(pid) {
  const { stdout } = childProcess.spawnSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })
  return Math.round(Number(stdout.trim()) / 1024)
}

/** Lowest memory of an idle process, sampled every second until `isGood`. */
async function atRest(pid, seconds, isGood = () => false) {
  let least = megabytesOf(pid)
  for (let second = 0; second < seconds && !isGood(least); second++) {
    await delay(1000)
    least = Math.min(least, megabytesOf(pid))
  }
  return least
}

/** Uncaught errors in the site's output; Next logs them and continues in an unknown state. */
function uncaughtErrors(log) {
  const lines = fs.readFileSync(log, 'utf8').split('\n')
  return [...new Set(lines.filter((line) => /\b(uncaughtException|unhandledRejection)\b/.test(line)))]
}

/**
 * Attacks a local production build with its own database, and reports what went wrong.
 * @param options `{ database, environment, seed, numbers }`: `numbers` lists the requests of the seed to send
 * @returns counts of passed, failed and skipped checks: one per request, and one each for memory, other people's rows
 * and uncaught errors
 */
export async function runAttackTests(groups, { database, environment, seed, numbers }) {
  say(`\nAttack with ${numbers.length} requests; again with --seed=${seed}`)
  const site = await startSeededSite(groups, {
    database,
    // Every request claims its own address, so that limits per address do not reject everything before it reaches the
    // code.
    environment: { ...environment, TRUSTED_PROXIES: '1', JOBS: 'off' },
    name: 'attack',
  })
  const memory = { peak: 0, before: undefined }
  const onBatch = async (sent) => {
    memory.peak = Math.max(memory.peak, megabytesOf(site.pid))
    if (memory.before === undefined && sent >= WARM_UP) memory.before = await atRest(site.pid, 10)
    if (sent % 2000 === 0) say(`  ${sent} sent, ${memory.peak} MB at most`)
  }
  const started = Date.now()
  const target = {
    siteUrl: site.siteUrl,
    administrator: testAdministrator,
    actionIds: actionIds(),
    seed,
    numbers,
    onBatch,
  }
  const result = await attack(target)
  const seconds = Math.round((Date.now() - started) / 1000)
  const failures = [...result.damage]
  if (memory.before !== undefined) {
    const most = memory.before * MOST_GROWTH
    const after = await atRest(site.pid, REST_SECONDS, (least) => least <= most)
    say(`  memory: ${memory.before} MB before, ${memory.peak} MB at most, ${after} MB after`)
    if (after > most) failures.push(`memory stayed at ${after} MB, from ${memory.before} MB`)
  }
  await site.stop()
  failures.push(...uncaughtErrors(site.log))
  return report(result, failures, seconds)
}

function report({ sent, faults, statuses, slowest }, failures, seconds) {
  say(`  ${sent} requests in ${seconds} s; the slowest took ${slowest.milliseconds} ms (${slowest.request})`)
  for (const [kind, count] of Object.entries(statuses).sort()) say(`  ${String(count).padStart(6)}  ${kind}`)
  for (const { fault, request } of faults.slice(0, SHOWN_FAULTS)) say(`  FAULT  ${fault}: ${request}`)
  for (const failure of failures) say(`  FAULT  ${failure}`)
  const faulty = new Set(faults.map(({ request }) => request)).size
  const overall = 3
  return {
    passed: sent - faulty + overall - Math.min(failures.length, overall),
    failed: faulty + failures.length,
    skipped: 0,
    failures: [...faults.map(({ fault, request }) => `attack: ${fault}: ${request}`), ...failures],
  }
}
