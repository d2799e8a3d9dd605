import { sql } from 'drizzle-orm'
import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { isOpen, isPublic, openJobs, openJobsSql, PUBLIC_JOBS_SQL } from '@/features/jobs/vacancies/open-rule'
import type { Job } from '@/payload-types'
import { testPayload } from '../../setup/payload'
import { unique } from '../access/access-fixtures'

const DAY = 24 * 60 * 60 * 1000
const STATUSES = ['Active', 'Inactive', 'Closed'] as const
/** Noon in India: a deadline of this morning is still open, and of the day before is not, whatever the hour of the run. */
const NOW = new Date(`${new Date().toISOString().slice(0, 10)}T06:30:00.000Z`)

let payload: Payload
let jobs: Job[]
let ids: string[]

beforeAll(async () => {
  payload = await testPayload()
  const made: string[] = []
  const posted = new Date(NOW.getTime() - 30 * DAY).toISOString()
  for (const status of STATUSES) {
    for (const away of [null, -3, -0.25, 0, 3]) {
      const deadline = away === null ? null : new Date(NOW.getTime() + away * DAY).toISOString()
      for (const deletedAt of [null, NOW.toISOString()]) {
        const { id } = await payload.create({
          collection: 'jobs',
          data: { title: unique('Post'), department: 'Surgery', location: 'Delhi', status, postedAt: posted } as Job,
          overrideAccess: true,
        })
        await payload.db.pool.query('update jobs set deadline = $2, deleted_at = $3 where id = $1', [
          id,
          deadline,
          deletedAt,
        ])
        made.push(id)
      }
    }
  }
  const { docs } = await payload.find({
    collection: 'jobs',
    where: { id: { in: made } },
    trash: true,
    pagination: false,
    depth: 0,
    overrideAccess: true,
  })
  jobs = docs
  ids = made
})

const chosen = (rule: (job: Job) => boolean) =>
  jobs
    .filter(rule)
    .map(({ id }) => id)
    .sort()

describe('the rules of vacancies say the same in every form', () => {
  it('of what is open', async () => {
    const { docs } = await payload.find({
      collection: 'jobs',
      where: { and: [openJobs(NOW), { id: { in: ids } }] },
      pagination: false,
      overrideAccess: true,
    })
    const list = sql.join(
      ids.map((id) => sql`${id}::uuid`),
      sql`, `,
    )
    const { rows } = await payload.db.drizzle.execute<{ id: string }>(
      sql`select id from jobs where ${openJobsSql(NOW)} and id in (${list})`,
    )
    const open = chosen((job) => isOpen(job, NOW))
    expect(open).not.toEqual([])
    expect(docs.map(({ id }) => id).sort()).toEqual(open)
    expect(rows.map(({ id }) => id).sort()).toEqual(open)
  })

  it('of what has a page', async () => {
    const { rows } = await payload.db.pool.query<{ id: string }>(
      `select id from jobs where ${PUBLIC_JOBS_SQL} and id = any($1::uuid[])`,
      [ids],
    )
    const open = chosen(isPublic)
    expect(open).toHaveLength(10)
    expect(rows.map(({ id }) => id).sort()).toEqual(open)
  })
})

it('a vacancy is not posted on a day to come', async () => {
  const post = (days: number) =>
    payload.create({
      collection: 'jobs',
      data: {
        title: unique('Post'),
        department: 'Surgery',
        location: 'Delhi',
        status: 'Active',
        postedAt: new Date(Date.now() + days * DAY).toISOString(),
      } as Job,
      overrideAccess: true,
    })
  await expect(post(2)).rejects.toThrow('Posted')
  expect(await post(-2)).toBeTruthy()
})
