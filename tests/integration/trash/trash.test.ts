import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { plannedChanges } from '@/cms/database/payload-schedules'
import { emptyTrash, trashedCollections } from '@/cms/trash/empty-trash'
import type { User } from '@/payload-types'
import { fileStatus, rest, tokenOf } from '../../setup/http'
import { testPayload } from '../../setup/payload'
import { fixtureFor, person, tokenAs, unique } from '../access/access-fixtures'

const TRASHED = [
  'jobs',
  'colleges',
  'featured-colleges',
  'guidance-pages',
  'enquiries',
  'corrections',
  'banner-slides',
  'media',
  'admission-rules',
  'institutions',
  'vacancy-postings',
  'courses',
  'regions',
  'sources',
  'counselling-authorities',
  'counselling-dates',
] as const
type Trashed = (typeof TRASHED)[number]
const DAY = 24 * 60 * 60 * 1000

let payload: Payload
let admin: User
let token: string
let applicant: User
let theirs: string

beforeAll(async () => {
  payload = await testPayload()
  admin = await person(payload, 'admin')
  token = await tokenOf(payload, admin.id)
  applicant = await person(payload, 'applicant')
  theirs = await tokenOf(payload, applicant.id)
})

async function made(collection: Trashed, more: object = {}) {
  const { data, file } = await fixtureFor(payload, collection, applicant)
  const row: unknown = await payload.create({
    collection,
    data: { ...data, ...more },
    file,
    depth: 0,
    overrideAccess: true,
    context: { disableMails: true },
  })
  return row as { id: string; slug: string; title: string; name: string; filename: string }
}

const now = () => new Date().toISOString()
const trash = (collection: string, id: string) =>
  rest('PATCH', `/api/${collection}/${id}?depth=0`, { token, body: { deletedAt: now() } })
/** As the studio does it. */
const restore = (collection: string, id: string, body: object = {}) =>
  rest('PATCH', `/api/${collection}?trash=true&depth=0&where[id][equals]=${id}`, {
    token,
    body: { deletedAt: null, ...body },
  })
const held = async (collection: Trashed, id: string) =>
  (await payload.count({ collection, where: { id: { equals: id } }, trash: true, overrideAccess: true })).totalDocs

async function summariesOf(id: string): Promise<string[]> {
  const where = { record: { equals: id } }
  const { docs } = await payload.find({ collection: 'audit-log', where, sort: 'createdAt', overrideAccess: true })
  return docs.map(({ summary }) => summary)
}

it('is for what staff keep, and nothing else', () => {
  expect([...trashedCollections(payload)].sort()).toEqual([...TRASHED].sort())
})

it('is counted by the studio without being read', async () => {
  for (const { id } of [await made('jobs'), await made('jobs')]) await trash('jobs', id)
  const { json } = await rest('GET', '/api/jobs?limit=0&trash=true&where[deletedAt][exists]=true', { token })
  expect(json.totalDocs).toBeGreaterThan(1)
  expect(json.docs).toHaveLength(1)
})

describe.each(TRASHED)('a record of %s in the trash', (collection) => {
  it('is nowhere over REST, and the same as before when it is restored', async () => {
    const { id } = await made(collection)
    const before = await rest('GET', `/api/${collection}/${id}?depth=0`, { token })
    expect((await trash(collection, id)).status).toBe(200)
    for (const who of [undefined, theirs]) {
      for (const query of ['', '?trash=true', '?trash=true&where[deletedAt][exists]=true']) {
        expect((await rest('GET', `/api/${collection}/${id}${query}`, { token: who })).status).not.toBe(200)
        const list = await rest('GET', `/api/${collection}${query || '?'}&where[id][equals]=${id}`, { token: who })
        expect(list.json.docs ?? []).toEqual([])
      }
    }
    expect((await rest('GET', `/api/${collection}?where[id][equals]=${id}`, { token })).json.totalDocs).toBe(0)
    const status = before.json._status
    expect((await restore(collection, id, status ? { _status: status } : {})).status).toBe(200)
    const { updatedAt: _before, ...was } = before.json
    const { updatedAt: _after, ...is } = (await rest('GET', `/api/${collection}/${id}?depth=0`, { token })).json
    expect(is).toEqual(was)
    const told = (await summariesOf(id)).map((summary) =>
      summary.replace(/:.*$/, '').replace(/^.*? (?=moved|restored)/, ''),
    )
    expect(told).toEqual(['moved to the trash', 'restored from the trash'])
  })

  it('goes for good after 30 days, with an entry in the audit log', async () => {
    const { id } = await made(collection)
    await trash(collection, id)
    const in30Days = Date.now() + 30 * DAY
    await emptyTrash(payload, new Date(in30Days - 60_000))
    expect(await held(collection, id)).toBe(1)
    await emptyTrash(payload, new Date(in30Days + 60_000))
    expect(await held(collection, id)).toBe(0)
    expect((await summariesOf(id)).at(-1)).toContain('deleted for good')
  })

  it('is made by nobody, and its time is the server’s', async () => {
    const { data, file } = await fixtureFor(payload, collection, applicant)
    const long = '2001-01-01T00:00:00.000Z'
    // Full authority, as the server's own code would write it.
    const { id } = await payload.create({
      collection,
      data: { ...data, deletedAt: long },
      file,
      overrideAccess: true,
      context: { disableMails: true },
    })
    expect((await rest('GET', `/api/${collection}/${id}`, { token })).status).toBe(200)
    await rest('PATCH', `/api/${collection}/${id}`, { token, body: { deletedAt: long } })
    await emptyTrash(payload)
    expect(await held(collection, String(id))).toBe(1)
  })
})

describe.each(['colleges', 'banner-slides', 'guidance-pages'] as const)('a record of %s with drafts', (collection) => {
  const field = collection === 'colleges' ? 'location' : 'title'
  const published = async (id: string) => (await rest('GET', `/api/${collection}/${id}?depth=0`)).json
  const newest = async (id: string) =>
    (await rest('GET', `/api/${collection}/${id}?depth=0&draft=true`, { token })).json
  const save = (id: string, text: string) =>
    rest('PATCH', `/api/${collection}/${id}?draft=true`, { token, body: { [field]: text } })

  // Payload's dialog asks whether to restore as published, which nobody ticks; its form names the record itself.
  it.each([
    ['the dialog', (id: string) => restore(collection, id, { _status: 'draft' })],
    ['the dialog, ticked', (id: string) => restore(collection, id, { _status: 'published' })],
    [
      'its address',
      (id: string) => rest('PATCH', `/api/${collection}/${id}?trash=true`, { token, body: { deletedAt: null } }),
    ],
  ])('comes back published, with its newer draft the newest, by %s', async (_, takeOut) => {
    const { id } = await made(collection)
    const neighbour = await made(collection)
    const before = await published(id)
    await save(id, 'Begun')
    await save(neighbour.id, 'Begun beside it')
    const begun = await newest(id)
    expect((await trash(collection, id)).status).toBe(200)
    expect((await takeOut(id)).status).toBe(200)
    expect({ ...(await published(id)), updatedAt: null }).toEqual({ ...before, updatedAt: null })
    expect({ ...(await newest(id)), updatedAt: null }).toEqual({ ...begun, updatedAt: null })
    expect(begun).toMatchObject({ [field]: 'Begun', _status: 'draft' })
    expect(await newest(neighbour.id)).toMatchObject({ [field]: 'Begun beside it', _status: 'draft' })
    expect((await rest('PATCH', `/api/${collection}/${id}`, { token, body: { _status: 'published' } })).status).toBe(
      200,
    )
    expect(await published(id)).toMatchObject({ [field]: 'Begun' })
  })

  it('comes back published by the dialog, and a draft comes back a draft', async () => {
    const { id } = await made(collection)
    const draft = await made(collection, { _status: 'draft' })
    for (const one of [id, draft.id]) {
      await trash(collection, one)
      expect((await restore(collection, one, { _status: one === id ? 'draft' : 'published' })).status).toBe(200)
    }
    expect(await published(id)).toMatchObject({ _status: 'published' })
    expect((await rest('GET', `/api/${collection}/${draft.id}`)).status).not.toBe(200)
    expect(await newest(draft.id)).toMatchObject({ _status: 'draft', deletedAt: null })
  })
})

describe('an address', () => {
  it.each(['jobs', 'colleges'] as const)(
    'is free again in %s, and a restored record gets another',
    async (collection) => {
      const name = unique('Same name')
      const first = await made(collection, { title: name, name })
      await trash(collection, first.id)
      const second = await made(collection, { title: name, name })
      expect(second.slug).toBe(first.slug)
      expect((await restore(collection, first.id)).status).toBe(200)
      const back = await rest('GET', `/api/${collection}/${first.id}?draft=true`, { token })
      expect(back.json.slug).toMatch(new RegExp(`^${first.slug}-`))
      expect(
        (await rest('PATCH', `/api/${collection}/${first.id}`, { token, body: { slug: second.slug } })).status,
      ).toBe(400)
    },
  )

  it('that was taken meanwhile is another for what visitors see too, with a draft beside it', async () => {
    const name = unique('Same name')
    const first = await made('colleges', { name })
    await rest('PATCH', `/api/colleges/${first.id}?draft=true`, { token, body: { location: 'Begun' } })
    await trash('colleges', first.id)
    await made('colleges', { name })
    expect((await restore('colleges', first.id, { _status: 'draft' })).status).toBe(200)
    const back = (await rest('GET', `/api/colleges/${first.id}`)).json
    expect(back).toMatchObject({ slug: expect.stringMatching(`^${first.slug}-`), location: 'Patna' })
  })

  it('of a guidance page is free again, and says when it is taken', async () => {
    const { data } = await fixtureFor(payload, 'guidance-pages', applicant)
    const write = () => rest('POST', '/api/guidance-pages?depth=0', { token, body: data })
    const first = (await write()).json.doc.id
    await trash('guidance-pages', first)
    expect((await write()).status).toBe(201)
    const { status, json } = await restore('guidance-pages', first)
    expect([status, JSON.stringify(json)]).toEqual([400, expect.stringContaining('written')])
  })
})

describe('an image in the trash', () => {
  it('is shown to visitors no more, and its file stays until it goes for good', async () => {
    const { id, filename } = await made('media')
    const address = `/api/media/file/${filename}`
    expect(await fileStatus(address)).toBe(200)
    await trash('media', id)
    expect(await fileStatus(address)).toBe(403)
    expect(await fileStatus(address, token)).toBe(200)
    await restore('media', id)
    expect(await fileStatus(address)).toBe(200)
    await trash('media', id)
    expect((await rest('DELETE', `/api/media/${id}?trash=true`, { token })).status).toBe(200)
    expect(await fileStatus(address, token)).not.toBe(200)
  })
})

it('keeps the file of an image that went into the trash right after its upload', async () => {
  const { id, filename } = await made('media')
  await trash('media', id)
  const input = { collection: 'media', name: filename, names: [filename] }
  const job = await payload.jobs.queue({ task: 'drop-unfinished-file', input })
  await payload.jobs.runByID({ id: job.id, silent: true })
  expect(await fileStatus(`/api/media/file/${filename}`, token)).toBe(200)
})

describe('what is planned for a record', () => {
  const plan = (relationTo: 'colleges' | 'guidance-pages', value: string, days = 1, type = 'publish') =>
    payload.jobs.queue({
      task: 'schedulePublish',
      input: { type: type as 'publish', doc: { relationTo, value } },
      waitUntil: new Date(Date.now() + days * DAY),
    })
  const plannedIn = async (collection: string) => [
    ...new Set((await plannedChanges(payload, collection)).map(({ id }) => id)),
  ]
  const planned = async () => (await plannedIn('colleges')).sort()

  it('waits while the record is in the trash, and what is planned for its neighbours stands', async () => {
    const [{ id }, neighbour] = [await made('colleges'), await made('colleges')]
    await plan('colleges', id)
    await plan('colleges', neighbour.id)
    // A page cannot have the id of a college; a job that did would be another record's all the same.
    await plan('guidance-pages', id)
    await trash('colleges', id)
    expect(await planned()).toEqual([neighbour.id])
    expect(await plannedIn('guidance-pages')).toEqual([id])
    await restore('colleges', id, { _status: 'draft' })
    expect(await planned()).toEqual([id, neighbour.id].sort())
    await trash('colleges', neighbour.id)
    expect(await planned()).toEqual([id])
    await trash('colleges', id)
  })

  it('is made up for when a record was to leave the site meanwhile, unless it was to come back since', async () => {
    const [over, back] = [await made('colleges'), await made('colleges')]
    await plan('colleges', over.id, -3, 'publish')
    await plan('colleges', over.id, -2, 'unpublish')
    await plan('colleges', back.id, -2, 'unpublish')
    await plan('colleges', back.id, -1, 'publish')
    for (const { id } of [over, back]) await trash('colleges', id)
    for (const { id } of [over, back]) await restore('colleges', id)
    await payload.jobs.run({ where: { taskSlug: { equals: 'schedulePublish' } }, silent: true })
    const stateOf = async (id: string) => (await payload.findByID({ collection: 'colleges', id }))._status
    expect([await stateOf(over.id), await stateOf(back.id)]).toEqual(['draft', 'published'])
  })

  it('is not made up for when its day passed in the trash, and goes with a record that goes for good', async () => {
    const [late, gone] = [await made('colleges'), await made('colleges')]
    await plan('colleges', late.id, -1)
    await plan('colleges', gone.id)
    await trash('colleges', late.id)
    await restore('colleges', late.id)
    await trash('colleges', gone.id)
    expect((await rest('DELETE', `/api/colleges/${gone.id}?trash=true`, { token })).status).toBe(200)
    const { rows } = await payload.db.pool.query(
      `select from payload_jobs where input -> 'doc' ->> 'value' in ($1, $2)`,
      [late.id, gone.id],
    )
    expect(rows).toHaveLength(0)
  })
})

it('is emptied a hundred records at a time, the oldest first', async () => {
  await payload.db.pool.query(`delete from featured_colleges`)
  await payload.db.pool.query(
    `insert into featured_colleges (name, deleted_at) select 'Old ' || n, now() - n * interval '1 minute' from generate_series(1, 101) n`,
  )
  const empty = () =>
    rest('DELETE', '/api/featured-colleges?limit=0&trash=true&where[deletedAt][exists]=true', { token })
  const left = async () =>
    (await payload.find({ collection: 'featured-colleges', trash: true, overrideAccess: true })).docs
  expect((await empty()).status).toBe(200)
  expect((await left()).map(({ name }) => name)).toEqual(['Old 1'])
  expect((await empty()).status).toBe(200)
  expect(await left()).toEqual([])
})

it('lets an editor delete nothing for good', async () => {
  const editor = await tokenAs(payload, 'editor')
  const { id } = await made('banner-slides')
  expect((await rest('DELETE', `/api/banner-slides/${id}`, { token: editor })).status).toBe(403)
  await trash('banner-slides', id)
  expect((await rest('DELETE', `/api/banner-slides/${id}?trash=true`, { token: editor })).status).toBe(403)
  expect((await rest('DELETE', `/api/banner-slides/${id}?trash=true`, { token })).status).toBe(200)
})
