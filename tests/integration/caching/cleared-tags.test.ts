import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { CollectionSlug, GlobalSlug, Payload } from 'payload'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { TAGS_TO_CLEAR } from '@/lib/caching/tag-channels.mjs'
import { inTransaction } from '@/lib/database/transaction'
import type { User } from '@/payload-types'
import { rest } from '../../setup/http'
import { testPayload } from '../../setup/payload'
import { fixtureFor, person, tokenAs, unique } from '../access/access-fixtures'

const cleared = vi.hoisted(() => new Set<string>())
vi.mock('next/server.js', () => ({ after: (work: () => void) => work() }))
vi.mock('next/cache.js', () => ({
  revalidateTag: (tag: string) => cleared.add(tag),
  revalidatePath: () => undefined,
  unstable_cache: (read: unknown) => read,
}))

let payload: Payload
let editor: User
let token: string

beforeAll(async () => {
  payload = await testPayload()
  editor = await person(payload, 'editor')
  token = await tokenAs(payload, 'admin')
})

beforeEach(() => cleared.clear())
afterEach(() => vi.useRealTimers())

/** What an edit and a deletion of each kind of public record clear at least. */
const RECORDS: [CollectionSlug, string[]][] = [
  ['colleges', ['colleges']],
  ['featured-colleges', ['featured-colleges']],
  ['courses', ['courses']],
  ['regions', ['regions']],
  ['sources', ['colleges', 'all-colleges']],
  ['counselling-authorities', ['counselling']],
  ['counselling-dates', ['counselling']],
  ['search-terms', ['search-terms']],
  ['closing-ranks', ['cut-offs']],
  ['seat-terms', ['cut-offs']],
  ['college-names', ['cut-offs']],
  ['guidance-pages', ['guidance']],
  ['banner-slides', ['banners']],
  ['course-translations', ['translations']],
  ['page-translations', ['translations']],
  ['media', ['media']],
  ['jobs', ['jobs']],
  ['institutions', ['hospitals', 'all-jobs']],
]

describe.each(RECORDS)('%s', (collection, expected) => {
  it('are taken out of the cache by an edit and by a deletion', async () => {
    const { data, file, change } = await fixtureFor(payload, collection, editor)
    const row = await payload.create({ collection, data, file, overrideAccess: true })
    for (const [method, body] of [
      ['PATCH', change],
      ['DELETE', undefined],
    ] as const) {
      cleared.clear()
      expect((await rest(method, `/api/${collection}/${row.id}`, { token, body })).status).toBe(200)
      expect([method, ...cleared]).toEqual(expect.arrayContaining([method, ...expected]))
    }
  })
})

const GLOBALS: [GlobalSlug, string[]][] = [
  ['site-settings', ['site']],
  ['fact-settings', ['shelf-lives']],
  ['home', ['home']],
  ['admission', ['pages']],
  ['about', ['pages']],
  ['privacy', ['pages']],
  ['terms', ['pages']],
]

it.each(GLOBALS)('%s is taken out of the cache by an edit', async (slug, expected) => {
  expect((await rest('POST', `/api/globals/${slug}`, { token, body: {} })).status).toBe(200)
  expect([...cleared]).toEqual(expect.arrayContaining(expected))
})

it.each([
  ['colleges', 'college'],
  ['jobs', 'job'],
  ['institutions', 'hospital'],
] as const)('%s leave the cache under the old address and the new one', async (collection, tag) => {
  const { data } = await fixtureFor(payload, collection, editor)
  const row = await payload.create({ collection, data, overrideAccess: true })
  cleared.clear()
  const slug = unique('moved')
  await rest('PATCH', `/api/${collection}/${row.id}`, { token, body: { slug } })
  const old = 'slug' in row ? row.slug : ''
  expect([...cleared]).toEqual(expect.arrayContaining([`${tag}:${old}`, `${tag}:${slug}`]))
})

describe('the end of the day in India', () => {
  const runAt = async (moment: string) => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(moment) })
    await payload.jobs.queue({ task: 'close-vacancies', input: {} })
    cleared.clear()
    await payload.jobs.run()
  }

  it('takes the lists of vacancies and the home page out of the cache', async () => {
    await runAt('2027-03-01T00:01:00+05:30')
    expect([...cleared].sort()).toEqual(['all-jobs', 'home', 'jobs'])
  })

  it('comes once a day', async () => {
    await runAt('2027-03-02T12:01:00+05:30')
    expect([...cleared]).toEqual([])
  })
})

describe('what an edit clears in its own process', () => {
  let seen: Promise<string | undefined>[]
  let name: string
  let isAnswered: boolean
  let answeredBefore: boolean[]
  const look = (message: unknown) => {
    const { tags, until } = message as { tags: string[]; until: Promise<unknown>[] }
    if (!tags.includes('regions')) return
    until.push(new Promise(setImmediate).then(() => answeredBefore.push(isAnswered)))
    const kept = payload.db.pool.query<{ name: string }>('select name from regions where name = $1', [name])
    seen.push(kept.then(({ rows }) => rows[0]?.name))
  }
  beforeEach(() => {
    seen = []
    isAnswered = false
    answeredBefore = []
    name = unique('Region')
    subscribe(TAGS_TO_CLEAR, look)
  })
  afterEach(() => void unsubscribe(TAGS_TO_CLEAR, look))

  it('is cleared when others read the edit, and before its answer, also by other processes', async () => {
    const { data } = await fixtureFor(payload, 'regions', editor)
    await payload.create({ collection: 'regions', data: { ...data, name }, overrideAccess: true })
    isAnswered = true
    expect(answeredBefore.length).toBeGreaterThan(0)
    expect(answeredBefore).not.toContain(true)
    expect(await Promise.all(seen)).toContain(name)
    expect(await Promise.all(seen)).not.toContain(undefined)
  })

  it('stays when the edit is undone', async () => {
    const { data } = await fixtureFor(payload, 'regions', editor)
    const undone = inTransaction(payload, async (req) => {
      await payload.create({ collection: 'regions', data: { ...data, name }, overrideAccess: true, req })
      throw new Error('on second thoughts')
    })
    await expect(undone).rejects.toThrow('on second thoughts')
    expect(seen).toEqual([])
  })
})
