import type http from 'node:http'
import { UnreadableForm } from '../../request/unreadable-form'
import { seal, throwAwayRest } from '../last-word'
import { wrapRequests } from '../wrap-requests'

const ENCODED = /^content-transfer-encoding:[ \t]*base64/im
const END_OF_HEAD = '\r\n\r\n'
/** Maximum length of a part's headers, in bytes; busboy itself rejects longer ones. */
const MAX_HEAD_LENGTH = 16 * 1024

/**
 * Scans the part headers of a multipart form as it comes in, but not the parts' contents.
 * @returns whether a header read so far declares base64
 */
function headReader(boundary: string): (piece: string) => boolean {
  const start = `\r\n--${boundary}`
  let unread = '\r\n'
  let isInHead = false
  return (piece) => {
    unread += piece
    for (;;) {
      const mark = isInHead ? END_OF_HEAD : start
      const at = unread.indexOf(mark)
      if (isInHead && ENCODED.test(at < 0 ? unread : unread.slice(0, at))) return true
      if (at < 0) {
        // Only the unfinished line of a header is read again, so chunks of one byte cost no more than others.
        unread = isInHead
          ? unread.slice(unread.lastIndexOf('\r\n')).slice(-MAX_HEAD_LENGTH)
          : unread.slice(1 - mark.length)
        return false
      }
      unread = unread.slice(at + mark.length)
      isInHead = !isInHead
    }
  }
}

/**
 * Responds 400 to a form with a base64 part, which no browser sends. React 19.3 stops reading there with an uncaught
 * error, thrown into Node's parser of the connection: the connection's next request, which behind a proxy may be
 * another visitor's, was answered with 400.
 */
export function rejectEncodedFiles(): void {
  wrapRequests((request, response, next) => {
    const type = request.headers['content-type'] ?? ''
    const [, quoted, bare] = /boundary=(?:"([^"]+)"|([^;\s]+))/i.exec(type) ?? []
    const boundary = type.startsWith('multipart/form-data') ? (quoted ?? bare) : undefined
    if (boundary && !request.url?.startsWith('/api/')) watch(request, response, headReader(boundary))
    return next(request, response)
  })
}

function watch(
  request: http.IncomingMessage,
  response: http.ServerResponse,
  saysBase64: (piece: string) => boolean,
): void {
  const { push, socket } = request
  // Now: what handles failed forms holds back what is written to the response later on.
  const { end, writeHead } = response
  request.push = (chunk: unknown, encoding?: BufferEncoding) => {
    if (!Buffer.isBuffer(chunk) || !saysBase64(chunk.toString('latin1'))) return push.call(request, chunk, encoding)
    if (!response.headersSent) {
      Reflect.apply(writeHead, response, [400, { 'Content-Type': 'text/plain', 'Content-Length': 0 }])
      Reflect.apply(end, response, [])
      seal(response)
    }
    throwAwayRest(request, socket, new UnreadableForm())
    return true
  }
}
