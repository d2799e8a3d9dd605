import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { fetchLink } from './fetch-link'

const HERE = '127.0.0.1'
const FETCHING = {
  userAgent: 'LinkCheck/1.0 (+https://www.example.org)',
  timeout: 20_000,
  deadline: 20_000,
  allowedPrivate: [HERE],
}

let server: http.Server
let site: string
let asked: string[]
let agents: Set<string>

beforeAll(async () => {
  server = http.createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`)
    agents.add(request.headers['user-agent'] ?? '')
    const path = request.url ?? ''
    const answer = (status: number, headers: Record<string, string> = {}) =>
      response.writeHead(status, headers).end('words')
    if (path === '/robots.txt') response.writeHead(200).end('User-agent: *\nDisallow: /private')
    else if (path === '/head-refused') answer(request.method === 'HEAD' ? 405 : 200)
    else if (path === '/moved') answer(301, { location: '/there' })
    else if (path === '/slow-round') setTimeout(() => answer(302, { location: '/slow-round' }), 100)
    else if (path === '/round') answer(302, { location: '/round' })
    else if (path === '/inside') answer(302, { location: 'http://10.0.0.1/' })
    else if (path === '/meta') answer(302, { location: 'http://169.254.169.254/latest' })
    else if (path === '/port') answer(302, { location: 'http://www.example.org:5432/' })
    else if (path === '/file') answer(302, { location: 'file:///etc/passwd' })
    else if (path === '/gone') answer(404)
    else if (path === '/broken') answer(503)
    else if (path === '/shut') answer(403)
    else if (path === '/silent') request.socket.pause()
    else if (path === '/endless') {
      response.writeHead(200).flushHeaders()
      const more = setInterval(() => response.write('x'.repeat(10_000)), 1)
      response.on('close', () => clearInterval(more))
    } else answer(200)
  })
  await new Promise<void>((resolve) => server.listen(0, HERE, resolve))
  site = `http://${HERE}:${(server.address() as AddressInfo).port}`
})
beforeEach(() => {
  asked = []
  agents = new Set()
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

it('requests robots.txt, then HEAD, with our user agent', async () => {
  expect(await fetchLink(`${site}/there`, FETCHING)).toEqual({
    status: 200,
    problem: null,
    finalAddress: `${site}/there`,
  })
  expect(asked).toEqual(['GET /robots.txt', 'HEAD /there'])
  expect([...agents]).toEqual([FETCHING.userAgent])
})

it.each([
  ['/head-refused', 200, null, '/head-refused'],
  ['/moved', 200, null, '/there'],
  ['/gone', 404, 'not-found', '/gone'],
  ['/broken', 503, 'server-error', '/broken'],
  ['/shut', 403, null, '/shut'],
  ['/endless', 200, null, '/endless'],
  ['/private/page', null, 'forbidden-to-robots', '/private/page'],
])('interprets %s', async (path, status, problem, end) => {
  expect(await fetchLink(`${site}${path}`, FETCHING)).toEqual({ status, problem, finalAddress: `${site}${end}` })
})

it.each([
  ['/round', 'too-many-redirects'],
  ['/inside', 'private-address'],
  ['/meta', 'private-address'],
  ['/port', 'not-a-web-address'],
  ['/file', 'not-a-web-address'],
])('follows %s no further', async (path, problem) => {
  expect((await fetchLink(`${site}${path}`, FETCHING)).problem).toBe(problem)
})

it.each([
  'http://127.0.0.1/',
  'http://[::1]/',
  'http://10.1.2.3/',
  'http://192.168.0.1/',
  'http://169.254.169.254/',
  'http://0.0.0.0/',
  'http://[::ffff:127.0.0.1]/',
  'http://2130706433/',
  'http://localhost/',
])('never requests %s', async (link) => {
  expect((await fetchLink(link, { ...FETCHING, allowedPrivate: [] })).problem).toBe('private-address')
  expect(asked).toEqual([])
})

it.each([
  'mailto:a@example.org',
  'javascript:alert(1)',
  'http://user:secret@example.org/',
  'https://example.org:8443/',
  'words',
])('rejects %s as a URL', async (link) => expect((await fetchLink(link, FETCHING)).problem).toBe('not-a-web-address'))

it('times out without a response', async () => {
  expect((await fetchLink(`${site}/silent`, { ...FETCHING, timeout: 300 })).problem).toBe('no-answer')
})

it('has one deadline for all requests of a link', async () => {
  const led = await fetchLink(`${site}/slow-round`, { ...FETCHING, deadline: 250 })
  expect(led.problem).toBe('no-answer')
})

it('reports a refused connection', async () => {
  const closed = await new Promise<number>((resolve) => {
    const other = http.createServer().listen(0, HERE, () => {
      const { port } = other.address() as AddressInfo
      other.close(() => resolve(port))
    })
  })
  expect((await fetchLink(`http://${HERE}:${closed}/`, FETCHING)).problem).toBe('no-answer')
})
