import type { CollectionSlug, Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { applicationsOf, appliedJobIds } from '@/features/jobs/applications/queries'
import { savedIds } from '@/features/saved/queries'
import type { User } from '@/payload-types'
import { fileStatus, rest, tokenOf } from '../../setup/http'
import { testPayload } from '../../setup/payload'
import { fixtureFor, person } from './access-fixtures'

/** What A owns, nobody else reads or writes; administrators only where the access table says so. */
const STRANGERS = ['anonymous', 'applicant', 'counsellor', 'editor'] as const
const OWNED = ['job-applications', 'saved-colleges', 'saved-jobs', 'profile-photos', 'resumes'] as const
const NAME = 'Zohra Unmistakable Khan'
const PHONE = '+91 98765 43210'

let payload: Payload
let owner: User
let ownerToken: string
const tokens = new Map<string, string | undefined>()
const people = new Map<string, User | undefined>()
const rows = new Map<string, { id: string; filename?: string | null }>()

beforeAll(async () => {
  payload = await testPayload()
  const made = await person(payload, 'applicant')
  owner = await payload.update({
    collection: 'users',
    id: made.id,
    data: { fullName: NAME, phone: PHONE },
    overrideAccess: true,
  })
  ownerToken = await tokenOf(payload, owner.id)
  for (const role of ['applicant', 'counsellor', 'editor'] as const) {
    const user = await person(payload, role)
    people.set(role, user)
    tokens.set(role, await tokenOf(payload, user.id))
  }
  for (const collection of OWNED) {
    const { data, file } = await fixtureFor(payload, collection, owner)
    const row = await payload.create({
      collection: collection as CollectionSlug,
      data,
      file,
      overrideAccess: true,
    })
    rows.set(collection, { id: String(row.id), filename: 'filename' in row ? (row.filename as string) : null })
  }
})

const rowOf = (collection: string) => rows.get(collection) ?? { id: '' }

describe.each(STRANGERS)('%s and the rows of somebody else', (who) => {
  it.each(OWNED)('%s: finds none in a list', async (collection) => {
    const { id } = rowOf(collection)
    const list = await rest('GET', `/api/${collection}?limit=100&where[id][equals]=${id}`, { token: tokens.get(who) })
    expect(list.json?.docs ?? []).toEqual([])
  })

  it('learns nothing by asking with where and sort', async () => {
    const token = tokens.get(who)
    const probes = [
      `/api/job-applications?where[user.fullName][like]=Zohra`,
      `/api/job-applications?where[user][equals]=${owner.id}&sort=user.phone`,
      `/api/saved-jobs?where[user.email][equals]=${owner.email}`,
      `/api/jobs?where[applications.user][equals]=${owner.id}`,
      `/api/users?where[email][equals]=${owner.email}`,
      `/api/users?sort=hash`,
      `/api/colleges?where[createdBy.email][equals]=${owner.email}`,
    ]
    for (const probe of probes) {
      const { json } = await rest('GET', probe, { token })
      expect([probe, JSON.stringify(json).includes(owner.id)]).toEqual([probe, false])
      expect([probe, JSON.stringify(json).includes(NAME)]).toEqual([probe, false])
      const own = people.get(who)?.id
      expect((json?.docs ?? []).every((doc: { id: string }) => doc.id === own || !probe.includes('/users'))).toBe(true)
    }
  })

  it('gets neither photo nor CV by their addresses', async () => {
    for (const collection of ['profile-photos', 'resumes']) {
      const address = `/api/${collection}/file/${encodeURIComponent(rowOf(collection).filename ?? '')}`
      expect(await fileStatus(address, tokens.get(who))).toBeGreaterThanOrEqual(400)
      expect(await fileStatus(address, ownerToken)).toBe(200)
    }
  })

  it('cannot make a row in the name of the owner', async () => {
    const token = tokens.get(who)
    const { data } = await fixtureFor(payload, 'saved-jobs', owner)
    const { status, json } = await rest('POST', '/api/saved-jobs', { token, body: data })
    if (status < 300) expect(json.doc.user).toBe(people.get(who)?.id)
    else expect(status).toBeGreaterThanOrEqual(400)
  })

  it('cannot show a photo or hold a CV of the owner', async () => {
    const user = people.get(who)
    if (!user) return
    for (const body of [{ photo: rowOf('profile-photos').id }, { resume: rowOf('resumes').id }]) {
      const { status } = await rest('PATCH', `/api/users/${user.id}`, { token: tokens.get(who), body })
      expect(status).toBe(403)
    }
  })
})

describe('nobody raises a role', () => {
  const wanted = { role: 'admin' as const, verified: true }
  const roleOf = async (id: string) =>
    (await payload.findByID({ collection: 'users', id, depth: 0, overrideAccess: true })).role

  it.each(['applicant', 'counsellor', 'editor'] as const)('%s, through no door', async (who) => {
    const user = people.get(who)
    const token = tokens.get(who)
    if (!user) throw new Error('no person')
    await rest('PATCH', `/api/users/${user.id}`, { token, body: wanted })
    await rest('PATCH', `/api/users?where[id][equals]=${user.id}`, { token, body: wanted })
    await rest('POST', `/api/users/${user.id}/duplicate`, { token, body: wanted })
    await rest('POST', '/api/users', {
      token,
      body: { ...wanted, email: `${who}-x@example.org`, password: 'long enough 1' },
    })
    await rest('POST', '/api/users/first-register', {
      token,
      body: { ...wanted, email: 'y@example.org', password: 'long enough 1' },
    })
    await rest('PATCH', `/api/saved-jobs/${rowOf('saved-jobs').id}`, {
      token,
      body: { user: { id: user.id, ...wanted } },
    })
    await rest('POST', '/api/saved-jobs', { token, body: { user: { id: user.id, ...wanted }, job: { role: 'admin' } } })
    expect(await roleOf(user.id)).toBe(who)
    await payload.update({
      collection: 'users',
      id: user.id,
      data: wanted,
      user: { ...user, collection: 'users' },
      overrideAccess: true,
    })
    expect(await roleOf(user.id)).toBe(who)
    const admins = await payload.count({
      collection: 'users',
      where: { role: { equals: 'admin' } },
      overrideAccess: true,
    })
    expect(admins.totalDocs).toBe(0)
  })

  it('and nobody takes an account over by its address or password over REST', async () => {
    const before = await payload.db.findOne<{ id: string; hash: string }>({
      collection: 'users',
      where: { id: { equals: owner.id } },
    })
    for (const body of [{ email: 'other@example.org' }, { password: 'a brand new password' }]) {
      const { status } = await rest('PATCH', `/api/users/${owner.id}`, { token: ownerToken, body })
      expect(status).toBe(403)
    }
    const after = await payload.db.findOne<{ id: string; hash: string; email: string }>({
      collection: 'users',
      where: { id: { equals: owner.id } },
    })
    expect([after?.email, after?.hash]).toEqual([owner.email, before?.hash])
  })
})

describe('the readers behind pages and actions', () => {
  it('answer with the rows of the person asked for alone', async () => {
    const other = people.get('applicant')
    if (!other) throw new Error('no person')
    expect(await applicationsOf('en', owner.id)).toHaveLength(1)
    expect(await applicationsOf('en', other.id)).toEqual([])
    expect(await appliedJobIds(other.id)).toEqual([])
    const saved = await savedIds(other.id)
    expect(saved.colleges).toEqual([])
  })
})
