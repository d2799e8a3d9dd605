import { setTimeout as pause } from 'node:timers/promises'
import type { Payload } from 'payload'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { doBackgroundWork } from '@/cms/background/work-off'
import { releaseStuckJobs } from '@/cms/database/payload-jobs'
import { type MailCatcher, mailCatcher } from '../../setup/mail-catcher'
import { closePayload, testPayload } from '../../setup/payload'

const ROUNDS = 10
const MAILS = 12
/** Ends what hangs, and nothing else. In milliseconds. */
const PATIENCE = 120_000

let catcher: MailCatcher
let payload: Payload
const stops: (() => void)[] = []

beforeAll(async () => {
  catcher = await mailCatcher()
  // Before anything reads the settings.
  process.env.SMTP_URL = `smtp://127.0.0.1:${catcher.port}`
  payload = await testPayload()
  await catcher.listen()
})
afterAll(async () => {
  await catcher.close()
  await closePayload()
})
beforeEach(async () => {
  await payload.db.pool.query('delete from payload_jobs')
  catcher.caught.length = 0
})
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
  vi.restoreAllMocks()
})

const addresses = Array.from({ length: MAILS }, (_, number) => `person-${number}@example.org`)
const queueMails = async () => {
  for (const to of addresses) {
    await payload.jobs.queue({ task: 'send-mail', input: { to, subject: 'Hello', html: 'x', text: 'x' } })
  }
}
const reached = () => catcher.caught.map(({ to }) => to).sort()
const count = async (condition: string) =>
  (await payload.db.pool.query(`select 1 from payload_jobs where task_slug = 'send-mail' and ${condition}`)).rowCount
const startProcess = () => stops.push(doBackgroundWork(async () => payload))

it('sends each mail once, however many look for work at the same moment', async () => {
  await queueMails()
  await Promise.all(Array.from({ length: 4 }, () => payload.jobs.run({ allQueues: true, limit: 50, silent: true })))
  expect(reached()).toEqual([...addresses].sort())
  expect(await count('true')).toBe(0)
})

it('loses none and repeats at most the one in flight, whenever one of two processes is killed', {
  timeout: ROUNDS * PATIENCE,
}, async () => {
  const send = payload.sendEmail.bind(payload)
  for (let round = 0; round < ROUNDS; round++) {
    catcher.caught.length = 0
    const fatal = 1 + Math.floor(Math.random() * MAILS)
    const isBeforeTheServer = Math.random() < 0.5
    let begun = 0
    let inHands = ''
    const sending = vi.spyOn(payload, 'sendEmail').mockImplementation(async (mail) => {
      begun += 1
      if (begun !== fatal) return send(mail)
      inHands = String(mail.to)
      if (!isBeforeTheServer) await send(mail)
      // Nothing is heard any more of who was killed here.
      return new Promise(() => undefined)
    })
    // Counted from the first on: who was stopped in the round before may still take one.
    await queueMails()
    startProcess()
    startProcess()
    await vi.waitUntil(
      async () => (await count('completed_at is null and not processing')) === 0 && begun >= MAILS,
      PATIENCE,
    )
    await vi.waitUntil(async () => (await count('completed_at is null')) === 1, PATIENCE)
    for (const stop of stops.splice(0)) stop()
    sending.mockRestore()

    await payload.db.pool.query("update payload_jobs set updated_at = now() - interval '11 minutes' where processing")
    expect(await releaseStuckJobs(payload)).toBe(1)
    startProcess()
    await vi.waitUntil(async () => (await count('true')) === 0, PATIENCE)
    for (const stop of stops.splice(0)) stop()
    const twice = isBeforeTheServer ? [] : [inHands]
    expect(reached(), `killed at mail ${fatal}`).toEqual([...addresses, ...twice].sort())
  }
})

it('takes no other mail once the lead is lost', async () => {
  await queueMails()
  const stop = doBackgroundWork(async () => payload)
  const sending = vi.spyOn(payload, 'sendEmail').mockImplementation(async () => stop())
  await vi.waitUntil(async () => (await count('true')) === MAILS - 1, PATIENCE)
  expect(sending).toHaveBeenCalledTimes(1)
  expect(await count('processing')).toBe(0)
})

it('takes it for no failure that another has deleted a job, and leaves no transaction open', async () => {
  await queueMails()
  vi.spyOn(payload, 'sendEmail').mockImplementation(async ({ to }) => {
    if (to === addresses[0]) await payload.db.pool.query(`delete from payload_jobs where input ->> 'to' = $1`, [to])
  })
  const { jobStatus } = await payload.jobs.run({ allQueues: true, limit: 50, silent: true })
  expect(Object.values(jobStatus ?? {}).map(({ status }) => status)).toEqual(addresses.map(() => 'success'))
  expect(Object.keys(payload.db.sessions ?? {})).toEqual([])
  expect(await count('true')).toBe(0)
})

it('names each mail by its job, the same at every try', async () => {
  const { id } = await payload.jobs.queue({
    task: 'send-mail',
    input: { to: 'asha@example.org', subject: 'Hello', html: 'x', text: 'x' },
  })
  const sending = vi.spyOn(payload, 'sendEmail').mockRejectedValueOnce(new Error('The server is busy'))
  for (let attempt = 0; attempt < 2; attempt++) {
    await payload.db.pool.query('update payload_jobs set wait_until = null')
    await payload.jobs.run({ allQueues: true, silent: true })
  }
  const names = sending.mock.calls.map(([{ messageId }]) => messageId)
  expect(names).toEqual([`<${id}@localhost>`, `<${id}@localhost>`])
})

it('sends no mail again whose note was lost with the database', async () => {
  await queueMails()
  const { pool } = payload.db
  const query = pool.query.bind(pool) as (...asked: unknown[]) => unknown
  let isGone = true
  vi.spyOn(pool, 'query').mockImplementation(((...asked: unknown[]) =>
    isGone && String(asked[0]).includes('set completed_at = now()')
      ? Promise.reject(new Error('The database is gone'))
      : query(...asked)) as never)
  const running = payload.jobs.run({ allQueues: true, limit: 1, silent: true })
  await vi.waitUntil(() => catcher.caught.length === 1, PATIENCE)
  await pause(0)
  isGone = false
  await running
  await payload.jobs.run({ allQueues: true, limit: 50, silent: true })
  expect(reached()).toEqual([...addresses].sort())
})
