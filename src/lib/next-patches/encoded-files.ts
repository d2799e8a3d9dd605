import type http from 'node:http'
import { UnreadableForm } from '../request/unreadable-form'
import { sealed, throwAwayRest } from './last-word'
import { wrapRequests } from './wrap-requests'

const BASE64 = 'content-transfer-encoding:[ \\t]*base64'
const PART = 'content-disposition:[ \\t]*form-data'
/** Both in the head of one part of a form, in either order. */
const ENCODED = new RegExp(
  [
    [BASE64, PART],
    [PART, BASE64],
  ]
    .map(([first, second]) => `\\r\\n${first}[^\\r\\n]*\\r\\n(?:[^\\r\\n]+\\r\\n){0,8}${second}`)
    .join('|'),
  'i',
)
/** As much of what came before as a head may begin in, in bytes. */
const HEAD_BYTES = 2048

/**
 * Answers 400 to a form with a part in base64, which no browser sends. React 19.3 stops reading there with an error
 * that nobody catches, thrown into Node's reader of the connection: the next request of that connection, which behind a
 * proxy is somebody else's, was answered 400.
 */
export function rejectEncodedFiles(): void {
  wrapRequests((request, response, handOn) => {
    const isForm = request.headers['content-type']?.startsWith('multipart/form-data')
    if (isForm && !request.url?.startsWith('/api/')) watch(request, response)
    return handOn(request, response)
  })
}

function watch(request: http.IncomingMessage, response: http.ServerResponse): void {
  const { push, socket } = request
  let before = '\r\n'
  request.push = (chunk: unknown, encoding?: BufferEncoding) => {
    if (!Buffer.isBuffer(chunk)) return push.call(request, chunk, encoding)
    const read = before + chunk.toString('latin1')
    before = read.slice(-HEAD_BYTES)
    if (!ENCODED.test(read)) return push.call(request, chunk, encoding)
    if (!response.headersSent) {
      response.writeHead(400, { 'Content-Type': 'text/plain', 'Content-Length': 0 })
      response.end()
      sealed(response)
    }
    throwAwayRest(request, socket, new UnreadableForm())
    return true
  }
}
