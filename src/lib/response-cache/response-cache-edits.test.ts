import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { CachedSite } from './cached-site'
import { TURN_MILLISECONDS } from './rendering/render-queue'

let site: CachedSite
beforeEach(async () => {
  site = await CachedSite.start()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  site.end()
})

describe('edit', () => {
  it('is visible to the next request', async () => {
    await site.text('/page')
    site.cache.clear()
    expect(await site.text('/page')).toContain('rendered 2')
  })

  it.each([
    ['a page', '/page', {}],
    ["the router's data of a page", '/page', { rsc: '1' }],
  ])('is visible in %s despite a rendering in flight', async (_, path, headers) => {
    const held: (() => void)[] = []
    site.app = (request, response) => held.push(() => site.page(request, response))
    const before = site.text('/page')
    await expect.poll(() => held).toHaveLength(1)
    site.cache.clear()
    const after = site.text(path, headers)
    await expect.poll(() => site.count.come).toBe(2)
    expect(held).toHaveLength(1)
    held[0]?.()
    await before
    await expect.poll(() => held).toHaveLength(2)
    held[1]?.()
    expect(await after).toContain('rendered 2')
  })

  it.each([
    ['a page', '/page', {}],
    ["the router's data of a page", '/page', { rsc: '1' }],
  ])('leaves no orphaned rendering when the client of %s disconnects', async (_, path, headers) => {
    const held: (() => void)[] = []
    site.app = (request, response) => held.push(() => site.page(request, response))
    const before = site.text('/page')
    await expect.poll(() => held).toHaveLength(1)
    site.cache.clear()
    const leaving = new AbortController()
    const left = fetch(site.pagePath + path, { headers, signal: leaving.signal }).catch(() => 'left')
    await expect.poll(() => site.count.come).toBe(2)
    leaving.abort()
    expect(await left).toBe('left')
    await expect.poll(() => site.count.over).toBe(1)
    held[0]?.()
    await before
    site.app = (request, response) => site.page(request, response)
    site.cache.clear()
    // No one may wait here, not even up to the longest wait.
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    expect(await site.text('/page')).toContain('rendered')
  })

  it('is read by queued renderings, which are not repeated', async () => {
    // No turn times out here, however slow the machine is.
    const { setTimeout: later } = globalThis
    vi.stubGlobal('setTimeout', (run: () => void, time?: number) =>
      time === TURN_MILLISECONDS ? later(run, 60_000).unref() : later(run, time),
    )
    const held: (() => void)[] = []
    site.app = (request, response) => held.push(() => site.page(request, response))
    const first = site.text('/page-a')
    await expect.poll(() => held).toHaveLength(1)
    const waiting = site.text('/page-b')
    await expect.poll(() => site.count.come).toBe(2)
    site.cache.clear()
    const after = site.text('/page-b')
    await expect.poll(() => site.count.come).toBe(3)
    held[0]?.()
    await first
    await expect.poll(() => held).toHaveLength(2)
    held[1]?.()
    expect(await waiting).toBe(await after)
    expect(await site.text('/page-b')).toContain('rendered 2')
    expect(site.asked).toEqual(['/page-a', '/page-b'])
  })

  it('does not delay lists, which Next renders per request', async () => {
    const held: (() => void)[] = []
    site.app = (request, response) => held.push(() => site.page(request, response))
    const before = site.text('/list')
    await expect.poll(() => held).toHaveLength(1)
    site.cache.clear()
    const after = site.text('/list')
    await expect.poll(() => held).toHaveLength(2)
    held[1]?.()
    await after
    held[0]?.()
    await before
    await site.text('/list')
    expect(site.asked).toHaveLength(2)
  })

  it.each(['/page', '/list'])('being saved delays %s, so that it renders once', async (path) => {
    site.cache.hold()
    const asked = site.text(path)
    await expect.poll(() => site.count.come).toBe(1)
    expect(site.asked).toEqual([])
    site.cache.clear()
    expect(await asked).toContain('rendered 1')
    await site.text(path)
    expect(site.asked).toHaveLength(1)
  })

  it('keeps build files', async () => {
    site.app = (_, response) => {
      response.setHeader('Cache-Control', 'public, max-age=31536000, immutable')
      response.end('code')
    }
    await site.text('/static/a.js')
    site.cache.clear()
    await site.text('/static/a.js')
    expect(site.asked).toHaveLength(1)
  })
})
