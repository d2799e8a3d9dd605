import http from 'node:http'
import net, { type AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { rejectEncodedFiles } from './encoded-files'
import { rejectUnreadableForms } from './unreadable-forms'

let port = 0
const server = http.createServer(async (request, response) => {
  let bytes = 0
  try {
    for await (const piece of request) bytes += piece.length
  } catch {
    // The rejected rest of the form: its response has been sent.
  }
  response.end(`read ${bytes}`)
})

beforeAll(async () => {
  // Both, in the order in which the site adds them.
  rejectUnreadableForms()
  rejectEncodedFiles()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  port = (server.address() as AddressInfo).port
})
afterAll(() => void server.close())

const form = (head: string[], file = 'QUJD') => ['--x', ...head, '', file, '--x--', ''].join('\r\n')
const NAMED = 'Content-Disposition: form-data; name="f"; filename="a.txt"'
const ENCODED = 'content-transfer-encoding: BASE64'

/** Sends a form in chunks, then requests a page on the same connection; returns both status lines. */
async function send(body: string, { path = '/contact', pieces = 1 } = {}): Promise<string[]> {
  const socket = net.connect(port, '127.0.0.1')
  let text = ''
  socket.setEncoding('utf8').on('data', (piece) => {
    text += piece
  })
  const answers = async (amount: number) => {
    while ((text.match(/HTTP\/1\.1 /g) ?? []).length < amount && !socket.closed)
      await new Promise((resolve) => setTimeout(resolve, 5))
  }
  socket.write(
    `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: ${body.length}\r\n\r\n`,
  )
  for (let at = 0; at < pieces; at++) {
    const size = Math.ceil(body.length / pieces)
    socket.write(body.slice(at * size, (at + 1) * size))
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
  await answers(1)
  socket.write('GET /about HTTP/1.1\r\nHost: x\r\n\r\n')
  await answers(2)
  socket.destroy()
  return (text.match(/HTTP\/1\.1 \d+/g) ?? []).map((line) => line.slice(-3))
}

it.each([
  ['behind its name', [NAMED, 'Content-Type: text/plain', ENCODED]],
  ['before its name', [ENCODED, NAMED]],
  ['far from its name', [NAMED, ...Array.from({ length: 200 }, (_, at) => `X-${at}: filling`), ENCODED]],
])('responds 400 to a base64 file declared %s, and serves the next request', async (_, head) => {
  expect(await send(form(head))).toEqual(['400', '200'])
})

it('detects it in a chunked header', async () => {
  expect(await send(form([NAMED, ENCODED]), { pieces: 120 })).toEqual(['400', '200'])
})

it.each([
  ['a file of another encoding', form([NAMED, 'Content-Type: text/plain'])],
  ['a file that speaks of it', form([NAMED], `A mail says ${ENCODED}, and\r\n\r\n${ENCODED}\r\nnothing else.`)],
])('accepts %s', async (_, body) => {
  expect(await send(body)).toEqual(['200', '200'])
})

it('leaves REST to Payload', async () => {
  expect(await send(form([NAMED, ENCODED]), { path: '/api/media' })).toEqual(['200', '200'])
})
