import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { keep } from '@/features/saved/keep-actions'
import type { User } from '@/payload-types'
import { rest, tokenOf } from '../../setup/http'
import { testPayload } from '../../setup/payload'
import { fixtureFor, person, unique } from '../access/access-fixtures'

const DAY = 24 * 3600 * 1000
const ROLES = ['applicant', 'editor', 'admin'] as const

let payload: Payload

beforeAll(async () => {
  payload = await testPayload()
})

const vacancy = { department: 'Cardiology', location: 'Delhi', postedAt: new Date().toISOString() }
const college = { location: 'Patna', state: 'Bihar', country: 'India' as const }

/** What visitors do not see, by the reason. */
const HIDDEN: Record<string, () => Promise<{ kind: 'job' | 'college'; id: string }>> = {
  'an inactive vacancy': () => job({ status: 'Inactive' }),
  'a closed vacancy': () => job({ status: 'Closed' }),
  'a vacancy past its last day': async () => {
    const made = await job({ status: 'Active' })
    // No form takes a day that is over; time does it.
    const longAgo = new Date(Date.now() - 2 * DAY)
    await payload.db.pool.query('update jobs set deadline = $2 where id = $1', [made.id, longAgo])
    return made
  },
  'an inactive college': async () => ({
    kind: 'college',
    id: (
      await payload.create({
        collection: 'colleges',
        data: { ...college, name: unique('Hidden'), status: 'Inactive' },
        overrideAccess: true,
      })
    ).id,
  }),
  'the draft of a college': async () => ({
    kind: 'college',
    id: (
      await payload.create({
        collection: 'colleges',
        data: { ...college, name: unique('Draft'), status: 'Active', _status: 'draft' },
        draft: true,
        overrideAccess: true,
      })
    ).id,
  }),
}

async function job(state: { status: 'Active' | 'Inactive' | 'Closed' }) {
  const data = { ...vacancy, ...state, title: unique('Hidden') }
  return { kind: 'job' as const, id: (await payload.create({ collection: 'jobs', data, overrideAccess: true })).id }
}

async function kept(user: User): Promise<number> {
  const own = { where: { user: { equals: user.id } }, overrideAccess: true } as const
  const [colleges, jobs] = await Promise.all([
    payload.count({ collection: 'saved-colleges', ...own }),
    payload.count({ collection: 'saved-jobs', ...own }),
  ])
  return colleges.totalDocs + jobs.totalDocs
}

describe.each(Object.keys(HIDDEN))('%s', (name) => {
  it.each(ROLES)('cannot be kept by an account of the role %s, through no door', async (role) => {
    const user = await person(payload, role)
    const token = await tokenOf(payload, user.id)
    const item = await HIDDEN[name]?.()
    if (!item) throw new Error('nothing hidden')
    const collection = item.kind === 'job' ? ('saved-jobs' as const) : ('saved-colleges' as const)
    const body = { [item.kind]: item.id }
    expect((await rest('POST', `/api/${collection}`, { token, body })).status).toBe(400)
    expect(await keep(item, { ...user, collection: 'users' })).toBe(false)
    expect(await kept(user)).toBe(0)

    const { data } = await fixtureFor(payload, collection, user)
    const shown = await rest('POST', `/api/${collection}`, { token, body: data })
    expect(shown.status).toBe(201)
    const changed = await rest('PATCH', `/api/${collection}/${shown.json.doc.id}`, { token, body })
    expect(changed.status).toBe(400)
    const local = payload.create({ collection, data: { ...data, ...body }, overrideAccess: true })
    await expect(local).rejects.toThrow()
    expect(await kept(user)).toBe(1)
  })
})

it('what was kept while it was open stays, and its row can still be written', async () => {
  const user = await person(payload, 'applicant')
  const token = await tokenOf(payload, user.id)
  const { data } = await fixtureFor(payload, 'saved-jobs', user)
  const { json } = await rest('POST', '/api/saved-jobs', { token, body: data })
  await payload.update({
    collection: 'jobs',
    id: String(data.job),
    data: { status: 'Closed' },
    overrideAccess: true,
  })
  const again = await rest('PATCH', `/api/saved-jobs/${json.doc.id}`, { token, body: { job: data.job } })
  expect(again.status).toBe(200)
  expect((await rest('DELETE', `/api/saved-jobs/${json.doc.id}`, { token })).status).toBe(200)
})
