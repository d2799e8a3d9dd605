import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { Writable } from 'node:stream'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { takesFiles } from '@/app/route-names'
import { MAX_PICTURE_BYTES } from '@/cms/uploads/picture-limits'
import { vacancyImporter } from '@/features/jobs/import/admin/vacancy-importer'
import { BodyTooLarge, boundBodies, maxBodyBytes } from './body-limit'

const MEGABYTE = 1024 * 1024
let port = 0
/** What the handler behind the limit saw of the last request. */
let seen: { bytes: number; error?: unknown; asked: boolean }
const server = http.createServer(async (request, response) => {
  seen.asked = true
  if (request.url === '/unread') {
    // As Next does with a form that it cannot read: it pipes it into something that accepts nothing more.
    request.pipe(new Writable({ write: () => undefined }))
    return void request.once('data', () => response.end('answered early'))
  }
  if (request.url === '/broken-off') {
    // As Payload does with a form that it cannot read: Node detaches the socket from a request that is no longer
    // iterated.
    for await (const _piece of request) break
    return void response.end('answered early')
  }
  try {
    for await (const piece of request) seen.bytes += piece.length
    response.setHeader('X-Read', String(seen.bytes))
    response.end('read')
  } catch (error) {
    seen.error = error
    response.statusCode = 500
    response.setHeader('X-Late', 'yes')
    response.end('an answer that comes too late')
  }
})

beforeAll(async () => {
  boundBodies(takesFiles)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  port = (server.address() as AddressInfo).port
})
afterAll(() => void server.close())
beforeEach(() => {
  seen = { bytes: 0, asked: false }
})

/** Looks like a session; whether it is valid is checked by the route. */
const SESSION = { cookie: 'a=b; payload-token=x' }

/** Sends so many megabytes in chunks of one, without Content-Length unless declared. */
function send(path: string, megabytes: number, headers: http.OutgoingHttpHeaders = {}) {
  return new Promise<{ status: number; text: string; sent: number; headers: http.IncomingHttpHeaders }>(
    (resolve, reject) => {
      let sent = 0
      const request = http.request({ port, host: '127.0.0.1', path, method: 'POST', headers }, (response) => {
        let text = ''
        response.setEncoding('utf8').on('data', (piece) => {
          text += piece
        })
        response.on('end', () => {
          request.destroy()
          resolve({ status: response.statusCode ?? 0, text, sent, headers: response.headers })
        })
      })
      request.on('error', (error) => sent < megabytes && reject(error))
      const piece = Buffer.alloc(MEGABYTE, 'a')
      const next = () => {
        if (request.destroyed) return
        if (sent === megabytes) return void request.end()
        sent += 1
        request.write(piece, () => setImmediate(next))
      }
      next()
    },
  )
}

describe('request body', () => {
  it.each([
    ['/api/enquiries', 0.25, {}],
    ['/api/resumes', 7, SESSION],
    ['/contact', 0.25, {}],
    ['/none/of/ours', 0.25, {}],
    ['/login', 24, {}],
    ['/hi/jobs/resident/apply', 24, {}],
  ])('without a length is stopped at the limit of %s', async (path, limit, headers) => {
    const { status, sent } = await send(path, limit + 200, headers)
    expect(status).toBe(413)
    expect(seen.bytes).toBeLessThanOrEqual(limit * MEGABYTE)
    expect(sent).toBeLessThan(limit + 200)
    expect(seen.error).toBeInstanceOf(BodyTooLarge)
  })

  it('with a declared length over the limit is not read', async () => {
    const { status } = await send('/api/resumes', 9, { ...SESSION, 'content-length': 9 * MEGABYTE })
    expect([status, seen.asked]).toEqual([413, false])
  })

  it('within the limit arrives whole', async () => {
    for (const headers of [{}, { 'content-length': 6 * MEGABYTE }]) {
      seen = { bytes: 0, asked: false }
      const { status, headers: answered } = await send('/api/resumes', 6, { ...SESSION, ...headers })
      expect([status, answered['x-read']]).toEqual([200, String(6 * MEGABYTE)])
    }
  })

  it('is rejected once: with a page for forms, in JSON over REST', async () => {
    const page = await send('/login?mode=create', 30, { referer: 'http://localhost:3000/login?mode=create"><b>' })
    expect(page.headers['content-type']).toMatch(/^text\/html/)
    expect(page.text).toContain('<h1>This file is too large</h1>')
    // A photo may be three times as large as a CV.
    expect(page.text).not.toContain(' MB')
    expect(page.text).toContain('href="/login?mode=create%22%3E%3Cb%3E"')
    const form = await send('/contact', 9)
    expect(form.text).toContain('<h1>This is more than the form takes</h1>')
    const rest = await send('/api/resumes', 9, SESSION)
    expect(JSON.parse(rest.text)).toEqual({ errors: [{ message: 'This file is too large.' }] })
    expect(rest.headers).not.toHaveProperty('x-late')
  })
})

it('admits the largest picture of the library', () => {
  expect(maxBodyBytes('/api/media', SESSION, takesFiles)).toBeGreaterThan(MAX_PICTURE_BYTES)
  expect(maxBodyBytes('/api/media/file/x.jpg', SESSION, takesFiles)).toBeLessThan(2 * MAX_PICTURE_BYTES)
})

it('leaves large imports to their own limit', () => {
  const max = (path: string, headers: http.IncomingHttpHeaders = SESSION) => maxBodyBytes(path, headers, takesFiles)
  expect(max('/api/jobs/import')).toBeGreaterThan(vacancyImporter.mostMegabytes * MEGABYTE)
  expect(max('/api/colleges/import-official-list')).toBe(max('/api/jobs/import'))
  expect(max('/api/jobs/import/')).toBe(max('/api/jobs'))
  expect(max('/api/jobs/import', {})).toBeLessThan(MEGABYTE)
  expect(max('/internal/revalidate')).toBeLessThan(MEGABYTE)
})

describe('unfinished bodies', () => {
  const open: http.ClientRequest[] = []
  afterEach(() => {
    for (const request of open.splice(0)) request.destroy()
  })

  /** Sends so many bytes without ending; resolves when all have been read, or with the error. */
  async function hold(path: string, bytes: number): Promise<number | 'held'> {
    const before = seen.bytes
    const request = http.request({ port, host: '127.0.0.1', path, method: 'POST', agent: false })
    open.push(request)
    const answered = new Promise<number>((resolve, reject) => {
      request.on('response', (response) => {
        response.resume()
        resolve(response.statusCode ?? 0)
      })
      request.on('error', reject)
    })
    let isAnswered = false
    const note = () => {
      isAnswered = true
    }
    answered.then(note, note)
    request.write(Buffer.alloc(bytes, 'a'))
    // Ends with either: left to wait, it would go on in the next test file, and advance its clock.
    await vi.waitUntil(() => isAnswered || seen.bytes >= before + bytes, 20_000)
    return isAnswered ? answered : 'held'
  }

  it('are limited per network, forms without files separately', async () => {
    expect([await hold('/login', 20 * MEGABYTE), await hold('/jobs', 20 * MEGABYTE)]).toEqual(['held', 'held'])
    expect(await hold('/login', 20 * MEGABYTE)).toBe(429)
    expect(await hold('/contact', 1000)).toBe('held')
    for (const request of open.splice(0)) request.destroy()
    await vi.waitFor(async () => expect((await send('/login', 20)).status).toBe(200), 20_000)
  })

  it('are limited even if small', async () => {
    const held = []
    for (let form = 0; form < 40; form++) held.push(await hold('/contact', 250_000))
    expect(held.filter((outcome) => outcome === 'held')).toHaveLength(Math.floor((8 * MEGABYTE) / 250_000))
    expect(held.at(-1)).toBe(429)
  })
})

describe('an unread body', () => {
  it.each([
    ['/unread', 200_000],
    ['/broken-off', 200_000],
    ['/broken-off', 100_000],
    ['/broken-off', 100],
  ])('does not block the connection’s next request (%s, %i bytes)', async (path, bytes) => {
    const agent = new http.Agent({ keepAlive: true, maxSockets: 1 })
    const ask = (method: string, asked: string, body?: Buffer) =>
      new Promise<string>((resolve, reject) => {
        const request = http.request({ agent, port, host: '127.0.0.1', method, path: asked }, (response) => {
          let text = ''
          response.setEncoding('utf8').on('data', (piece) => {
            text += piece
          })
          response.on('end', () => resolve(`${text}${request.reusedSocket ? ' over the same connection' : ''}`))
        })
        request.on('error', reject)
        request.end(body)
      })
    expect(await ask('POST', path, Buffer.alloc(bytes, 'a'))).toBe('answered early')
    expect(await ask('GET', '/')).toBe('read over the same connection')
    agent.destroy()
  })
})
