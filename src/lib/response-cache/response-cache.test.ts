import http from 'node:http'
import type { AddressInfo } from 'node:net'
import zlib from 'node:zlib'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ResponseCache } from './response-cache'

const MEGABYTE = 1024 * 1024
const PUBLIC = 's-maxage=3600, stale-while-revalidate=31532400'
const LONG = 'long text '.repeat(500)

type App = (request: http.IncomingMessage, response: http.ServerResponse) => void

let app: App
let asked: string[]
/** How many requests have come, and how many are over. */
let count: { come: number; over: number }
let cache: ResponseCache
let server: http.Server
let address: string

/** A page that says who asked for it and how often it was rendered. */
const page: App = (request, response) => {
  response.setHeader('Content-Type', 'text/html; charset=utf-8')
  response.setHeader('Cache-Control', PUBLIC)
  response.write(`${LONG} ${request.url} ${request.headers.cookie ?? 'nobody'} `)
  response.end(`rendered ${asked.length}`)
}

const start = (bytes = MEGABYTE) => {
  cache = new ResponseCache(bytes, {
    isShared: (path) => path.startsWith('/page') || path.startsWith('/static'),
    lists: { '/list': (query) => (query.has('q') ? null : query.get('state') ? `state=${query.get('state')}` : '') },
  })
}

beforeEach(async () => {
  app = page
  asked = []
  count = { come: 0, over: 0 }
  start()
  server = http.createServer((request, response) => {
    count.come += 1
    response.once('close', () => {
      count.over += 1
    })
    void cache.answer(request, response, (...both) => {
      asked.push(both[0].url ?? '')
      app(...both)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterEach(() => {
  vi.useRealTimers()
  server.closeAllConnections()
  server.close()
})

const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(address + path, { headers, method, redirect: 'manual' })
const text = async (path: string, headers: Record<string, string> = {}) => (await get(path, headers)).text()

const wait = (milliseconds: number) => vi.setSystemTime(Date.now() + milliseconds)

/** As the connection brings it: fetch takes encodings away. */
const raw = (path: string, headers: Record<string, string>) =>
  new Promise<{ headers: http.IncomingHttpHeaders; body: Buffer }>((resolve, reject) => {
    http
      .get(address + path, { headers }, (answer) => {
        const chunks: Buffer[] = []
        answer.on('data', (chunk: Buffer) => chunks.push(chunk))
        answer.on('end', () => resolve({ headers: answer.headers, body: Buffer.concat(chunks) }))
      })
      .on('error', reject)
  })

describe('a public page', () => {
  it('is rendered once and given again with its headers', async () => {
    const first = await get('/page')
    const again = await get('/page')
    expect(await again.text()).toBe(await first.text())
    expect(again.headers.get('cache-control')).toBe(PUBLIC)
    expect(again.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(asked).toEqual(['/page'])
  })

  it('is rendered once for all who ask at the same time', async () => {
    let finish: () => void = () => undefined
    app = (request, response) => {
      finish = () => page(request, response)
    }
    const answers = Array.from({ length: 8 }, () => text('/page'))
    await vi.waitFor(() => expect(asked).toHaveLength(1))
    finish()
    expect(new Set(await Promise.all(answers)).size).toBe(1)
    expect(asked).toHaveLength(1)
  })

  it('is rendered without the cookies and the headers of who asked first', async () => {
    const seen: http.IncomingHttpHeaders[] = []
    app = (request, response) => {
      seen.push(request.headers)
      page(request, response)
    }
    const mine = await text('/page', {
      cookie: 'session=mine',
      'x-forwarded-scheme': 'evil',
      'user-agent': 'mine',
      referer: 'https://evil.example',
    })
    const theirs = await text('/page', { cookie: 'session=theirs' })
    expect(theirs).toBe(mine)
    expect(mine).toContain('nobody')
    expect(Object.keys(seen[0] ?? {}).sort()).toEqual(['accept', 'accept-encoding', 'host', 'user-agent'])
    expect(seen[0]?.['user-agent']).not.toBe('mine')
  })

  it.each([
    ['br', zlib.brotliDecompressSync],
    ['gzip', zlib.gunzipSync],
  ])('is sent in %s to who understands it, and as it is to who does not', async (encoding, unpack) => {
    const packed = await raw('/page', { 'accept-encoding': encoding })
    const plain = await raw('/page', {})
    expect([packed.headers['content-encoding'], plain.headers['content-encoding']]).toEqual([encoding, undefined])
    expect(packed.headers.vary).toContain('Accept-Encoding')
    expect(unpack(packed.body).toString()).toBe(plain.body.toString())
    expect(Number(packed.headers['content-length'])).toBe(packed.body.length)
    const refused = await raw('/page', { 'accept-encoding': `${encoding};q=0` })
    expect(refused.headers['content-encoding']).toBeUndefined()
    expect(asked).toHaveLength(1)
  })

  it('is not sent again to who holds it', async () => {
    const tag = (await get('/page')).headers.get('etag') ?? ''
    const held = await get('/page', { 'if-none-match': `"other", ${tag}` })
    expect([held.status, await held.text()]).toEqual([304, ''])
    expect((await get('/page', { 'if-none-match': '"other"' })).status).toBe(200)
  })

  it('lives for a minute', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T06:00:00Z') })
    await text('/page')
    wait(59_000)
    await text('/page')
    expect(asked).toHaveLength(1)
    wait(2_000)
    await text('/page')
    expect(asked).toHaveLength(2)
  })

  it('does not outlive the day in India', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T18:29:40Z') })
    await text('/page')
    wait(20_000)
    await text('/page')
    expect(asked).toHaveLength(2)
  })
})

describe('what is asked for by one person', () => {
  it.each([
    ['an address that is not named', '/dashboard', {}],
    ['a page with a query', '/page?utm_source=mail&code=1', {}],
    ['a search', '/list?q=patna', {}],
    ['a preview', '/page', { cookie: 'a=b; __prerender_bypass=1' }],
    ['a part', '/page', { range: 'bytes=0-1' }],
    ["the router's data", '/page', { rsc: '1' }],
    ['who signs in with a header', '/page', { authorization: 'JWT x' }],
  ])('%s is rendered each time, as it was asked for', async (_, path, headers) => {
    const seen: (string | undefined)[] = []
    app = (request, response) => {
      seen.push(request.headers.cookie)
      page(request, response)
    }
    await text(path, headers)
    await text(path, headers)
    expect(asked).toEqual([path, path])
    expect(seen[0]).toBe('cookie' in headers ? headers.cookie : undefined)
    expect(cache.size.answers).toBe(0)
  })

  it.each(['HEAD', 'POST', 'OPTIONS'])('%s is rendered each time', async (method) => {
    await text('/page')
    await get('/page', {}, method)
    await get('/page', {}, method)
    expect(asked).toHaveLength(3)
  })

  it("the router's data are never given for a page, nor a page for them", async () => {
    app = (request, response) => {
      response.setHeader('Cache-Control', PUBLIC)
      response.end(request.headers.rsc ? 'data' : 'page')
    }
    expect([await text('/page'), await text('/page', { rsc: '1' }), await text('/page')]).toEqual([
      'page',
      'data',
      'page',
    ])
  })
})

describe('what is not kept', () => {
  it.each<[string, number, Record<string, string>]>([
    ['a missing page', 404, { 'Cache-Control': PUBLIC }],
    ['a failure', 500, {}],
    ['a redirect', 308, { Location: '/elsewhere', 'Cache-Control': PUBLIC }],
    ['an answer that sets a cookie', 200, { 'Cache-Control': PUBLIC, 'Set-Cookie': 'a=b' }],
    ['an answer that is not public', 200, { 'Cache-Control': 'private, no-store' }],
    ['a page that is known to be old', 200, { 'Cache-Control': PUBLIC, 'X-Nextjs-Cache': 'STALE' }],
  ])('%s', async (_, status, headers) => {
    app = (_request, response) => {
      response.writeHead(status, headers)
      response.end(LONG)
    }
    const first = await get('/page')
    const again = await get('/page')
    expect([first.status, again.status]).toEqual([status, status])
    expect(await again.text()).toBe(LONG)
    for (const [name, value] of Object.entries(headers)) expect(again.headers.get(name)).toBe(value)
    expect(asked).toHaveLength(2)
    expect(cache.size).toEqual({ answers: 0, bytes: 0 })
  })

  it('a page whose visitor went away; the others who wait for it get theirs', async () => {
    const held: (() => void)[] = []
    app = (request, response) => held.push(() => page(request, response))
    const leaving = new AbortController()
    const left = fetch(`${address}/page`, { signal: leaving.signal }).catch(() => 'left')
    await vi.waitFor(() => expect(held).toHaveLength(1))
    const waiting = text('/page')
    leaving.abort()
    expect(await left).toBe('left')
    await vi.waitFor(() => expect(held).toHaveLength(2))
    held[1]?.()
    expect(await waiting).toContain('rendered 2')
    await text('/page')
    expect(asked).toHaveLength(2)
  })
})

describe('an edit', () => {
  it('is seen by the next who asks', async () => {
    await text('/page')
    cache.clear()
    expect(await text('/page')).toContain('rendered 2')
  })

  it.each([
    ['a page', '/page', {}],
    ["the router's data of a page", '/page', { rsc: '1' }],
  ])('is seen in %s by who asks while a rendering is under way that Next would share', async (_, path, headers) => {
    const held: (() => void)[] = []
    app = (request, response) => held.push(() => page(request, response))
    const before = text('/page')
    await vi.waitFor(() => expect(held).toHaveLength(1))
    cache.clear()
    const after = text(path, headers)
    await vi.waitFor(() => expect(count.come).toBe(2))
    expect(held).toHaveLength(1)
    held[0]?.()
    await before
    await vi.waitFor(() => expect(held).toHaveLength(2))
    held[1]?.()
    expect(await after).toContain('rendered 2')
  })

  it.each([
    ['a page', '/page', {}],
    ["the router's data of a page", '/page', { rsc: '1' }],
  ])('leaves no page behind that nobody gets, when who waits for %s goes away', async (_, path, headers) => {
    const held: (() => void)[] = []
    app = (request, response) => held.push(() => page(request, response))
    const before = text('/page')
    await vi.waitFor(() => expect(held).toHaveLength(1))
    cache.clear()
    const leaving = new AbortController()
    const left = fetch(address + path, { headers, signal: leaving.signal }).catch(() => 'left')
    await vi.waitFor(() => expect(count.come).toBe(2))
    leaving.abort()
    expect(await left).toBe('left')
    await vi.waitFor(() => expect(count.over).toBe(1))
    held[0]?.()
    await before
    app = page
    cache.clear()
    // Nobody is to wait here, not even as long as one waits at most.
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    expect(await text('/page')).toContain('rendered')
  })

  it('is waited for by nobody who asks for a list, which Next renders for each by itself', async () => {
    const held: (() => void)[] = []
    app = (request, response) => held.push(() => page(request, response))
    const before = text('/list')
    await vi.waitFor(() => expect(held).toHaveLength(1))
    cache.clear()
    const after = text('/list')
    await vi.waitFor(() => expect(held).toHaveLength(2))
    held[1]?.()
    await after
    held[0]?.()
    await before
    await text('/list')
    expect(asked).toHaveLength(2)
  })

  it('leaves the files of the build', async () => {
    app = (_, response) => {
      response.setHeader('Cache-Control', 'public, max-age=31536000, immutable')
      response.end('code')
    }
    await text('/static/a.js')
    cache.clear()
    await text('/static/a.js')
    expect(asked).toHaveLength(1)
  })
})

it('a page is the same from wherever its visitors come', async () => {
  const answers = await Promise.all(['/page', '/page?utm_source=mail&fbclid=a1', '/page?'].map((path) => text(path)))
  expect(new Set(answers).size).toBe(1)
  expect(asked).toEqual(['/page'])
})

describe('a list', () => {
  it('is kept by what it is asked for, whatever else stands in the query', async () => {
    app = (request, response) => response.setHeader('Cache-Control', 'private, max-age=0').end(request.url)
    const answers = await Promise.all(
      ['/list?state=Bihar', '/list?utm=1&state=Bihar&q', '/list?state=Bihar&junk=2', '/list?junk=3', '/list'].map(
        (path) => text(path),
      ),
    )
    expect(answers).toEqual(['/list?state=Bihar', '/list?utm=1&state=Bihar&q', '/list?state=Bihar', '/list', '/list'])
    expect(asked.sort()).toEqual(['/list', '/list?state=Bihar', '/list?utm=1&state=Bihar&q'])
  })

  it('may be kept for a second by what stands before the site, one that is a person’s own may not', async () => {
    const own = 'private, max-age=0, must-revalidate'
    app = (request, response) => response.setHeader('Cache-Control', own).end(request.url)
    const controlOf = async (path: string) => (await get(path)).headers.get('cache-control')
    expect(await controlOf('/list?state=Bihar')).toContain('s-maxage=1')
    expect(await controlOf('/list?state=Bihar')).toContain('s-maxage=1')
    expect(await controlOf('/list?q=patna')).toBe(own)
  })
})

it('holds no more than it may, and counts what it makes of an answer', async () => {
  start(40_000)
  app = (request, response) => {
    response.setHeader('Content-Type', 'text/html')
    response.setHeader('Cache-Control', PUBLIC)
    response.end(`${request.url} ${'x'.repeat(10_000)}`)
  }
  for (let number = 0; number < 20; number += 1) await raw(`/page/${number}`, {})
  expect(cache.size.bytes).toBeLessThanOrEqual(40_000)
  expect(cache.size.answers).toBeLessThan(20)
  const before = cache.size.bytes
  await raw('/page/19', { 'accept-encoding': 'gzip' })
  expect(cache.size.bytes).toBeGreaterThan(before - 10_000)
  expect(cache.size.bytes).toBeLessThan(before)
})
