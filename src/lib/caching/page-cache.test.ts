import { channel, subscribe, unsubscribe } from 'node:diagnostics_channel'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import PageCache from './page-cache.mjs'
import { pageCacheCounts } from './page-cache-counts.mjs'
import { TAGS_CLEARED, TAGS_CLEARED_ELSEWHERE, TAGS_TO_CLEAR } from './tag-channels.mjs'

// The cache ignores entries older than its process, so it must start at the time of the tests.
vi.hoisted(() => vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T05:00:00Z') }))

const LIMIT_BYTES = 20_000

let told: { tags: string[]; isOwn: boolean }[]
const note = (message: unknown) => {
  const { tags, isOwn } = message as (typeof told)[number]
  told.push({ tags, isOwn })
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout'], now: new Date('2026-11-22T06:00:00Z') })
  told = []
  subscribe(TAGS_CLEARED, note)
})
afterEach(() => {
  unsubscribe(TAGS_CLEARED, note)
  vi.useRealTimers()
})

/** An instance of the cache, as Next creates one per request. */
const request = () =>
  new PageCache({
    fs: {} as never,
    flushToDisk: false,
    serverDistDir: '/nowhere',
    revalidatedTags: [],
    maxMemoryCacheSize: LIMIT_BYTES,
    _requestHeaders: {},
    dev: false,
  } as never)

const entry = (words: string) => ({ kind: 'FETCH', data: { headers: {}, body: words, url: '' }, revalidate: 3600 })
const keep = (cache: PageCache, key: string, words: string) =>
  cache.set(key, entry(words) as never, { fetchCache: true, tags: ['colleges'] } as never)
const kept = async (key: string) => {
  const found = await request().get(key, { kind: 'FETCH', tags: ['colleges'], softTags: [] } as never)
  return (found?.value as ReturnType<typeof entry> | null | undefined)?.data.body
}
const wait = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)

it('does not serve pages of the build', async () => {
  vi.setSystemTime(new Date('2026-11-22T04:00:00Z'))
  await keep(request(), 'of the build', 'empty')
  expect(await kept('of the build')).toBeUndefined()
})

describe('page', () => {
  it('is cached until one of its tags is cleared', async () => {
    await keep(request(), 'page', 'before')
    expect(await kept('page')).toBe('before')
    await wait(10)
    await request().revalidateTag('colleges', { expire: 0 })
    expect(await kept('page')).toBeUndefined()
    await wait(10)
    await keep(request(), 'page', 'after')
    expect(await kept('page')).toBe('after')
  })

  it('is dropped by a clearing in the millisecond in which it was stored', async () => {
    await keep(request(), 'page', 'before')
    await request().revalidateTag('colleges', { expire: 0 })
    expect(await kept('page')).toBeUndefined()
  })

  it('is dropped immediately after the clock was set forward', async () => {
    vi.setSystemTime(performance.timeOrigin + 2 * 3_600_000)
    await keep(request(), 'page', 'before')
    await wait(10)
    await request().revalidateTag('colleges', { expire: 0 })
    expect(await kept('page')).toBeUndefined()
  })

  it('is dropped immediately on an edit, and other processes are notified', async () => {
    await keep(request(), 'page', 'before')
    await wait(10)
    const until: Promise<unknown>[] = []
    channel(TAGS_TO_CLEAR).publish({ tags: ['colleges'], until })
    expect(await kept('page')).toBeUndefined()
    await Promise.all(until)
    expect(told).toEqual([{ tags: ['colleges'], isOwn: true }])
  })

  it('is not reported cleared before other processes acknowledge', async () => {
    let heard: () => void = () => undefined
    const notifyOthers = (message: unknown) =>
      (message as { until: Promise<unknown>[] }).until.push(new Promise<void>((resolve) => (heard = resolve)))
    subscribe(TAGS_CLEARED, notifyOthers)
    const until: Promise<unknown>[] = []
    const cleared = vi.fn()
    channel(TAGS_TO_CLEAR).publish({ tags: ['colleges'], until })
    const waiting = Promise.all(until).then(cleared)
    await wait(10)
    expect(cleared).not.toHaveBeenCalled()
    heard()
    await waiting
    expect(cleared).toHaveBeenCalled()
    unsubscribe(TAGS_CLEARED, notifyOthers)
  })

  it('is not cached if an edit crosses its rendering', async () => {
    const crossing = request()
    await wait(10)
    await request().revalidateTag(['colleges'], { expire: 0 })
    await wait(10)
    await keep(crossing, 'crossed', 'before')
    expect(await kept('crossed')).toBeUndefined()
  })

  it('is not cached if another process’s edit crosses its rendering', async () => {
    const crossing = request()
    await wait(10)
    channel(TAGS_CLEARED_ELSEWHERE).publish(['colleges'])
    await wait(10)
    await keep(crossing, 'crossed elsewhere', 'before')
    expect(await kept('crossed elsewhere')).toBeUndefined()
  })
})

it('a tag cleared through Next is cleared again later, for rows committed meanwhile', async () => {
  await request().revalidateTag('colleges', { expire: 0 })
  await wait(10)
  await keep(request(), 'page', 'read too early')
  expect(await kept('page')).toBe('read too early')
  await wait(2000)
  expect(await kept('page')).toBeUndefined()
  const own = { tags: ['colleges'], isOwn: true }
  expect(told).toEqual([own, own])
})

it.each([
  ['by an edit', () => channel(TAGS_TO_CLEAR).publish({ tags: ['colleges'], until: [] })],
  ['by another process', () => channel(TAGS_CLEARED_ELSEWHERE).publish(['colleges'])],
])('a tag cleared %s, after its commit, is cleared once', async (_, clear) => {
  vi.resetModules()
  await import('./page-cache.mjs')
  clear()
  await wait(10)
  await keep(request(), 'page', 'the edit')
  await wait(3000)
  expect(await kept('page')).toBe('the edit')
  expect(told).toHaveLength(1)
})

it('counts evictions and reports its size', async () => {
  const before = pageCacheCounts.evictions
  for (let number = 0; number < 10; number += 1) await keep(request(), `large ${number}`, 'x'.repeat(5000))
  await kept('large 9')
  expect(pageCacheCounts.evictions).toBeGreaterThan(before)
  expect(pageCacheCounts.maxBytes).toBe(LIMIT_BYTES)
  expect(pageCacheCounts.bytes).toBeLessThanOrEqual(LIMIT_BYTES)
})

describe('App Router page', () => {
  const words = 'Fees of ₹1,20,000 a year. '.repeat(400)
  const page = () => ({
    kind: 'APP_PAGE',
    html: `<p>${words}</p>`,
    rscData: Buffer.from(`0:["$","p",null,{"children":"${words}"}]`),
    segmentData: new Map([['/_tree', Buffer.from('0:{}')]]),
    postponed: undefined,
    headers: { 'x-next-cache-tags': 'packed' },
    status: 200,
  })
  const found = async (key: string) =>
    (await request().get(key, { kind: 'APP_PAGE', isRoutePPREnabled: false, isFallback: false } as never))?.value

  it('is compressed and restored unchanged', async () => {
    const before = pageCacheCounts.bytes
    await request().set('/colleges/one', page() as never, {} as never)
    expect(await found('/colleges/one')).toEqual(page())
    expect(pageCacheCounts.bytes - before).toBeLessThan(words.length / 10)
  })

  it('is not cached if an edit crosses its compression', async () => {
    const crossing = request().set('/colleges/two', page() as never, {} as never)
    await request().revalidateTag('another', { expire: 0 })
    await crossing
    expect(await found('/colleges/two')).toBeUndefined()
  })
})
