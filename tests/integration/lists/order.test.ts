import { beforeAll, describe, expect, it } from 'vitest'
import { rest } from '../../setup/http'
import { testPayload } from '../../setup/payload'
import { tokenAs, unique } from '../access/access-fixtures'

let token: string

beforeAll(async () => {
  const payload = await testPayload()
  token = await tokenAs(payload, 'editor')
})

async function banner(data: object = {}): Promise<string> {
  const body = { title: unique('Banner'), ...data }
  return (await rest('POST', '/api/banner-slides', { token, body })).json.doc.id
}

const put = (ids: unknown, by = token, collection = 'banner-slides') =>
  rest('POST', `/api/${collection}/order`, { token: by, body: { ids } })

/** The titles and the order that visitors get. */
async function onTheSite(ids: string[]): Promise<[string, string][]> {
  const { json } = await rest('GET', '/api/banner-slides?sort=sortOrder&limit=100')
  return json.docs
    .filter(({ id }: { id: string }) => ids.includes(id))
    .map(({ id, title }: { id: string; title: string }) => [id, title])
}

describe('the order of banners', () => {
  it('is that of the list, whatever drafts there are, and takes nothing off the site', async () => {
    const [first, second, third] = [await banner(), await banner(), await banner()]
    const draft = { title: 'Only a draft yet' }
    await rest('PATCH', `/api/banner-slides/${first}?draft=true`, { token, body: draft })
    const before = await onTheSite([first, second, third])
    expect((await put([third, first, second])).status).toBe(200)
    const after = await onTheSite([first, second, third])
    expect(after.map(([id]) => id)).toEqual([third, first, second])
    expect(new Map(after)).toEqual(new Map(before))
  })

  it('stays when a draft is published and when an older version is restored', async () => {
    const [first, second] = [await banner(), await banner()]
    await rest('PATCH', `/api/banner-slides/${first}?draft=true`, { token, body: { subtitle: 'Draft' } })
    await put([second, first])
    const body = { _status: 'published' }
    await rest('PATCH', `/api/banner-slides/${first}`, { token, body })
    expect((await onTheSite([first, second])).map(([id]) => id)).toEqual([second, first])
    const { json } = await rest('GET', `/api/banner-slides/versions?where[parent][equals]=${first}&sort=createdAt`, {
      token,
    })
    const oldest = json.docs[0].id
    expect((await rest('POST', `/api/banner-slides/versions/${oldest}`, { token })).status).toBe(200)
    expect((await onTheSite([first, second])).map(([id]) => id)).toEqual([second, first])
  })

  it('can be changed beside a draft without a title', async () => {
    const made = await rest('POST', '/api/banner-slides?draft=true', { token, body: { title: null } })
    const untitled = made.json.doc.id
    const other = await banner()
    expect((await put([other, untitled])).status).toBe(200)
    expect((await onTheSite([other, untitled])).map(([id]) => id)).toEqual([other])
  })

  it('is written down with who changed it', async () => {
    const payload = await testPayload()
    await put([await banner(), await banner()])
    const where = { summary: { equals: 'Banners put in order' } }
    expect((await payload.count({ collection: 'audit-log', where, overrideAccess: true })).totalDocs).toBeGreaterThan(0)
  })

  it.each([[undefined], [[]], ['abc'], [['abc']], [[null]]])('cannot be %j', async (ids) => {
    expect((await put(ids)).status).toBe(400)
  })
})

describe('the switch of a banner', () => {
  it('hides and shows what is published, although a draft waits', async () => {
    const id = await banner({ title: 'Published' })
    await rest('PATCH', `/api/banner-slides/${id}?draft=true`, { token, body: { title: 'Draft' } })
    const turn = (isOn: boolean) => rest('POST', `/api/banner-slides/${id}/shown`, { token, body: { isOn } })
    expect((await turn(false)).status).toBe(200)
    expect(await onTheSite([id])).toEqual([])
    expect((await turn(true)).status).toBe(200)
    expect(await onTheSite([id])).toEqual([[id, 'Published']])
    const draft = await rest('GET', `/api/banner-slides/${id}?draft=true`, { token })
    expect(draft.json).toMatchObject({ title: 'Draft', isActive: true, _status: 'draft' })
  })
})

it('orders featured colleges the same way', async () => {
  const made = []
  for (const name of [unique('A'), unique('B')]) {
    made.push((await rest('POST', '/api/featured-colleges', { token, body: { name } })).json.doc.id)
  }
  expect((await put(made.toReversed(), token, 'featured-colleges')).status).toBe(200)
  const { json } = await rest('GET', '/api/featured-colleges?sort=sortOrder')
  expect(json.docs.map(({ id }: { id: string }) => id)).toEqual(made.toReversed())
})
