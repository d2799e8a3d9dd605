import type http from 'node:http'
import { sealed, throwAwayRest } from './last-word'
import { tooLargePage } from './too-large-page'
import { wrapRequests } from './wrap-requests'

const KILOBYTE = 1024
const MEGABYTE = 1024 * KILOBYTE

/** A file of 6 MB, which is the most that Payload takes, with what comes with it. In bytes. */
const REST_BODY_BYTES = 7 * MEGABYTE
/** Far above the 5 MB that a file may have, so that who sends more reads so beside the field. In bytes. */
const PAGE_BODY_BYTES = 24 * MEGABYTE
/** Above the largest table that an import takes, which it counts and refuses in words of its own. In bytes. */
const IMPORT_BODY_BYTES = 110 * MEGABYTE
const INTERNAL_BODY_BYTES = 256 * KILOBYTE

/**
 * How much may be sent to an address, in bytes.
 * @param path as it was asked for; what is spelled in another way gets the limit of a page
 */
export function mostBodyBytes(path: string): number {
  if (/^\/api\/[a-z-]+\/import(?:-[a-z]+)*$/.test(path)) return IMPORT_BODY_BYTES
  if (path.startsWith('/api/')) return REST_BODY_BYTES
  return /^\/(internal|health|ready)(\/|$)/.test(path) ? INTERNAL_BODY_BYTES : PAGE_BODY_BYTES
}

/** What reads a body learns when it was cut off. */
export class BodyTooLarge extends Error {
  readonly code = 'BODY_TOO_LARGE'
  constructor() {
    super('The body of this request is too large')
  }
}

/**
 * Counts every body while it comes in, whether it says how long it is or not, and stops it at the limit of its address
 * with 413, before anything has been kept of it.
 *
 * The server itself is the earliest place, and the only one that every door has. Next 16.4 and Payload 3.90 have
 * limits, but not for this: `serverActions.bodySizeLimit` counts for actions alone; `proxyClientMaxBodySize` counts
 * only where the proxy runs, and then hands on the beginning as if it were the whole; Payload's `upload.limits` and
 * `requestSizeLimit` count forms with files, and its JSON and text bodies are read to their end. A body without
 * Content-Length of 600 MB took 1.6 GB of memory at `POST /api/enquiries`.
 */
export function boundBodies(): void {
  wrapRequests((request, response, handOn) => !admitted(request, response) || handOn(request, response))
}

/** Refuses what says itself that it is too large, and counts the rest. */
function admitted(request: http.IncomingMessage, response: http.ServerResponse): boolean {
  if (!hasBody(request)) return true
  const most = mostBodyBytes((request.url ?? '').split('?', 1)[0] ?? '')
  const { socket } = request
  if (Number(request.headers['content-length'] ?? 0) > most) {
    refuse(request, response)
    throwAwayRest(request, socket)
    return false
  }
  // Next reads no further once a form turns out to be unreadable. What is left would stand before the next request of
  // the same connection, which then waits until the connection times out.
  response.once('finish', () => {
    if (!request.complete) throwAwayRest(request, socket)
  })
  let read = 0
  const push = request.push
  request.push = function pushCounted(chunk: Buffer | null, encoding?: BufferEncoding) {
    read += chunk?.length ?? 0
    if (read <= most) return push.call(request, chunk, encoding)
    refuse(request, response)
    throwAwayRest(request, socket, new BodyTooLarge())
    return true
  }
  return true
}

/** A request has a body when one of these says so, and only then (RFC 9112, 6.3). */
const hasBody = ({ headers }: http.IncomingMessage): boolean =>
  headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined

/** Says so in a whole page, or over REST in its own form, unless the answer has begun already. */
function refuse(request: http.IncomingMessage, response: http.ServerResponse): void {
  if (response.headersSent) return
  const isRest = request.url?.startsWith('/api/')
  const { type, text } = isRest
    ? { type: 'application/json', text: JSON.stringify({ errors: [{ message: 'This request is too large.' }] }) }
    : { type: 'text/html; charset=utf-8', text: tooLargePage(request.headers.referer) }
  response.writeHead(413, {
    'Content-Type': type,
    'Content-Length': Buffer.byteLength(text),
    'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
    'X-Content-Type-Options': 'nosniff',
    'Cache-Control': 'no-store',
  })
  response.end(text)
  sealed(response)
}
