import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Role } from '@/cms/access/roles'
import type { User } from '@/payload-types'
import { rest, tokenOf } from '../../setup/http'
import { testPayload } from '../../setup/payload'
import { person, unique } from '../access/access-fixtures'

let payload: Payload
const people = new Map<string, { user: User; token: string }>()

beforeAll(async () => {
  payload = await testPayload()
  for (const [name, role] of [
    ['counsellor', 'counsellor'],
    ['colleague', 'counsellor'],
    ['editor', 'editor'],
    ['admin', 'admin'],
    ['applicant', 'applicant'],
  ] as [string, Role][]) {
    const user = await person(payload, role)
    people.set(name, { user, token: await tokenOf(payload, user.id) })
  }
})

const tokenFor = (name: string) => people.get(name)?.token
const idFor = (name: string) => people.get(name)?.user.id ?? ''

/** Who of the five sees one saved view. */
async function readersOf(collection: string, id: string): Promise<string[]> {
  const seen: string[] = []
  for (const [name, { token }] of people) {
    if ((await rest('GET', `/api/${collection}/${id}`, { token })).status === 200) seen.push(name)
  }
  return seen
}

describe('a saved view of a list', () => {
  const where = { or: [{ and: [{ status: { equals: 'new' } }] }] }
  const save = (name: string, relatedCollection: string, read: object) =>
    rest('POST', '/api/payload-query-presets', {
      token: tokenFor(name),
      body: { title: unique('View'), relatedCollection, where, isShared: true, access: { read } },
    })

  it('is its owner’s alone, until it is shared with everybody whose work the list is', async () => {
    const own = await save('counsellor', 'enquiries', { constraint: 'onlyMe' })
    expect(own.status).toBe(201)
    expect(await readersOf('payload-query-presets', own.json.doc.id)).toEqual(['counsellor'])
    const shared = await save('counsellor', 'enquiries', { constraint: 'everyone' })
    expect(await readersOf('payload-query-presets', shared.json.doc.id)).toEqual(['counsellor', 'colleague', 'admin'])
  })

  it('is shared with roles and with single people', async () => {
    const roles = await save('editor', 'colleges', { constraint: 'roles', roles: ['editor', 'admin', 'counsellor'] })
    expect(roles.status).toBe(201)
    // Colleges are no list of a counsellor's studio.
    expect(await readersOf('payload-query-presets', roles.json.doc.id)).toEqual(['editor', 'admin'])
    const one = await save('counsellor', 'enquiries', { constraint: 'specificUsers', users: [idFor('colleague')] })
    expect(await readersOf('payload-query-presets', one.json.doc.id)).toEqual(['counsellor', 'colleague'])
  })

  it.each([
    ['counsellor', 'job-applications', 403],
    ['editor', 'enquiries', 403],
    ['applicant', 'colleges', 404],
    ['admin', 'job-applications', 201],
    ['admin', 'users', 201],
  ])('is saved for one’s own lists only: %s, %s', async (name, list, status) => {
    expect((await save(name, list, { constraint: 'onlyMe' })).status).toBe(status)
  })

  it('can be had of every list that the studio shows', () => {
    const lists = payload.config.collections.filter(
      ({ slug, admin }) => admin.hidden !== true && !slug.startsWith('payload-'),
    )
    expect(lists.length).toBeGreaterThan(10)
    expect(lists.filter(({ enableQueryPresets }) => !enableQueryPresets).map(({ slug }) => slug)).toEqual([])
  })
})

describe('a saved view of a desk', () => {
  const save = (name: string, more: object = {}) =>
    rest('POST', '/api/desk-views', {
      token: tokenFor(name),
      body: { name: unique('View'), desk: 'enquiries', query: 'show=late&q=mbbs&page=4', ...more },
    })

  it('keeps the filter without the page, for its owner alone, whoever is named as owner', async () => {
    const { status, json } = await save('counsellor', { owner: idFor('colleague') })
    expect(status).toBe(201)
    expect(json.doc).toMatchObject({ query: 'show=late&q=mbbs', owner: idFor('counsellor') })
    expect(await readersOf('desk-views', json.doc.id)).toEqual(['counsellor'])
  })

  it('is shared with everybody who works at that desk, changed by its owner, and tidied by administrators', async () => {
    const { json } = await save('counsellor', { isShared: true })
    const { id } = json.doc
    expect(await readersOf('desk-views', id)).toEqual(['counsellor', 'colleague', 'admin'])
    const change = (name: string) =>
      rest('PATCH', `/api/desk-views/${id}`, { token: tokenFor(name), body: { name: 'Renamed', owner: idFor(name) } })
    expect((await change('colleague')).status).toBe(403)
    expect((await change('counsellor')).status).toBe(200)
    expect((await rest('DELETE', `/api/desk-views/${id}`, { token: tokenFor('colleague') })).status).toBe(403)
    expect((await rest('DELETE', `/api/desk-views/${id}`, { token: tokenFor('admin') })).status).toBe(200)
  })

  it.each([
    ['counsellor', 'applications', 403],
    ['editor', 'enquiries', 403],
    ['applicant', 'enquiries', 404],
    ['admin', 'applications', 201],
    ['admin', 'vacancies', 201],
  ])('is saved for one’s own desks only: %s, %s', async (name, desk, status) => {
    expect((await save(name, { desk, query: 'q=a' })).status).toBe(status)
  })

  it('is never moved to a desk that is not one’s own', async () => {
    const { json } = await save('counsellor')
    const answer = await rest('PATCH', `/api/desk-views/${json.doc.id}`, {
      token: tokenFor('counsellor'),
      body: { desk: 'applications' },
    })
    expect([answer.status, answer.json.errors[0].data.code]).toEqual([403, 'not-your-desk'])
  })
})

describe('when a person is deleted', () => {
  it('their own views go, shared ones stay without a name, and no view looks for them any more', async () => {
    const leaver = await person(payload, 'counsellor')
    const token = await tokenOf(payload, leaver.id)
    const desk = async (as: string | undefined, name: string, more: object = {}) =>
      (
        await rest('POST', '/api/desk-views', {
          token: as,
          body: { name, desk: 'enquiries', query: 'show=late', ...more },
        })
      ).json.doc.id as string
    const list = async (as: string | undefined, title: string, more: object = {}) =>
      (
        await rest('POST', '/api/payload-query-presets', {
          token: as,
          body: { title, relatedCollection: 'enquiries', ...more },
        })
      ).json.doc.id as string
    const everybody = { isShared: true, access: { read: { constraint: 'everyone' } } }
    const rows = {
      ownDesk: ['desk-views', await desk(token, 'Own')],
      sharedDesk: ['desk-views', await desk(token, 'Shared', { isShared: true })],
      lookingDesk: [
        'desk-views',
        await desk(tokenFor('admin'), 'Looks', { query: new URLSearchParams({ q: leaver.email }).toString() }),
      ],
      ownList: ['payload-query-presets', await list(token, 'Own')],
      sharedList: ['payload-query-presets', await list(token, 'Shared', everybody)],
      lookingList: [
        'payload-query-presets',
        await list(tokenFor('admin'), 'Looks', { where: { or: [{ and: [{ email: { equals: leaver.email } }] }] } }),
      ],
    } as const
    await payload.delete({ collection: 'users', id: leaver.id, overrideAccess: true })
    const left = []
    for (const [name, [collection, id]] of Object.entries(rows)) {
      const row = await payload.findByID({ collection, id, depth: 0, disableErrors: true, overrideAccess: true })
      if (row) left.push([name, JSON.stringify(row).includes(leaver.id)])
    }
    expect(left).toEqual([
      ['sharedDesk', false],
      ['sharedList', false],
    ])
  })
})
