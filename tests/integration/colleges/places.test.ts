import type { CollectionSlug, Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { trashedCollections } from '@/cms/trash/empty-trash'
import { foldText } from '@/lib/text/normal-forms/fold-text'
import type { College, Region } from '@/payload-types'
import { rest } from '../../setup/http'
import { testPayload } from '../../setup/payload'
import { tokenAs, unique } from '../access/access-fixtures'

let payload: Payload
let token: string
let adminToken: string

beforeAll(async () => {
  payload = await testPayload()
  token = await tokenAs(payload, 'editor')
  adminToken = await tokenAs(payload, 'admin')
})

const make = async <Doc>(collection: CollectionSlug, data: object) =>
  (await payload.create({ collection, data: data as never, depth: 0, overrideAccess: true })) as Doc

const newState = () => make<Region>('regions', { name: unique('State'), kind: 'State', country: 'India' })
const newCollege = (state: string, more: object = {}) =>
  make<College>('colleges', { name: unique('College'), state, country: 'India', status: 'Active', ...more })
const read = (id: string, draft = false) =>
  payload.findByID({ collection: 'colleges', id, draft, depth: 0, trash: true, overrideAccess: true })

/** What moving to the trash is answered with where there is one, and deleting for good: 200, or why not. */
async function deleted(collection: CollectionSlug, id: string): Promise<unknown> {
  const answerTo = async (method: 'PATCH' | 'DELETE', by: string, body?: object) => {
    const { status, json } = await rest(method, `/api/${collection}/${id}?trash=true`, { token: by, body })
    return status === 200 ? 200 : [status, json.errors[0].message]
  }
  const trashed = trashedCollections(payload).includes(collection)
    ? await answerTo('PATCH', token, { deletedAt: new Date().toISOString() })
    : null
  const gone = await answerTo('DELETE', adminToken)
  if (trashed !== null) expect(trashed).toEqual(gone)
  return gone
}

describe('a state', () => {
  it('takes its colleges along to a new name, drafts and the trash too', async () => {
    const state = await newState()
    const [live, drafted, trashed] = [
      await newCollege(state.name),
      await newCollege(state.name),
      await newCollege(state.name),
    ]
    const draft = { description: 'Not yet said.', _status: 'draft' } as const
    await payload.update({ collection: 'colleges', id: drafted.id, data: draft, draft: true, overrideAccess: true })
    const away = { deletedAt: new Date().toISOString() }
    await payload.update({ collection: 'colleges', id: trashed.id, data: away, overrideAccess: true })
    const name = unique('Renamed')
    expect((await rest('PATCH', `/api/regions/${state.id}`, { token, body: { name } })).status).toBe(200)
    for (const { id } of [live, drafted, trashed]) expect(await read(id)).toMatchObject({ state: name })
    expect(await read(drafted.id, true)).toMatchObject({ state: name, ...draft })
    expect((await read(live.id)).searchText).toContain(foldText(name))
  })

  it('stays while a college lies in it, or an authority, a rule or a quota is of it', async () => {
    const state = await newState()
    const college = await newCollege(state.name)
    expect(await deleted('regions', state.id)).toEqual([400, 'A college lies in it. Give it another state first.'])
    await payload.delete({ collection: 'colleges', id: college.id, overrideAccess: true })
    const authority = await make<{ id: string }>('counselling-authorities', {
      name: unique('Authority'),
      site: 'https://authority.example',
      state: state.id,
    })
    expect(await deleted('regions', state.id)).toEqual([400, expect.stringContaining('authority is of this state')])
    expect(await payload.findByID({ collection: 'counselling-authorities', id: authority.id, depth: 0 })).toMatchObject(
      {
        state: state.id,
      },
    )
    const quota = await make<{ id: string }>('seat-terms', { authority: authority.id, kind: 'quota', code: 'SQ' })
    await payload.update({
      collection: 'counselling-authorities',
      id: authority.id,
      data: { state: null },
      overrideAccess: true,
    })
    await payload.update({ collection: 'seat-terms', id: quota.id, data: { region: state.id }, overrideAccess: true })
    expect(await deleted('regions', state.id)).toEqual([400, expect.stringContaining('Quotas are kept')])
    await payload.update({ collection: 'seat-terms', id: quota.id, data: { region: null }, overrideAccess: true })
    expect(await deleted('regions', state.id)).toBe(200)
    expect(await deleted('counselling-authorities', authority.id)).toEqual([
      400,
      expect.stringContaining('Categories and quotas are kept'),
    ])
    expect(await deleted('seat-terms', quota.id)).toBe(200)
    expect(await deleted('counselling-authorities', authority.id)).toBe(200)
  })
})

describe('the address of a state and of an authority', () => {
  it('stays what it was made with, whatever is written later', async () => {
    const authority = { name: unique('Authority'), site: 'https://authority.example' }
    const records = [
      ['regions', (await newState()) as { id: string; slug: string }],
      ['counselling-authorities', await make<{ id: string; slug: string }>('counselling-authorities', authority)],
    ] as const
    for (const [collection, { id, slug }] of records) {
      const body = { name: unique('Named anew'), slug: 'elsewhere' }
      const { status, json } = await rest('PATCH', `/api/${collection}/${id}`, { token, body })
      expect([status, json.doc.name, json.doc.slug]).toEqual([200, body.name, slug])
    }
  })
})

describe('a course', () => {
  it('stays while a college teaches it', async () => {
    const [course] = (await payload.find({ collection: 'courses', where: { key: { equals: 'bhms' } } })).docs
    const data = { key: 'bhms', name: 'BHMS', fullName: 'BHMS', slug: 'bhms-courses', description: 'One.' }
    const { id } = course ?? (await make<{ id: string }>('courses', data))
    const college = await newCollege((await newState()).name, { courses: ['BHMS'] })
    expect(await deleted('courses', id)).toEqual([400, 'A college teaches this course. Untick it there first.'])
    await payload.delete({ collection: 'colleges', id: college.id, overrideAccess: true })
    expect(await deleted('courses', id)).toBe(200)
  })
})
