import http from 'node:http'
import net, { type AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { rejectUnknownRequests } from './known-requests'

let port = 0
const server = http.createServer((request, response) => response.end(`asked ${request.url}`))

beforeAll(async () => {
  rejectUnknownRequests()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  port = (server.address() as AddressInfo).port
})
afterAll(() => void server.close())

/** First and last line of the response to a request line. */
function ask(line: string, headers = ''): Promise<string[]> {
  return new Promise((resolve) => {
    let text = ''
    const socket = net.connect(port, '127.0.0.1', () =>
      socket.end(`${line} HTTP/1.1\r\nHost: ours.example\r\n${headers}Connection: close\r\n\r\n`),
    )
    socket.setEncoding('utf8').on('data', (piece) => {
      text += piece
    })
    socket.on('close', () => resolve([text.split('\r\n')[0] ?? '', text.split('\r\n').at(-1) ?? '']))
  })
}

it.each(['TRACE /', 'PROPFIND /jobs', 'QUERY /api/jobs'])('rejects %s', async (line) => {
  expect(await ask(line)).toEqual(['HTTP/1.1 405 Method Not Allowed', ''])
})

it('does not redirect a path too long for a header', async () => {
  const long = `?a=${'['.repeat(5000)}`
  expect(await ask(`GET /jobs//x${long}`)).toEqual(['HTTP/1.1 414 URI Too Long', ''])
  expect(await ask(`GET /jobs\\x${long}`)).toEqual(['HTTP/1.1 414 URI Too Long', ''])
  expect((await ask(`GET /jobs${long}//`))[0]).toBe('HTTP/1.1 200 OK')
  expect((await ask('GET /jobs//x'))[0]).toBe('HTTP/1.1 200 OK')
})

it.each([
  'GET *',
  'OPTIONS *',
  'GET http://evil.example/',
  'GET http://ours.example.evil.example/',
  'GET ftp://ours.example/',
])('responds 400 to %s', async (line) => {
  expect(await ask(line)).toEqual(['HTTP/1.1 400 Bad Request', ''])
})

it.each([
  ['GET /jobs?q=a', '/jobs?q=a'],
  ['GET //evil.example', '//evil.example'],
  ['GET http://ours.example/jobs?q=http://ours.example', '/jobs?q=http://ours.example'],
  ['GET http://ours.example', '/'],
  ['GET http://ours.example?x=1', '/?x=1'],
])('passes on %s', async (line, path) => {
  expect((await ask(line))[1]).toContain(`asked ${path}`)
})

it.each(['cross-site', 'same-site'])('rejects %s requests without an origin', async (site) => {
  const said = `Sec-Fetch-Site: ${site}\r\n`
  expect(await ask('POST /login', said)).toEqual(['HTTP/1.1 403 Forbidden', ''])
  expect((await ask('GET /login', said))[1]).toContain('asked /login')
  expect((await ask('POST /login', `${said}Origin: https://ours.example\r\n`))[1]).toContain('asked /login')
})

it.each(['', 'Sec-Fetch-Site: same-origin\r\n', 'Sec-Fetch-Site: none\r\n'])(
  'passes on same-site unsafe requests: %j',
  async (headers) => expect((await ask('POST /alerts/stop', headers))[1]).toContain('asked /alerts/stop'),
)
