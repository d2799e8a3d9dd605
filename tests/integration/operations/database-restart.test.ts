import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import type { Job, User } from '@/payload-types'
import { type BreakableLink, breakableLink } from '../../setup/breakable-link'
import { closePayload, testPayload } from '../../setup/payload'
import { person, unique } from '../access/access-fixtures'

vi.mock('next/cache.js', () => import('../../setup/next-cache'))

let link: BreakableLink

beforeAll(async () => {
  // Before anything reads the settings: the way to the database leads over a link that can be cut.
  const address = new URL(process.env.DATABASE_URL ?? '')
  link = await breakableLink({ host: address.hostname, port: Number(address.port) })
  address.host = `127.0.0.1:${link.port}`
  process.env.DATABASE_URL = address.href
})
afterAll(async () => {
  await closePayload()
  await link.close()
})

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

async function apply(user: User, job: Job): Promise<string> {
  const { submitApplication } = await import('@/features/jobs/applications/operations/submit-application')
  const entry = { jobId: job.id, coverNote: 'I can start in May.', resume: 'none' as const }
  return submitApplication(await testPayload(), user, entry).catch(() => 'failed')
}

/**
 * Rows and mails of one application: `[applications, mails to the applicant, words to the team]`; the team is told by a
 * mail, or by a line of the next digest when many have just gone.
 */
async function traces(user: User, job: Job): Promise<number[]> {
  const { pool } = (await testPayload()).db
  const { rows } = await pool.query(
    `select (select count(*)::int from job_applications where user_id = $1 and job_id = $2) as rows,
       (select count(*)::int from payload_jobs where input ->> 'to' = $3) as own,
       (select count(*)::int from payload_jobs where input ->> 'replyTo' = $3)
         + (select count(*)::int from team_notices where reply_to = $3) as team`,
    [user.id, job.id, user.email],
  )
  return [rows[0].rows, rows[0].own, rows[0].team]
}

it.each([5, 60, 200])(
  'keeps applications whole when the database goes away %i ms after they were sent',
  async (moment) => {
    const payload = await testPayload()
    const job = await payload.create({
      collection: 'jobs',
      data: { title: unique('Resident'), department: 'Surgery', location: 'Delhi', status: 'Active' } as Job,
      overrideAccess: true,
    })
    const people = await Promise.all(Array.from({ length: 8 }, () => person(payload, 'applicant')))
    const attempts = people.map((user) => apply(user, job))
    await pause(moment)
    link.cut()
    const outcomes = await Promise.all(attempts)
    expect(await Promise.all(people.slice(0, 2).map((user) => apply(user, job)))).toEqual(['failed', 'failed'])
    link.mend()

    // Who was told that it worked has an application; everybody else has one after pressing the button again.
    for (const [index, user] of people.entries()) {
      if (outcomes[index] === 'applied') expect(await traces(user, job)).toEqual([1, 1, 1])
      expect(['applied', 'already-applied']).toContain(await apply(user, job))
      expect(await traces(user, job)).toEqual([1, 1, 1])
    }
    // Every connection has been given back: as many transactions as ever run side by side.
    const more = await Promise.all(Array.from({ length: 12 }, () => person(payload, 'applicant')))
    expect(more).toHaveLength(12)
  },
)

it('says that it cannot serve, and lets pages pass, while connections are silent', async () => {
  const { GET } = await import('@/app/ready/route')
  const { mayExist, pathsOf } = await import('@/lib/paths/path-queries')
  const jobs = pathsOf('jobs', 'true')
  expect(await mayExist(jobs, unique('nobody'))).toBe(false)
  expect((await GET()).status).toBe(200)
  link.fallSilent()
  const [ready, passes] = await Promise.all([GET(), mayExist(jobs, unique('nobody'))])
  expect([ready.status, passes]).toEqual([503, true])
  link.cut()
  link.mend()
  await expect.poll(async () => (await GET()).status).toBe(200)
})
