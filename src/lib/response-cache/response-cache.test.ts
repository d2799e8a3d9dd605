import { randomBytes } from 'node:crypto'
import http from 'node:http'
import { Socket } from 'node:net'
import zlib from 'node:zlib'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { CachedSite, LONG, PUBLIC } from './cached-site'
import { OVERHEAD_BYTES, StoredResponse } from './stored-response'

let site: CachedSite
beforeEach(async () => {
  site = await CachedSite.start()
})
afterEach(() => {
  vi.useRealTimers()
  site.end()
})

const wait = (milliseconds: number) => vi.setSystemTime(Date.now() + milliseconds)

describe('public page', () => {
  it('is rendered once and served with its headers', async () => {
    const first = await site.get('/page')
    const again = await site.get('/page')
    expect(await again.text()).toBe(await first.text())
    expect(again.headers.get('cache-control')).toBe(PUBLIC)
    expect(again.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(site.asked).toEqual(['/page'])
  })

  it('is rendered once for concurrent requests', async () => {
    let finish: () => void = () => undefined
    site.app = (request, response) => {
      finish = () => site.page(request, response)
    }
    const answers = Array.from({ length: 8 }, () => site.text('/page'))
    await expect.poll(() => site.asked).toHaveLength(1)
    finish()
    expect(new Set(await Promise.all(answers)).size).toBe(1)
    expect(site.asked).toHaveLength(1)
  })

  it('is rendered without the first request’s cookies and headers', async () => {
    const seen: http.IncomingHttpHeaders[] = []
    site.app = (request, response) => {
      seen.push(request.headers)
      site.page(request, response)
    }
    const mine = await site.text('/page', {
      cookie: 'session=mine',
      'x-forwarded-scheme': 'evil',
      'user-agent': 'mine',
      referer: 'https://evil.example',
    })
    const theirs = await site.text('/page', { cookie: 'session=theirs' })
    expect(theirs).toBe(mine)
    expect(mine).toContain('nobody')
    expect(Object.keys(seen[0] ?? {}).sort()).toEqual(['accept', 'accept-encoding', 'host', 'user-agent'])
    expect(seen[0]?.['user-agent']).not.toBe('mine')
  })

  it.each([
    ['br', zlib.brotliDecompressSync],
    ['gzip', zlib.gunzipSync],
  ])('is sent in %s if accepted, otherwise unencoded', async (encoding, unpack) => {
    const packed = await site.raw('/page', { 'accept-encoding': encoding })
    const plain = await site.raw('/page', {})
    expect([packed.headers['content-encoding'], plain.headers['content-encoding']]).toEqual([encoding, undefined])
    expect(packed.headers.vary).toContain('Accept-Encoding')
    expect(unpack(packed.body).toString()).toBe(plain.body.toString())
    expect(Number(packed.headers['content-length'])).toBe(packed.body.length)
    const refused = await site.raw('/page', { 'accept-encoding': `${encoding};q=0` })
    expect(refused.headers['content-encoding']).toBeUndefined()
    expect(site.asked).toHaveLength(1)
  })

  it('is served to all requests without cookies, and cached only here', async () => {
    site.app = (request, response) => {
      response.setHeader('Content-Type', 'text/html; charset=utf-8')
      response.setHeader('Cache-Control', 'private, no-store')
      response.end(`${LONG} ${request.headers.cookie ?? 'nobody'}`)
    }
    const answers = [await site.get('/entrance'), await site.get('/entrance')]
    expect(answers.map(({ headers }) => headers.get('cache-control'))).toEqual([
      'private, no-store',
      'private, no-store',
    ])
    expect(site.asked).toHaveLength(1)
    expect(await site.text('/entrance', { cookie: 'session=mine' })).toContain('session=mine')
    expect(await site.text('/entrance')).toContain('nobody')
    expect(await site.text('/entrance?next=/jobs')).toContain('nobody')
    expect(site.asked).toHaveLength(3)
  })

  it('gets 304 if unchanged', async () => {
    const tag = (await site.get('/page')).headers.get('etag') ?? ''
    const held = await site.get('/page', { 'if-none-match': `"other", ${tag}` })
    expect([held.status, await held.text()]).toEqual([304, ''])
    expect((await site.get('/page', { 'if-none-match': '"other"' })).status).toBe(200)
  })

  it('stays while the database is down and renders again afterwards', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T06:00:00Z') })
    await Promise.all([site.text('/page'), site.text('/list')])
    site.cache.isDatabaseDown = true
    wait(3_600_000)
    for (const path of ['/page', '/list', '/page']) expect((await site.get(path)).status).toBe(200)
    expect(site.asked).toHaveLength(2)
    site.cache.isDatabaseDown = false
    await site.text('/page')
    expect(site.asked).toHaveLength(3)
  })

  it('expires after a minute', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T06:00:00Z') })
    await site.text('/page')
    wait(59_000)
    await site.text('/page')
    expect(site.asked).toHaveLength(1)
    wait(2_000)
    await site.text('/page')
    expect(site.asked).toHaveLength(2)
  })

  it('expires earlier if the page says so', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    site.app = (request, response) => response.setHeader('Cache-Control', 's-maxage=10').end(request.url)
    await site.text('/page')
    wait(9_000)
    await site.text('/page')
    expect(site.asked).toHaveLength(1)
    wait(2_000)
    await site.text('/page')
    expect(site.asked).toHaveLength(2)
  })

  it('expires at the end of the day in India', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T18:29:40Z') })
    await site.text('/page')
    wait(20_000)
    await site.text('/page')
    expect(site.asked).toHaveLength(2)
  })
})

describe('personal request', () => {
  it.each([
    ['an address that is not named', '/dashboard', {}],
    ['a page with a query', '/page?utm_source=mail&code=1', {}],
    ['a search', '/list?q=patna', {}],
    ['a preview', '/page', { cookie: 'a=b; __prerender_bypass=1' }],
    ['a part', '/page', { range: 'bytes=0-1' }],
    ["the router's data", '/page', { rsc: '1' }],
    ['who signs in with a header', '/page', { authorization: 'JWT x' }],
  ])('%s is rendered per request, unchanged', async (_, path, headers) => {
    const seen: (string | undefined)[] = []
    site.app = (request, response) => {
      seen.push(request.headers.cookie)
      site.page(request, response)
    }
    await site.text(path, headers)
    await site.text(path, headers)
    expect(site.asked).toEqual([path, path])
    expect(seen[0]).toBe('cookie' in headers ? headers.cookie : undefined)
    expect(site.cache.size.answers).toBe(0)
  })

  it.each(['HEAD', 'POST', 'OPTIONS'])('%s is rendered per request', async (method) => {
    await site.text('/page')
    await site.get('/page', {}, method)
    await site.get('/page', {}, method)
    expect(site.asked).toHaveLength(3)
  })

  it('router data and pages are never confused', async () => {
    site.app = (request, response) => {
      response.setHeader('Cache-Control', PUBLIC)
      response.end(request.headers.rsc ? 'data' : 'page')
    }
    expect([await site.text('/page'), await site.text('/page', { rsc: '1' }), await site.text('/page')]).toEqual([
      'page',
      'data',
      'page',
    ])
  })
})

describe('uncacheable response', () => {
  it.each<[string, number, Record<string, string>]>([
    ['a missing page', 404, { 'Cache-Control': PUBLIC }],
    ['a failure', 500, {}],
    ['a redirect', 308, { Location: '/elsewhere', 'Cache-Control': PUBLIC }],
    ['an answer that sets a cookie', 200, { 'Cache-Control': PUBLIC, 'Set-Cookie': 'a=b' }],
    ['an answer that is not public', 200, { 'Cache-Control': 'private, no-store' }],
    ['a page that is known to be old', 200, { 'Cache-Control': PUBLIC, 'X-Nextjs-Cache': 'STALE' }],
  ])('%s', async (_, status, headers) => {
    site.app = (_request, response) => {
      response.writeHead(status, headers)
      response.end(LONG)
    }
    const first = await site.get('/page')
    const again = await site.get('/page')
    expect([first.status, again.status]).toEqual([status, status])
    expect(await again.text()).toBe(LONG)
    for (const [name, value] of Object.entries(headers)) expect(again.headers.get(name)).toBe(value)
    expect(site.asked).toHaveLength(2)
    expect(site.cache.size).toEqual({ answers: 0, bytes: 0 })
  })

  it('a page whose client disconnected, while others get theirs', async () => {
    const held: (() => void)[] = []
    site.app = (request, response) => held.push(() => site.page(request, response))
    const leaving = new AbortController()
    const left = fetch(`${site.pagePath}/page`, { signal: leaving.signal }).catch(() => 'left')
    await expect.poll(() => held).toHaveLength(1)
    const waiting = site.text('/page')
    leaving.abort()
    expect(await left).toBe('left')
    await expect.poll(() => held).toHaveLength(2)
    held[1]?.()
    expect(await waiting).toContain('rendered 2')
    await site.text('/page')
    expect(site.asked).toHaveLength(2)
  })
})

it('campaign parameters do not change a page', async () => {
  const answers = await Promise.all(
    ['/page', '/page?utm_source=mail&fbclid=a1', '/page?'].map((path) => site.text(path)),
  )
  expect(new Set(answers).size).toBe(1)
  expect(site.asked).toEqual(['/page'])
})

describe('list', () => {
  it('is cached by its canonical query', async () => {
    site.app = (request, response) => response.setHeader('Cache-Control', 'private, max-age=0').end(request.url)
    const answers = await Promise.all(
      ['/list?state=Bihar', '/list?utm=1&state=Bihar&q', '/list?state=Bihar&junk=2', '/list?junk=3', '/list'].map(
        (path) => site.text(path),
      ),
    )
    expect(answers).toEqual(['/list?state=Bihar', '/list?utm=1&state=Bihar&q', '/list?state=Bihar', '/list', '/list'])
    expect(site.asked.sort()).toEqual(['/list', '/list?state=Bihar', '/list?utm=1&state=Bihar&q'])
  })

  it('may be cached for a second by proxies unless personal', async () => {
    const own = 'private, max-age=0, must-revalidate'
    site.app = (request, response) => response.setHeader('Cache-Control', own).end(request.url)
    const controlOf = async (path: string) => (await site.get(path)).headers.get('cache-control')
    expect(await controlOf('/list?state=Bihar')).toContain('s-maxage=1')
    expect(await controlOf('/list?state=Bihar')).toContain('s-maxage=1')
    expect(await controlOf('/list?q=patna')).toBe(own)
  })
})

/** A unique page that hardly compresses. */
const random: CachedSite['app'] = (request, response) => {
  response.setHeader('Content-Type', 'text/html')
  response.setHeader('Cache-Control', PUBLIC)
  response.end(`${request.url} ${randomBytes(10_000).toString('base64')}`)
}

it('respects the memory limit', async () => {
  site.end()
  site = await CachedSite.start(40_000)
  site.app = random
  for (let number = 0; number < 20; number += 1) await site.raw(`/page/${number}`, {})
  expect(site.cache.size.bytes).toBeLessThanOrEqual(40_000)
  expect(site.cache.size.answers).toBeLessThan(20)
})

it('stores only encoded bodies until plain ones are requested', async () => {
  const once = await site.raw('/page', {})
  const packed = once.body.length / 10
  await expect.poll(() => site.cache.size.bytes).toBeLessThan(OVERHEAD_BYTES + packed)
  expect((await site.raw('/page', {})).body).toEqual(once.body)
  expect(site.cache.size.bytes).toBeGreaterThan(once.body.length)
  expect((await site.raw('/page', { 'accept-encoding': 'br' })).headers['content-encoding']).toBe('br')
  expect(site.asked).toHaveLength(1)
})

it('is packed only while nobody has asked for it encoded', async () => {
  const request = Object.assign(new http.IncomingMessage(new Socket()), { headers: { 'accept-encoding': 'gzip' } })
  const written = { status: 200, headers: { 'content-type': 'text/html' }, body: randomBytes(10_000) }
  const stored = new StoredResponse('/page', written, () => undefined)
  await stored.send(request, new http.ServerResponse(request))
  const { bytes } = stored
  await stored.pack()
  expect(stored.bytes).toBe(bytes)
})
