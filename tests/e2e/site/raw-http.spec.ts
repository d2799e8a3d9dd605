import http, { type IncomingMessage, type OutgoingHttpHeaders } from 'node:http'
import net from 'node:net'
import { expect } from '@playwright/test'
import { PDF } from '../../setup/pdf'
import { withRecords } from '../support/members'
import { addressOf, PASSWORD } from '../support/people'
import { SITE, staff, uniqueName } from '../support/staff-api'
import { test } from '../support/test'

/** What a browser would not send, or not show, as the production server takes and answers it over HTTP. */

const MEGABYTE = 1024 * 1024
const site = new URL(SITE)
const records = withRecords()

interface Asked {
  headers?: OutgoingHttpHeaders
  /** Sent piece by piece until it ends or the server answers. */
  body?: Iterable<string | Buffer>
}

/** Asks exactly as told: no client corrects the address, the method or the headers. */
function ask(method: string, path: string, { headers = {}, body = [] }: Asked = {}) {
  return new Promise<{ answer: IncomingMessage; text: string; sent: number }>((resolve, reject) => {
    let sent = 0
    const options = { host: '127.0.0.1', port: site.port, method, path, headers: { host: site.host, ...headers } }
    const request = http.request(options, (answer) => {
      let text = ''
      answer.setEncoding('utf8').on('data', (piece) => {
        text += piece
      })
      answer.on('end', () => {
        request.destroy()
        resolve({ answer, text, sent })
      })
    })
    request.on('error', reject)
    const pieces = body[Symbol.iterator]()
    const next = () => {
      const { done, value } = pieces.next()
      if (done || request.destroyed) return void request.end()
      sent += value.length
      request.write(value, () => setImmediate(next))
    }
    next()
  })
}

function* megabytes(count: number, first = '') {
  if (first) yield first
  for (let index = 0; index < count; index++) yield Buffer.alloc(MEGABYTE, 'a')
}

test.describe('a body without a length', () => {
  const json = { 'content-type': 'application/json' }
  const form = { 'content-type': 'multipart/form-data; boundary=x' }
  const part = '--x\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n'
  for (const [path, headers, first] of [
    ['/api/enquiries', json, '{"name":"'],
    ['/api/users/login', json, '{"email":"'],
    ['/api/job-applications', json, '{"job":"'],
    ['/api/resumes', form, part],
    ['/api/profile-photos', form, part],
    ['/api/nothing', json, '"'],
    ['/internal/revalidate', json, '"'],
    ['/login?mode=create', form, part],
    ['/contact', form, part],
    ['/jobs/none', form, part],
    ['/about', { ...json, 'next-action': '40'.repeat(21) }, '["'],
  ] as const) {
    test(`is stopped at ${path}`, async () => {
      const { answer, sent } = await ask('POST', path, { headers, body: megabytes(300, first) })
      // Whoever may not come in at all, or asks for what there is not, is told so without being read.
      expect([403, 404, 409, 413]).toContain(answer.statusCode)
      expect(sent).toBeLessThan(60 * MEGABYTE)
    })
  }

  test('is answered with a plain page where it is a form', async () => {
    const headers = { ...form, referer: `${site.origin}/login?mode=create` }
    const { answer, text } = await ask('POST', '/login?mode=create', { headers, body: megabytes(60, part) })
    expect(answer.statusCode).toBe(413)
    expect(text).toContain('<h1>This file is too large</h1>')
    expect(text).toContain('href="/login?mode=create"')
  })

  test('an import is left alone by, when nobody may import', async () => {
    const { answer } = await ask('POST', '/api/jobs/import?name=a.csv', { body: megabytes(300) })
    expect([404, 413]).toContain(answer.statusCode)
  })
})

test.describe('a request that nobody can read gets a refusal, not a failure', () => {
  for (const path of ['/%ff', '/colleges/%ff', '/jobs/%c3%28', '/api/jobs/%ff', '/_next/static/%ff', '/admin/%ff']) {
    test(`${path} with every method`, async () => {
      for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']) {
        expect([method, (await ask(method, path)).answer.statusCode]).toEqual([method, 404])
      }
      for (const headers of [{ cookie: '__prerender_bypass=1' }, { 'content-length': '1' }]) {
        const { answer } = await ask('GET', path, { headers, body: 'content-length' in headers ? ['x'] : [] })
        expect(answer.statusCode).toBe(404)
      }
    })
  }

  for (const method of ['TRACE', 'PROPFIND', 'LINK']) {
    test(`${method} is not taken`, async () => {
      for (const path of ['/', '/jobs', '/api/jobs', '/health', '/admin', '/_next/static/none.js']) {
        expect([path, (await ask(method, path)).answer.statusCode]).toEqual([path, 405])
      }
    })
  }

  test('JSON that is nested thousands deep', async () => {
    // What is longer than a form without a file is not read at all.
    for (const levels of [3000, 40_000]) {
      for (const path of ['/api/enquiries', '/api/users/login', '/api/globals/home', '/internal/revalidate']) {
        const body = ['{"a":'.repeat(levels), '1', '}'.repeat(levels)]
        const { answer } = await ask('POST', path, { headers: { 'content-type': 'application/json' }, body })
        expect([path, [400, 404].includes(answer.statusCode ?? 0)]).toEqual([path, true])
      }
    }
  })
})

test('a connection stays for longer than the minute for which a proxy keeps it', async () => {
  const { answer } = await ask('GET', '/health', { headers: { connection: 'keep-alive' } })
  expect(answer.headers['keep-alive']).toBe('timeout=75')
})

test('a client that offers another protocol is answered in this one', async () => {
  const headers = { connection: 'Upgrade, HTTP2-Settings', upgrade: 'h2c', 'http2-settings': 'AAMAAABk' }
  for (const path of ['/', '/health', '/api/colleges?limit=1']) {
    expect([path, (await ask('GET', path, { headers })).answer.statusCode]).toEqual([path, 200])
  }
})

test('a CV is delivered with headers that let it do nothing, each of them once', async ({ request }) => {
  const { email } = await records.member('cv-headers')
  const origin = { Origin: site.origin }
  await request.post('/api/users/login', { data: { email, password: PASSWORD }, headers: origin })
  const file = { name: `${addressOf('cv')}.pdf`, mimeType: 'application/pdf', buffer: PDF }
  const made = await request.post('/api/resumes', { multipart: { _payload: '{}', file }, headers: origin })
  expect(made.status()).toBe(201)
  const answer = await request.get((await made.json()).doc.url, { headers: origin })
  expect(answer.status()).toBe(200)
  const delivered = answer.headersArray().map(({ name, value }) => `${name.toLowerCase()}: ${value}`)
  for (const expected of [
    "content-security-policy: default-src 'none'; frame-ancestors 'self'; sandbox",
    'content-disposition: attachment',
    'x-content-type-options: nosniff',
    'cache-control: private, no-store',
    'content-type: application/pdf',
  ]) {
    expect(delivered.filter((header) => header.startsWith(expected.split(':')[0] ?? ''))).toEqual([expected])
  }
})

test('a picture whose file is gone is not found', async () => {
  for (const name of ['none.png', 'no%0d%0aERROR%20%1b%5b31m.png', `${'a'.repeat(300)}.png`]) {
    expect([name, (await ask('GET', `/api/media/file/${name}`)).answer.statusCode]).toEqual([name, 404])
  }
})

test('the site listens on this machine alone', async () => {
  test.skip(process.platform !== 'linux', 'only Linux has a second address of its own on every machine')
  const error = await new Promise<NodeJS.ErrnoException | null>((resolve) => {
    const socket = net.connect({ host: '127.0.0.2', port: Number(site.port) }, () => {
      socket.destroy()
      resolve(null)
    })
    socket.on('error', resolve)
  })
  expect(error?.code).toBe('ECONNREFUSED')
})

for (const [path, to] of [
  ['/en', '/'],
  ['/EN', '/'],
  ['/en/jobs?page=2', '/jobs?page=2'],
  ['/HI', '/hi'],
  ['/Hi/jobs', '/hi/jobs'],
] as const) {
  test(`${path} leads to ${to}, and nowhere else`, async ({ request }) => {
    const answer = await request.get(path, { maxRedirects: 0 })
    expect(answer.status()).toBe(308)
    expect(new URL(answer.headers().location ?? '', site).href).toBe(new URL(to, site).href)
    expect(answer.headers().location).not.toBe('')
  })
}

test('a file of the open data that there is not says so, in the language of its address', async ({ request }) => {
  const answers = await Promise.all(['/data/nope', '/hi/data/nope'].map((path) => request.get(path)))
  expect(answers.map((answer) => answer.status())).toEqual([404, 404])
  const [english, hindi] = await Promise.all(answers.map((answer) => answer.text()))
  expect(english).toContain('Page Not Found')
  expect(hindi).toContain('<html lang="hi"')
})

test('the day of a walk-in interview is found at the former address of its vacancy', async ({ request }) => {
  const walkInAt = new Date(Date.now() + 90 * 24 * 60 * 60 * 1000).toISOString()
  const { id, slug } = await records.vacancy({ title: uniqueName('Walk-in post'), walkInAt })
  await staff.patch(`/api/jobs/${id}`, { data: { slug: `${slug}-renamed` } })
  const answer = await request.get(`/jobs/${slug}/walk-in.ics`)
  expect([answer.status(), await answer.text()]).toEqual([200, expect.stringContaining('BEGIN:VEVENT')])
})
