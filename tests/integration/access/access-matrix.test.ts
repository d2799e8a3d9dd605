import type { CollectionSlug, Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { ROLES, type Role } from '@/cms/access/roles'
import { trashedCollections } from '@/cms/trash/empty-trash'
import type { User } from '@/payload-types'
import { rest, tokenOf } from '../../setup/http'
import { testPayload } from '../../setup/payload'
import { fixtureFor, person } from './access-fixtures'

type Who = 'anonymous' | Role
const EVERYONE: Who[] = ['anonymous', ...ROLES]

/**
 * Who may do what with a row that belongs to somebody else: C create (their own row where rows are owned), R read,
 * U update, T move to the trash, see it there and restore it, D delete for good.
 */
const MATRIX: Record<string, Record<Who, string>> = {
  colleges: { anonymous: 'R', applicant: 'R', counsellor: 'R', editor: 'CRUT', admin: 'CRUTD' },
  'featured-colleges': { anonymous: 'R', applicant: 'R', counsellor: 'R', editor: 'CRUT', admin: 'CRUTD' },
  courses: { anonymous: 'R', applicant: 'R', counsellor: 'R', editor: 'CRUT', admin: 'CRUTD' },
  sources: { anonymous: 'R', applicant: 'R', counsellor: 'R', editor: 'CRUT', admin: 'CRUTD' },
  regions: { anonymous: 'R', applicant: 'R', counsellor: 'R', editor: 'CRUT', admin: 'CRUTD' },
  'closing-ranks': { anonymous: '', applicant: '', counsellor: '', editor: 'CRUD', admin: 'CRUD' },
  'seat-terms': { anonymous: '', applicant: '', counsellor: '', editor: 'CRUD', admin: 'CRUD' },
  'college-names': { anonymous: '', applicant: '', counsellor: '', editor: 'CRUD', admin: 'CRUD' },
  'hit-rates': { anonymous: '', applicant: '', counsellor: '', editor: 'R', admin: 'R' },
  'counselling-authorities': { anonymous: 'R', applicant: 'R', counsellor: 'R', editor: 'CRUT', admin: 'CRUTD' },
  'admission-rules': { anonymous: 'R', applicant: 'R', counsellor: 'R', editor: 'CRUT', admin: 'CRUTD' },
  'counselling-dates': { anonymous: 'R', applicant: 'R', counsellor: 'R', editor: 'CRUT', admin: 'CRUTD' },
  'search-terms': { anonymous: '', applicant: '', counsellor: '', editor: 'CRUD', admin: 'CRUD' },
  'guidance-pages': { anonymous: 'R', applicant: 'R', counsellor: 'R', editor: 'CRUT', admin: 'CRUTD' },
  'banner-slides': { anonymous: 'R', applicant: 'R', counsellor: 'R', editor: 'CRUT', admin: 'CRUTD' },
  'course-translations': { anonymous: '', applicant: '', counsellor: '', editor: 'CRU', admin: 'CRUD' },
  'college-translations': { anonymous: '', applicant: '', counsellor: '', editor: 'CRU', admin: 'CRUD' },
  'region-translations': { anonymous: '', applicant: '', counsellor: '', editor: 'CRU', admin: 'CRUD' },
  'guidance-translations': { anonymous: '', applicant: '', counsellor: '', editor: 'CRU', admin: 'CRUD' },
  'banner-translations': { anonymous: '', applicant: '', counsellor: '', editor: 'CRU', admin: 'CRUD' },
  'page-translations': { anonymous: '', applicant: '', counsellor: '', editor: 'CRU', admin: 'CRUD' },
  media: { anonymous: 'R', applicant: 'R', counsellor: 'R', editor: 'CRUT', admin: 'CRUTD' },
  jobs: { anonymous: 'R', applicant: 'R', counsellor: 'R', editor: 'R', admin: 'CRUTD' },
  'job-applications': { anonymous: '', applicant: 'C', counsellor: '', editor: '', admin: 'CRU' },
  institutions: { anonymous: 'R', applicant: 'R', counsellor: 'R', editor: 'R', admin: 'CRUTD' },
  'vacancy-postings': { anonymous: '', applicant: '', counsellor: '', editor: '', admin: 'RUTD' },
  'vacancy-views': { anonymous: '', applicant: '', counsellor: '', editor: '', admin: '' },
  'saved-colleges': { anonymous: '', applicant: 'C', counsellor: 'C', editor: 'C', admin: 'C' },
  'saved-jobs': { anonymous: '', applicant: 'C', counsellor: 'C', editor: 'C', admin: 'C' },
  // Kept by the pages of a list; REST is shut to those who are not staff.
  'choice-lists': { anonymous: '', applicant: 'C', counsellor: 'C', editor: 'C', admin: 'C' },
  'choice-list-comments': { anonymous: '', applicant: '', counsellor: '', editor: '', admin: '' },
  enquiries: { anonymous: 'C', applicant: 'C', counsellor: 'CRU', editor: 'C', admin: 'CRUTD' },
  corrections: { anonymous: 'C', applicant: 'C', counsellor: 'C', editor: 'CRU', admin: 'CRUTD' },
  users: { anonymous: '', applicant: '', counsellor: '', editor: '', admin: 'CRUD' },
  'profile-photos': { anonymous: '', applicant: 'C', counsellor: 'C', editor: 'C', admin: 'CRUD' },
  resumes: { anonymous: '', applicant: 'C', counsellor: 'C', editor: 'C', admin: 'CRUD' },
  imports: { anonymous: '', applicant: '', counsellor: '', editor: 'R', admin: 'R' },
  'import-rows': { anonymous: '', applicant: '', counsellor: '', editor: '', admin: '' },
  'audit-log': { anonymous: '', applicant: '', counsellor: '', editor: '', admin: 'R' },
  'account-tokens': { anonymous: '', applicant: '', counsellor: '', editor: '', admin: '' },
  mailboxes: { anonymous: '', applicant: '', counsellor: '', editor: '', admin: '' },
  'job-alerts': { anonymous: '', applicant: '', counsellor: '', editor: '', admin: '' },
  'job-alert-matches': { anonymous: '', applicant: '', counsellor: '', editor: '', admin: '' },
  'counselling-reminders': { anonymous: '', applicant: '', counsellor: '', editor: '', admin: '' },
  'counselling-reminders-sent': { anonymous: '', applicant: '', counsellor: '', editor: '', admin: '' },
  subscriptions: { anonymous: '', applicant: '', counsellor: '', editor: '', admin: '' },
  // One that is its owner's alone.
  'desk-views': { anonymous: '', applicant: '', counsellor: 'C', editor: '', admin: 'C' },
  'checked-links': { anonymous: '', applicant: '', counsellor: '', editor: 'R', admin: 'R' },
  'slug-history': { anonymous: '', applicant: '', counsellor: '', editor: '', admin: 'RD' },
}

let payload: Payload
let owner: User
const people = new Map<Who, User | undefined>()
const tokens = new Map<Who, string | undefined>()

beforeAll(async () => {
  payload = await testPayload()
  owner = await person(payload, 'applicant')
  for (const role of ROLES) {
    const user = await person(payload, role)
    people.set(role, user)
    tokens.set(role, await tokenOf(payload, user.id))
  }
})

async function seededRow(collection: CollectionSlug) {
  const { data, file, change } = await fixtureFor(payload, collection, owner)
  // Full authority: the row is there before anybody asks for it.
  const row = await payload.create({ collection, data, file, overrideAccess: true })
  return { id: String(row.id), change }
}

const succeeds = (attempt: Promise<unknown>) =>
  attempt.then(
    (answer) => answer !== null,
    () => false,
  )

const NOW = new Date().toISOString()

/** Whether a person puts a record into the trash and takes it out; whether they reach one that lies there already. */
async function trashed(collection: CollectionSlug, id: string, authority: { overrideAccess: boolean; user?: User }) {
  if (!trashedCollections(payload).includes(collection)) return false
  const move = (deletedAt: string | null, more: object) =>
    payload.update({ collection, id, data: { deletedAt }, ...more })
  const isPut = await succeeds(move(NOW, authority))
  // Full authority: the record lies in the trash, whoever put it there.
  if (!isPut) await move(NOW, { overrideAccess: true })
  const isSeen = await succeeds(payload.findByID({ collection, id, trash: true, disableErrors: true, ...authority }))
  const isRestored = await succeeds(move(null, { trash: true, ...authority }))
  if (!isRestored) await move(null, { trash: true, overrideAccess: true })
  expect([isSeen, isRestored]).toEqual([isPut, isPut])
  return isPut
}

async function trashedOverRest(collection: CollectionSlug, id: string, token: string | undefined) {
  if (!trashedCollections(payload).includes(collection)) return false
  const address = `/api/${collection}/${id}?trash=true`
  const isDone = ({ status }: { status: number }) => status >= 200 && status < 300
  const isPut = isDone(await rest('PATCH', `/api/${collection}/${id}`, { token, body: { deletedAt: NOW } }))
  // Full authority: the record lies in the trash, whoever put it there.
  const move = (deletedAt: string | null) =>
    payload.update({ collection, id, data: { deletedAt }, trash: true, overrideAccess: true })
  if (!isPut) await move(NOW)
  const isSeen = isDone(await rest('GET', address, { token }))
  const isRestored = isDone(await rest('PATCH', address, { token, body: { deletedAt: null } }))
  if (!isRestored) await move(null)
  expect([isSeen, isRestored]).toEqual([isPut, isPut])
  return isPut
}

describe('the access table names every collection of the product', () => {
  it('has no collection beside it', () => {
    const own = payload.config.collections.map(({ slug }) => slug).filter((slug) => !slug.startsWith('payload-'))
    expect(own.sort()).toEqual(Object.keys(MATRIX).sort())
  })
})

describe.each(Object.entries(MATRIX))('%s through the Local API', (slug, allowed) => {
  const collection = slug as CollectionSlug
  it.each(EVERYONE)('as %s', async (who) => {
    const user = people.get(who)
    const own = user ?? owner
    const { data, file } = await fixtureFor(payload, collection, own)
    const authority = { overrideAccess: false, user } as const
    const row = await seededRow(collection)
    const can = {
      C: await succeeds(payload.create({ collection, data, file, ...authority })),
      R: await succeeds(payload.findByID({ collection, id: row.id, disableErrors: true, ...authority })),
      U: await succeeds(payload.update({ collection, id: row.id, data: row.change, ...authority })),
      T: await trashed(collection, row.id, authority),
      D: await succeeds(payload.delete({ collection, id: row.id, ...authority })),
    }
    const done = Object.entries(can).flatMap(([letter, worked]) => (worked ? letter : []))
    expect(done.join('')).toBe(allowed[who])
  })
})

describe('the trash over REST', () => {
  const keepable = Object.entries(MATRIX).filter(([, allowed]) => allowed.admin.includes('T'))
  it.each(keepable)('of %s takes and gives back from those who keep it alone', async (slug, allowed) => {
    const collection = slug as CollectionSlug
    for (const who of EVERYONE) {
      const row = await seededRow(collection)
      expect([who, await trashedOverRest(collection, row.id, tokens.get(who))]).toEqual([
        who,
        allowed[who].includes('T'),
      ])
    }
  })
})

describe('what no table of endpoints lists: migrations and GraphQL', () => {
  it.each(EVERYONE)('%s gets nothing from it', async (who) => {
    for (const address of ['/api/payload-migrations', '/api/payload-migrations/versions', '/api/graphql']) {
      expect((await rest('GET', address, { token: tokens.get(who) })).status).toBe(404)
    }
  })
})

describe('only live records reach a visitor', () => {
  it('hides drafts, inactive colleges and closed vacancies', async () => {
    const base = { location: 'Patna', state: 'Bihar', country: 'India' as const }
    const hidden = await Promise.all([
      payload.create({
        collection: 'colleges',
        data: { ...base, name: 'Hidden', status: 'Inactive' },
        overrideAccess: true,
      }),
      payload.create({
        collection: 'colleges',
        data: { ...base, name: 'Draft', status: 'Active', _status: 'draft' },
        draft: true,
        overrideAccess: true,
      }),
    ])
    for (const { id } of hidden) expect((await rest('GET', `/api/colleges/${id}`)).status).not.toBe(200)

    const job = { department: 'Cardiology', location: 'Delhi', postedAt: new Date().toISOString() }
    const yesterday = new Date(Date.now() - 2 * 24 * 3600 * 1000).toISOString()
    const closed = await Promise.all([
      payload.create({ collection: 'jobs', data: { ...job, title: 'Shut', status: 'Closed' }, overrideAccess: true }),
      payload.create({
        collection: 'jobs',
        data: { ...job, title: 'Past', status: 'Active', postedAt: yesterday, deadline: yesterday },
        overrideAccess: true,
      }),
    ])
    for (const { id } of closed) expect((await rest('GET', `/api/jobs/${id}`)).status).not.toBe(200)
  })

  it('never answers with more than a hundred rows at once', async () => {
    const { json } = await rest('GET', '/api/colleges?limit=100000&depth=9')
    expect(json.limit).toBeLessThanOrEqual(100)
  })
})
