import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type FaultSite, faultSite, until } from './fault-site'

const clock = path.join(os.tmpdir(), `clock-${process.pid}`)
const HOUR = 3_600_000
let site: FaultSite

beforeAll(async () => {
  const module = pathToFileURL(path.join(import.meta.dirname, 'handed-in-clock.mjs')).href
  site = await faultSite({ NODE_OPTIONS: `--import ${module}`, CLOCK_FILE: clock })
})
afterAll(async () => {
  await site?.end()
  fs.rmSync(clock, { force: true })
})

async function jump(milliseconds: number) {
  fs.writeFileSync(clock, String(milliseconds))
  await delay(500)
}

const waiting = async () =>
  Number((await site.query(`select count(*)::int as n from payload_jobs where task_slug = 'send-mail'`))[0]?.n)

it.each([
  ['forwards', HOUR],
  ['backwards', -HOUR],
])('goes on when the clock jumps %s by an hour', async (_, milliseconds) => {
  await jump(0)
  const [before, after] = await site.applicants(2)
  const [first, second] = await site.openVacancies()
  const apply = (person: typeof before, job: string | undefined) =>
    site.ask('POST', '/api/job-applications', { token: person?.token, body: { job, user: person?.id, consent: true } })
  expect((await apply(before, first)).status).toBe(201)
  await jump(milliseconds)
  expect((await site.ask('GET', '/')).status).toBe(200)
  expect((await site.ask('GET', '/jobs?q=doctor')).status).toBe(200)
  // Who was signed in still is, and somebody can sign in.
  expect((await apply(before, second)).status).toBe(201)
  expect((await apply(after, first)).status).toBe(201)
  expect((await site.applicants(1))[0]?.token).toBeTruthy()
  expect((await site.ask('GET', '/ready')).status).toBe(200)
  if (milliseconds > 0) await until(async () => (await waiting()) === 0, 30)
})
