import { beforeAll, describe, expect, it } from 'vitest'
import { rest } from '../../setup/http'
import { testPayload } from '../../setup/payload'
import { tokenAs, unique } from '../access/access-fixtures'

const HOUR = 3_600_000
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR).toISOString()
let token: string

beforeAll(async () => {
  const payload = await testPayload()
  token = await tokenAs(payload, 'editor')
})

async function banner(data: object) {
  const title = unique('Banner')
  const { json, status } = await rest('POST', '/api/banner-slides', { token, body: { title, ...data } })
  expect(status).toBe(201)
  return json.doc as { id: string; title: string }
}

const isSeen = async (id: string, by?: string) => (await rest('GET', `/api/banner-slides/${id}`, { token: by })).status

async function renewals(): Promise<string[]> {
  const { docs } = await (await testPayload()).find({
    collection: 'payload-jobs',
    where: { taskSlug: { equals: 'change-banners' } },
    pagination: false,
    overrideAccess: true,
  })
  return docs.map(({ waitUntil }) => String(waitUntil))
}

describe('a banner with a time', () => {
  it('is seen by visitors within its time only, and by editors always', async () => {
    const coming = await banner({ showFrom: inHours(1) })
    const over = await banner({ showFrom: inHours(-2), showUntil: inHours(-1) })
    const showing = await banner({ showFrom: inHours(-1), showUntil: inHours(1) })
    expect(await isSeen(coming.id)).toBe(404)
    expect(await isSeen(over.id)).toBe(404)
    expect(await isSeen(showing.id)).toBe(200)
    expect(await isSeen(coming.id, token)).toBe(200)
  })

  it('has the home page renewed when its time begins and when it ends, once each', async () => {
    const [from, until] = [inHours(30), inHours(31)]
    const { id } = await banner({ showFrom: from, showUntil: until })
    await rest('PATCH', `/api/banner-slides/${id}`, { token, body: { subtitle: 'Changed meanwhile' } })
    const queued = (await renewals()).filter((moment) => [from, until].includes(moment))
    expect(queued.sort()).toEqual([from, until])
  })

  it('cannot end before it begins', async () => {
    const body = { title: unique('Banner'), showFrom: inHours(2), showUntil: inHours(1) }
    const { status, json } = await rest('POST', '/api/banner-slides', { token, body })
    expect(status).toBe(400)
    expect(JSON.stringify(json)).toContain('The banner would end before it begins')
  })
})
