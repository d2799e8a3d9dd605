import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { rejectedBody } from '@/cms/rest/rest-error-messages'
import { savedMessages } from '@/features/saved/messages'
import type { User } from '@/payload-types'
import { rest, status, tokenOf } from '../../setup/http'
import { testPayload } from '../../setup/payload'
import { EDITED_IN_FORMS, fixtureFor, person } from './access-fixtures'

let payload: Payload
let user: User
let token: string

beforeAll(async () => {
  payload = await testPayload()
  user = await person(payload, 'applicant')
  token = await tokenOf(payload, user.id)
})

const unreadable = { status: 400, json: rejectedBody('unreadable-request') }
const NOBODY = '00000000-0000-4000-8000-000000000000'

describe('a query that cannot be read', () => {
  it.each([
    'where=abc',
    'where[id][in]=a,b',
    'where[id][equals][x]=1',
    'where[status][equals]=nope',
    'where[createdAt][near]=1,2',
    'where[title][all]=a',
    'where[createdAt][contains]=a',
    'where[createdAt][not_like]=a',
    'where[createdAt][like]=a',
    'data=abc',
    'where[status][equals]=%00',
    'where[_id][equals]=1',
  ])('is refused plainly: %s', async (query) => {
    for (const collection of ['jobs', 'job-applications']) {
      expect(await rest('GET', `/api/${collection}?${query}`, { token })).toEqual(unreadable)
    }
  })

  it.each([
    '/api/featured-colleges?where[college.aliases][exists]=true',
    '/api/featured-colleges/count?where[college.facilities][equals]=a',
    '/api/guidance-pages?sort=course.documents',
    '/api/regions?sort=-neighbours.createdAt',
  ])('is refused plainly where it asks for a list of a related record: %s', async (address) => {
    expect(await rest('GET', address)).toEqual(unreadable)
  })

  it.each([
    'depth=99',
    'sort=user.hash',
    'select[hash]=true',
    'populate[users][hash]=true&depth=3',
    'joins=abc',
    'where[or][][id][equals]=1',
    'page=-1',
    'limit=99999999999999999999',
    'data=%22abc%22',
    'data=[1]',
  ])('that asks for too much gets what everybody gets: %s', async (query) => {
    const answer = await rest('GET', `/api/job-applications?${query}`, { token })
    expect([answer.status, answer.json.docs]).toEqual([200, []])
  })
})

describe('rows are not sorted by what their reader may not read', () => {
  const titlesBy = async (sort: string) => {
    const { json } = await rest('GET', `/api/banner-slides?where[title][like]=Sorted&sort=${sort}`)
    return json.docs.map(({ title }: { title: string }) => title)
  }

  beforeAll(async () => {
    // The addresses of those who made them run against the titles.
    for (const title of ['Sorted B', 'Sorted A']) {
      const editor = await person(payload, 'editor')
      const slide = { title, isActive: true }
      await payload.create({ collection: 'banner-slides', data: slide, user: editor, overrideAccess: false })
    }
  })

  it.each(['editedBy.hash', '-editedBy.hash', 'editedBy.salt', 'editedBy__hash', 'nothing'])(
    'as by %s',
    async (path) => {
      expect(await titlesBy(`${path},title`)).toEqual(['Sorted A', 'Sorted B'])
      expect(await titlesBy(`${path},-title`)).toEqual(['Sorted B', 'Sorted A'])
      expect(await titlesBy(path)).toEqual(await titlesBy('-createdAt'))
    },
  )

  it.each(['editedBy.email', '-editedBy.email', 'editedBy.id', 'editedBy'])('which is refused: %s', async (path) => {
    expect((await rest('GET', `/api/banner-slides?sort=title,${path}`)).status).toBe(400)
  })

  it('but by what they may, of a related record too', async () => {
    expect((await rest('GET', '/api/guidance-pages?sort=-course.name,id')).status).toBe(200)
  })
})

describe('HEAD, which asks for what GET would answer', () => {
  it.each(['/api/jobs?limit=1', `/api/jobs/${NOBODY}`, '/api/job-applications', '/api/users', '/api/jobs?where=abc'])(
    'has its status: %s',
    async (address) => {
      for (const by of [undefined, token]) {
        const { status: asked } = await status('HEAD', address, { token: by })
        expect(asked).toBe((await status('GET', address, { token: by })).status)
      }
    },
  )

  it('is answered for what everybody may read', async () => {
    expect((await status('HEAD', '/api/jobs?limit=1')).status).toBe(200)
  })
})

describe('a body that cannot be read', () => {
  it.each([
    ['job-applications', { job: 'abc' }],
    ['job-applications', { job: { equals: 1 } }],
    ['job-applications', { job: [NOBODY] }],
    ['saved-jobs', { job: 'abc' }],
    ['saved-colleges', { college: 'abc' }],
    ['saved-colleges', { college: { $ne: null } }],
    ['saved-colleges', { college: NOBODY }],
    ['enquiries', { kind: { toString: 1 } }],
    ['enquiries', [1, 2]],
    ['enquiries', 'text'],
    ['enquiries', null],
  ])('is refused by %s: %j', async (collection, body) => {
    const answer = await rest('POST', `/api/${collection}`, { token, body })
    expect(answer.status).toBe(400)
    expect(answer.json.errors[0].message).toMatch(/^(This|The) /)
  })

  it.each([
    { email: ['a@example.org', 'b@example.org'] },
    { fullName: { $inc: 1 } },
    { professional: { qualification: [] } },
    { photo: { id: NOBODY } },
    { resume: [NOBODY] },
  ])('changes nothing of a person: %j', async (body) => {
    expect(await rest('PATCH', `/api/users/${user.id}`, { token, body })).toEqual(unreadable)
  })

  it('takes an empty group for none', async () => {
    const before = await payload.findByID({ collection: 'users', id: user.id, overrideAccess: true })
    expect((await rest('PATCH', `/api/users/${user.id}`, { token, body: { professional: null } })).status).toBe(200)
    const after = await payload.findByID({ collection: 'users', id: user.id, overrideAccess: true })
    expect(after.professional).toEqual(before.professional)
  })

  it('decides neither role nor dates nor whose the row is', async () => {
    const body = { role: { equals: 'admin' }, createdAt: '2001-01-01T00:00:00.000Z', id: NOBODY, fullName: 'Asha' }
    const { role: _role, ...others } = body
    expect((await rest('PATCH', `/api/users/${user.id}`, { token, body })).status).toBe(400)
    expect((await rest('PATCH', `/api/users/${user.id}`, { token, body: others })).status).toBe(200)
    const kept = await payload.findByID({ collection: 'users', id: user.id, overrideAccess: true })
    expect(kept).toMatchObject({ id: user.id, role: 'applicant', fullName: 'Asha', createdAt: user.createdAt })
  })
})

describe('a number where a text is kept', () => {
  const college = { name: 'Number College', state: 'Bihar' }
  const vacancy = { title: 'Resident', location: 'Delhi', department: 'Cardiology' }

  it.each([
    ['colleges', { ...college, seats: 150, fees: 45000 }, { seats: '150', fees: '45000' }],
    ['colleges', { ...college, name: 2026, aliases: [12] }, { name: '2026', aliases: ['12'] }],
    ['jobs', { ...vacancy, salary: 25 }, { salary: '25' }],
  ])('is taken for its digits by %s: %j', async (collection, body, kept) => {
    const staff = await tokenOf(payload, (await person(payload, 'admin')).id)
    const answer = await rest('POST', `/api/${collection}`, { token: staff, body })
    expect(answer.status).toBe(201)
    expect(answer.json.doc).toMatchObject(kept)
  })

  it.each([
    ['colleges', { ...college, seats: true }],
    ['jobs', { ...vacancy, title: true }],
    ['users', { email: 5, password: 5 }],
  ])('is something else than a truth value or a password in %s: %j', async (collection, body) => {
    const staff = await tokenOf(payload, (await person(payload, 'admin')).id)
    expect(await rest('POST', `/api/${collection}`, { token: staff, body })).toEqual(unreadable)
  })
})

describe('a day that no calendar has', () => {
  const message = 'There is no such day in the calendar.'

  it.each([
    ['jobs', { deadline: '2027-02-30' }, 'deadline'],
    ['jobs', { postedAt: '2026-02-29T10:00:00.000Z' }, 'postedAt'],
    ['jobs', { deadline: '2027-06-31T23:59:59+05:30' }, 'deadline'],
    ['banner-slides', { title: 'Spring', showFrom: '2027-04-31' }, 'showFrom'],
    ['colleges', { _status: 'draft', feesCheckedOn: '2026-02-30' }, 'feesCheckedOn'],
  ])('is refused at its field in %s: %j', async (collection, body, path) => {
    const staff = await tokenOf(payload, (await person(payload, 'admin')).id)
    const answer = await rest('POST', `/api/${collection}`, { token: staff, body })
    expect(answer.status).toBe(400)
    expect(answer.json.errors[0].data.errors).toEqual([expect.objectContaining({ path, message })])
  })

  it('is refused at its field in a global too', async () => {
    const staff = await tokenOf(payload, (await person(payload, 'admin')).id)
    const body = { statistics: [{ asOf: '2026-02-30' }] }
    const answer = await rest('POST', '/api/globals/home', { token: staff, body })
    expect(answer.json.errors[0].data.errors).toEqual([expect.objectContaining({ path: 'statistics.0.asOf', message })])
  })

  it('is none where the date is empty, and no number or truth value', async () => {
    const staff = await tokenOf(payload, (await person(payload, 'admin')).id)
    const vacancy = { title: 'Resident', location: 'Delhi', department: 'Cardiology' }
    const sent = (deadline: unknown) => rest('POST', '/api/jobs', { token: staff, body: { ...vacancy, deadline } })
    const empty = await sent('')
    expect([empty.status, empty.json.doc?.deadline]).toEqual([201, null])
    expect(await sent(0)).toEqual(unreadable)
    expect(await sent(false)).toEqual(unreadable)
  })

  it('leaves the days of a leap year alone', async () => {
    const staff = await tokenOf(payload, (await person(payload, 'admin')).id)
    const body = { title: 'Leap day', location: 'Delhi', department: 'Cardiology', deadline: '2028-02-29' }
    const answer = await rest('POST', '/api/jobs', { token: staff, body })
    expect([answer.status, answer.json.doc?.deadline]).toEqual([201, '2028-02-29T00:00:00.000Z'])
  })
})

it.each([
  ['saved-jobs', savedMessages('en').job.errorMessages['already-saved']],
  ['saved-colleges', savedMessages('en').college.errorMessages['already-saved']],
] as const)('says plainly that a row of %s is there already', async (collection, message) => {
  const { data } = await fixtureFor(payload, collection, user)
  expect((await rest('POST', `/api/${collection}`, { token, body: data })).status).toBe(201)
  expect(await rest('POST', `/api/${collection}`, { token, body: data })).toEqual({
    status: 409,
    json: { errors: [{ message, data: { code: 'already-saved' } }] },
  })
})

it.each([
  ['enquiries', { kind: 'contact', name: 'Asha', email: 'twice@example.org', message: 'Sent twice', consent: true }],
])('says plainly that a message to %s was sent before, without the key that tells', async (collection, body) => {
  expect((await rest('POST', `/api/${collection}`, { body })).status).toBe(201)
  expect(await rest('POST', `/api/${collection}`, { body })).toEqual({
    status: 409,
    json: rejectedBody('already-sent'),
  })
})

it('tells whoever is no longer signed in as staff why a save of the studio is refused', async () => {
  for (const sent of [{}, { token }])
    for (const collection of ['colleges', 'payload-jobs'])
      expect(await rest('PATCH', `/api/${collection}/${NOBODY}`, { ...sent, body: { name: 'Typed' } })).toEqual({
        status: 404,
        json: rejectedBody('staff-only'),
      })
})

it('reads no list for visitors through a method that claims to be another', async () => {
  const headers = { 'x-payload-http-method-override': 'GET', 'content-type': 'application/x-www-form-urlencoded' }
  expect((await rest('POST', '/api/job-applications', { token, body: {}, headers })).status).toBe(404)
})

it.each([...EDITED_IN_FORMS, 'job-applications', 'media'] as const)(
  'takes a record of %s back as it was read, as the studio sends it',
  async (collection) => {
    const admin = await person(payload, 'admin')
    const { data, file } = await fixtureFor(payload, collection, await person(payload, 'applicant'))
    const made = await payload.create({ collection, data, file, overrideAccess: true })
    const own = { token: await tokenOf(payload, admin.id) }
    const address = `/api/${collection}/${made.id}`
    const { json: record } = await rest('GET', address, own)
    const { status, json } = await rest('PATCH', address, { ...own, body: record })
    expect([status, json.errors]).toEqual([200, undefined])
  },
)
