import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { Writable } from 'node:stream'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { vacancyImporter } from '@/features/jobs/import/admin/vacancy-importer'
import { BodyTooLarge, boundBodies, mostBodyBytes } from './body-limit'

const MEGABYTE = 1024 * 1024
let port = 0
/** What the handler behind the door saw of the last request. */
let seen: { bytes: number; error?: unknown; asked: boolean }
const server = http.createServer(async (request, response) => {
  seen.asked = true
  if (request.url === '/unread') {
    // As Next does with a form that it cannot read: whatever it is piped into takes nothing any more.
    request.pipe(new Writable({ write: () => undefined }))
    return void request.once('data', () => response.end('answered early'))
  }
  if (request.url === '/broken-off') {
    // As Payload does with a form that it cannot read: Node takes the socket from a request that is no longer iterated.
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
  boundBodies()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  port = (server.address() as AddressInfo).port
})
afterAll(() => void server.close())
beforeEach(() => {
  seen = { bytes: 0, asked: false }
})

/** Sends so many megabytes in pieces of one; without a length unless one is declared. */
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

describe('a body', () => {
  it.each([
    ['/api/enquiries', 7],
    ['/login', 24],
  ])('without a length is stopped at the limit of %s', async (path, limit) => {
    const { status, sent } = await send(path, limit + 200)
    expect(status).toBe(413)
    expect(seen.bytes).toBeLessThanOrEqual(limit * MEGABYTE)
    expect(sent).toBeLessThan(limit + 200)
    expect(seen.error).toBeInstanceOf(BodyTooLarge)
  })

  it('that says how long it is is not read at all', async () => {
    const { status } = await send('/api/enquiries', 9, { 'content-length': 9 * MEGABYTE })
    expect([status, seen.asked]).toEqual([413, false])
  })

  it('within the limit arrives whole, with and without a length', async () => {
    for (const headers of [{}, { 'content-length': 6 * MEGABYTE }]) {
      seen = { bytes: 0, asked: false }
      const { status, headers: answered } = await send('/api/enquiries', 6, headers)
      expect([status, answered['x-read']]).toEqual([200, String(6 * MEGABYTE)])
    }
  })

  it('that is refused is refused once: in words for a form, in JSON over REST', async () => {
    const page = await send('/login?mode=create', 30, { referer: 'http://localhost:3000/login?mode=create"><b>' })
    expect(page.headers['content-type']).toMatch(/^text\/html/)
    expect(page.text).toContain('<h1>This file is too large</h1>')
    expect(page.text).toContain('href="/login?mode=create%22%3E%3Cb%3E"')
    const rest = await send('/api/users/login', 9)
    expect(JSON.parse(rest.text)).toEqual({ errors: [{ message: 'This request is too large.' }] })
    expect(rest.headers).not.toHaveProperty('x-late')
  })
})

it('leaves an import to say for itself that its file is too large', () => {
  expect(mostBodyBytes('/api/jobs/import')).toBeGreaterThan(vacancyImporter.mostMegabytes * MEGABYTE)
  expect(mostBodyBytes('/api/colleges/import-official-list')).toBe(mostBodyBytes('/api/jobs/import'))
  expect(mostBodyBytes('/api/jobs/import/')).toBe(mostBodyBytes('/api/jobs'))
  expect(mostBodyBytes('/internal/revalidate')).toBeLessThan(MEGABYTE)
})

describe('a body that nobody reads to its end', () => {
  it.each([
    ['/unread', MEGABYTE],
    ['/broken-off', MEGABYTE],
    ['/broken-off', 100_000],
    ['/broken-off', 100],
  ])('does not keep the next request of its connection waiting (%s, %i bytes)', async (path, bytes) => {
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
