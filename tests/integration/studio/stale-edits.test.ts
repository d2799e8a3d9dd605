import type { GlobalSlug, Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { momentText, studioMessages } from '@/cms/admin/messages'
import type { User } from '@/payload-types'
import { rest, tokenOf } from '../../setup/http'
import { testPayload } from '../../setup/payload'
import { EDITED_IN_FORMS, fixtureFor, person, tokenAs, unique } from '../access/access-fixtures'

let payload: Payload
let owner: User
let admin: User
let token: string
let otherToken: string

beforeAll(async () => {
  payload = await testPayload()
  owner = await person(payload, 'applicant')
  admin = await person(payload, 'admin')
  token = await tokenOf(payload, admin.id)
  otherToken = await tokenAs(payload, 'admin')
})

const EDITED = [...EDITED_IN_FORMS, 'job-applications'] as const

describe.each(EDITED)('two people who edit %s at once', (collection) => {
  const open = async (by: string, address: string) =>
    (await rest('GET', `${address}?draft=true&depth=0`, { token: by })).json as { updatedAt: string }

  async function record(): Promise<{ address: string; change: Record<string, unknown> }> {
    const { data, file, change } = await fixtureFor(payload, collection, owner)
    const row = await payload.create({ collection, data, file, overrideAccess: true })
    return { address: `/api/${collection}/${row.id}`, change }
  }

  it('the second is told, keeps nothing of theirs, and can save again once they have read it', async () => {
    const { address, change } = await record()
    const [mine, theirs] = [await open(token, address), await open(otherToken, address)]
    expect((await rest('PATCH', address, { token, body: { ...change, updatedAt: mine.updatedAt } })).status).toBe(200)
    const saved = await open(token, address)

    const body = { ...change, updatedAt: theirs.updatedAt }
    const refused = await rest('PATCH', address, { token: otherToken, body })
    expect(refused.status).toBe(409)
    expect(refused.json.errors[0]).toMatchObject({
      message: expect.stringContaining(studioMessages.editedElsewhere.kept),
      data: { code: 'changed-since-opened' },
    })
    expect(refused.json.errors[0].message).toContain(admin.fullName)
    expect(await open(token, address)).toEqual(saved)
    const again = await rest('PATCH', address, { token: otherToken, body: { ...change, updatedAt: saved.updatedAt } })
    expect(again.status).toBe(200)
  })

  it('one person saves several times on the answer of the time before', async () => {
    const { address, change } = await record()
    let { updatedAt } = await open(token, address)
    for (let round = 0; round < 3; round++) {
      const { status, json } = await rest('PATCH', address, { token, body: { ...change, updatedAt } })
      expect([round, status]).toEqual([round, 200])
      updatedAt = json.doc.updatedAt
    }
  })

  it('who says nothing of what they have read is not refused', async () => {
    const { address, change } = await record()
    expect((await rest('PATCH', address, { token, body: change })).status).toBe(200)
    expect((await rest('PATCH', address, { token: otherToken, body: change })).status).toBe(200)
  })
})

it.each(['colleges', 'guidance-pages', 'banner-slides'] as const)(
  'the draft of %s counts as a change, and publishing over it unseen is refused',
  async (collection) => {
    const { data, change } = await fixtureFor(payload, collection, owner)
    const row = await payload.create({ collection, data, overrideAccess: true })
    const address = `/api/${collection}/${row.id}`
    const { updatedAt } = (await rest('GET', `${address}?draft=true&depth=0`, { token })).json
    const draft = await rest('PATCH', `${address}?draft=true`, {
      token,
      body: { ...change, _status: 'draft', updatedAt },
    })
    expect(draft.status).toBe(200)
    const late = { ...change, _status: 'published', updatedAt }
    expect((await rest('PATCH', address, { token: otherToken, body: late })).status).toBe(409)
    const seen = { ...late, updatedAt: draft.json.doc.updatedAt }
    expect((await rest('PATCH', address, { token: otherToken, body: seen })).status).toBe(200)
  },
)

const GLOBALS: GlobalSlug[] = ['site-settings', 'fact-settings', 'home', 'admission', 'about', 'privacy', 'terms']

it.each(GLOBALS)('two people who edit the global %s at once: the second is told', async (slug) => {
  const address = `/api/globals/${slug}`
  await rest('POST', address, { token, body: {} })
  const { updatedAt } = (await rest('GET', address, { token })).json
  const first = await rest('POST', address, { token, body: { updatedAt } })
  expect(first.status).toBe(200)
  expect((await rest('POST', address, { token: otherToken, body: { updatedAt } })).status).toBe(409)
  const { updatedAt: now } = first.json.result
  expect((await rest('POST', address, { token: otherToken, body: { updatedAt: now } })).status).toBe(200)
})

it('of two saves at the same moment one is told', async () => {
  const { data } = await fixtureFor(payload, 'jobs', owner)
  const { id, updatedAt } = await payload.create({ collection: 'jobs', data, overrideAccess: true })
  const save = (by: string) =>
    rest('PATCH', `/api/jobs/${id}`, { token: by, body: { location: unique('Town'), updatedAt } })
  const answers = await Promise.all([save(token), save(otherToken)])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
})

describe('whose change it was', () => {
  const asked = (of: string, record: string, by = token) =>
    rest('GET', `/api/last-change?of=${of}&record=${record}`, { token: by })
  const { editedElsewhere: messages } = studioMessages

  it('is said to one person with two tabs as their own, and to others by name', async () => {
    const { data } = await fixtureFor(payload, 'regions', owner)
    const { id, updatedAt } = await payload.create({ collection: 'regions', data, overrideAccess: true })
    const address = `/api/regions/${id}`
    expect((await rest('PATCH', address, { token, body: { capital: 'Patna', updatedAt } })).status).toBe(200)
    const inOtherTab = await rest('PATCH', address, { token, body: { capital: 'Gaya', updatedAt } })
    expect(inOtherTab.json.errors[0].message.startsWith(messages.byYou('').split(' at ')[0])).toBe(true)
    expect((await asked('regions', id)).json.said).toMatch(/^You /)
    expect((await asked('regions', id, otherToken)).json.said.startsWith(admin.fullName)).toBe(true)
  })

  it('names nobody where no member of staff made it', async () => {
    const { data } = await fixtureFor(payload, 'regions', owner)
    const { id } = await payload.create({ collection: 'regions', data, overrideAccess: true })
    await rest('PATCH', `/api/regions/${id}`, { token, body: { capital: 'Patna' } })
    await payload.update({ collection: 'regions', id, data: { capital: 'Gaya' }, overrideAccess: true })
    const { updatedAt, said } = (await asked('regions', id)).json
    expect(said).toBe(messages.bySomebody(momentText(updatedAt)))
  })

  it('is not told of what somebody may not read, nor of what is not there', async () => {
    const { data } = await fixtureFor(payload, 'job-applications', owner)
    const { id } = await payload.create({ collection: 'job-applications', data, overrideAccess: true })
    const editor = await tokenAs(payload, 'editor')
    expect((await asked('job-applications', id, editor)).json.updatedAt).toBeNull()
    expect((await asked('payload-kv', id, editor)).json.updatedAt).toBeNull()
    expect((await asked('nothing', 'x')).json.updatedAt).toBeNull()
    expect((await asked('job-applications', id)).json.updatedAt).not.toBeNull()
  })
})
