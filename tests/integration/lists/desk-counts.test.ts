import { createLocalReq, type Payload, type PayloadRequest } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { countEnquiries, enquiryFilter, PRESETS, readEnquiries } from '@/features/enquiries/admin/desk/desk-queries'
import { applicationFilter, readApplications, readBoard } from '@/features/jobs/applications/admin/desk-queries'
import { readManagedJobs } from '@/features/jobs/vacancies/admin/manage-jobs-queries'
import { testPayload } from '../../setup/payload'
import { person, unique } from '../access/access-fixtures'
import { openVacancy } from '../jobs/application-fixtures'

/** The numbers beside the choices of a desk: as many as the list has once the choice is made. */
let payload: Payload
let req: PayloadRequest
let admin: Awaited<ReturnType<typeof person>>

beforeAll(async () => {
  payload = await testPayload()
  admin = await person(payload, 'admin')
  req = await createLocalReq({ user: { ...admin, collection: 'users' } as never }, payload)
})

describe('enquiries', () => {
  const word = unique('zephyr').replaceAll('-', '')
  beforeAll(async () => {
    const yesterday = new Date(Date.now() - 30 * 60 * 60 * 1000).toISOString()
    const make = (data: object) =>
      payload.create({
        collection: 'enquiries',
        data: {
          kind: 'contact',
          name: word,
          email: `${word}@example.org`,
          consent: true,
          message: unique('How many seats?'),
          status: 'new',
          ...data,
        } as never,
        overrideAccess: true,
      })
    await make({})
    await make({ status: 'contacted', owner: admin.id })
    await make({ status: 'in-progress', nextFollowUp: yesterday })
    await make({ status: 'closed' })
    const spam = await make({})
    await payload.update({ collection: 'enquiries', id: spam.id, data: { suspected: true }, overrideAccess: true })
    const gone = await make({})
    await payload.update({ collection: 'enquiries', id: gone.id, data: { deletedAt: yesterday }, overrideAccess: true })
  })

  const totalOf = async (query: Record<string, string>) => {
    const { page, ...filter } = enquiryFilter(query)
    return (await readEnquiries(req, admin.id, filter, page)).total
  }
  const countsOf = (query: Record<string, string>) => countEnquiries(req, admin.id, enquiryFilter(query))

  it('of each way in are those of its list, and what only grows has none', async () => {
    const { presets } = await countsOf({})
    for (const [show, count] of presets) expect([show, count]).toEqual([show, await totalOf({ show })])
    expect(presets.get('')).toBeGreaterThanOrEqual(3)
    expect(presets.get('mine')).toBe(1)
    expect(PRESETS.filter((show) => !presets.has(show))).toEqual(['answered', 'done', 'spam'])
  })

  it('counts as unassigned what is of somebody who works enquiries no more', async () => {
    const former = await person(payload, 'counsellor')
    const own = {
      kind: 'contact',
      name: unique('former'),
      email: 'former@example.org',
      consent: true,
      message: 'Seats?',
    }
    await payload.create({
      collection: 'enquiries',
      data: { ...own, owner: former.id } as never,
      overrideAccess: true,
    })
    expect(await totalOf({ show: 'unassigned', q: own.name })).toBe(0)
    const role = { role: 'applicant' } as const
    await payload.update({ collection: 'users', id: former.id, data: role, overrideAccess: true })
    expect(await totalOf({ show: 'unassigned', q: own.name })).toBe(1)
    const { presets } = await countsOf({})
    expect(presets.get('unassigned')).toBe(await totalOf({ show: 'unassigned' }))
  })

  it('of each status are those of its list within the word and the way in', async () => {
    for (const show of ['', 'mine', 'overdue']) {
      const { statuses } = await countsOf({ show, q: word, status: 'new' })
      expect([...statuses.keys()]).toEqual(['new', 'contacted', 'in-progress'])
      for (const [status, count] of statuses) {
        expect([show, status, count]).toEqual([show, status, await totalOf({ show, status, q: word })])
      }
    }
    expect(Object.fromEntries((await countsOf({ q: word })).statuses)).toEqual({
      new: 1,
      contacted: 1,
      'in-progress': 1,
    })
    expect((await countsOf({ show: 'done' })).statuses.size).toBe(0)
  })
})

describe('applications and vacancies', () => {
  it('of each stage are those of its list, in the list and on the board, whichever stage is asked', async () => {
    const job = await openVacancy(payload)
    for (const status of ['applied', 'applied', 'offered'] as const) {
      const user = await person(payload, 'applicant')
      const made = await payload.create({
        collection: 'job-applications',
        data: { user: user.id, job: job.id, status: 'applied', consent: true },
        overrideAccess: true,
      })
      if (status === 'offered') {
        await payload.update({ collection: 'job-applications', id: made.id, data: { status }, overrideAccess: true })
      }
    }
    const asked = (stage: string) => applicationFilter({ job: job.id, stage })
    const list = await readApplications(req, asked('offered'), 1)
    expect([list.total, list.rows.length]).toEqual([1, 1])
    expect([...list.stages].filter(([, count]) => count > 0)).toEqual([
      ['applied', 2],
      ['offered', 1],
    ])
    expect((await readApplications(req, asked(''), 1)).total).toBe(3)
    expect((await readBoard(req, asked(''))).map(({ stage, total }) => [stage, total])).toEqual([...list.stages])
  })

  it('of each status of a vacancy are those of its list, without the trash; a search has none', async () => {
    const { id } = await openVacancy(payload)
    const trash = (deletedAt: string | null) =>
      payload.update({ collection: 'jobs', id, data: { deletedAt }, trash: true, overrideAccess: true })
    const active = async () => (await readManagedJobs(req, {})).statuses?.get('Active') ?? 0
    const before = await active()
    expect(before).toBe((await readManagedJobs(req, { status: 'Active' })).total)
    await trash(new Date().toISOString())
    expect(await active()).toBe(before - 1)
    expect((await readManagedJobs(req, { q: 'surgery' })).statuses).toBeNull()
  })
})
