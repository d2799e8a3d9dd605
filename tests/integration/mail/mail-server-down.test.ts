import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { Job } from '@/payload-types'
import { type MailCatcher, mailCatcher } from '../../setup/mail-catcher'
import { closePayload, testPayload } from '../../setup/payload'
import { person, unique } from '../access/access-fixtures'

let catcher: MailCatcher

beforeAll(async () => {
  catcher = await mailCatcher()
  // Before anything reads the settings.
  process.env.SMTP_URL = `smtp://127.0.0.1:${catcher.port}`
})
afterAll(closePayload)
beforeEach(async () => {
  await (await testPayload()).db.pool.query('delete from payload_jobs')
  catcher.caught.length = 0
})

interface Waiting {
  total_tried: number
  has_error: boolean
  /** Seconds until the next try, null when none is planned. */
  seconds: number | null
}

async function waiting(): Promise<Waiting[]> {
  const { rows } = await (await testPayload()).db.pool.query<Waiting>(
    `select total_tried::int, has_error, round(extract(epoch from wait_until - now()))::int as seconds
     from payload_jobs where task_slug::text = 'send-mail' order by created_at`,
  )
  return rows
}

/** What the queue does every five seconds, as if the time it waits for had passed. */
async function work(): Promise<void> {
  const payload = await testPayload()
  await payload.db.pool.query('update payload_jobs set wait_until = null where has_error is not true')
  await payload.jobs.run({ allQueues: true, limit: 50, silent: true })
}

async function apply(): Promise<string> {
  const payload = await testPayload()
  const { submitApplication } = await import('@/features/jobs/applications/operations/submit-application')
  const user = await person(payload, 'applicant')
  const job = await payload.create({
    collection: 'jobs',
    data: { title: unique('Resident'), department: 'Surgery', location: 'Delhi', status: 'Active' } as Job,
    overrideAccess: true,
  })
  expect(await submitApplication(payload, user, { jobId: job.id, coverNote: '', resume: 'none' as const })).toBe(
    'applied',
  )
  return user.email
}

it('tries again at growing intervals while the mail server is down, and then sends each mail once', async () => {
  const addresses = [await apply(), await apply()]
  await work()
  const [first] = await waiting()
  await work()
  const [second] = await waiting()
  expect([first?.total_tried, second?.total_tried]).toEqual([1, 2])
  expect(first?.seconds).toBeGreaterThan(0)
  expect(second?.seconds).toBeGreaterThan(first?.seconds ?? 0)

  await catcher.listen()
  await work()
  await work()
  await catcher.close()
  expect(catcher.caught.map(({ to }) => to).sort()).toEqual(
    [...addresses, 'team@vaidyapath.example', 'team@vaidyapath.example'].sort(),
  )
  expect(await waiting()).toEqual([])
})

it('gives up after eight tries in a way that the team sees', async () => {
  await apply()
  for (let attempt = 0; attempt < 12; attempt++) await work()
  const mails = await waiting()
  expect(mails.map(({ has_error }) => has_error)).toEqual([true, true])
  await catcher.listen()
  await work()
  await catcher.close()
  expect(catcher.caught).toEqual([])
})
