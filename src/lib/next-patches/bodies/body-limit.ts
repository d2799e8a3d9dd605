import type http from 'node:http'
import { env } from '../../env'
import { networkFrom, SOCKET_IP_HEADER } from '../../limits/network'
import { seal, throwAwayRest } from '../last-word'
import { wrapRequests } from '../wrap-requests'
import { type BodyError, PAGE_HEADERS, rejectedBodyLabel, rejectedBodyPage } from './rejected-body-page'

const KILOBYTE = 1024
const MEGABYTE = 1024 * KILOBYTE
const RETRY_SECONDS = 60

/** Far more than anyone types into a form. In bytes, like the others. */
const FORM_BODY_BYTES = 256 * KILOBYTE
/** A picture of 16 MB, the most that Payload accepts, plus other fields. */
const PICTURE_BODY_BYTES = 17 * MEGABYTE
/** A CV of 5 MB, plus other fields. */
const REST_BODY_BYTES = 7 * MEGABYTE
/** Far above the 5 MB limit of a file, so that the message for a larger one appears beside the field. */
const FILE_FORM_BODY_BYTES = 24 * MEGABYTE
/** Above the largest table of an import, which has its own limit and message. */
const IMPORT_BODY_BYTES = 110 * MEGABYTE

const IMPORT = /^\/api\/[a-z-]+\/import(?:-[a-z]+)*$/

/** Whether the page at a path has a form that uploads a file, or sends whole records. */
export type TakesFiles = (path: string) => boolean

/**
 * Size limit of a request body, in bytes. Only people signed in upload files over REST; whether the session is valid is
 * checked by the route.
 * @param path as requested; an unusual spelling gets the limit of a form without files
 */
export function maxBodyBytes(path: string, headers: http.IncomingHttpHeaders, takesFiles: TakesFiles): number {
  if (!path.startsWith('/api/')) return takesFiles(path) ? FILE_FORM_BODY_BYTES : FORM_BODY_BYTES
  const hasSession = headers.authorization !== undefined || headers.cookie?.includes('payload-token=')
  if (!hasSession) return FORM_BODY_BYTES
  if (/^\/api\/media(\/|$)/.test(path)) return PICTURE_BODY_BYTES
  return IMPORT.test(path) ? IMPORT_BODY_BYTES : REST_BODY_BYTES
}

/** Bytes of unfinished request bodies held simultaneously: in total, and per network. */
interface Budget {
  together: number
  perNetwork: number
}
const FILE_BUDGET: Budget = { together: 192 * MEGABYTE, perNetwork: 48 * MEGABYTE }
/** A separate budget, so that forms work while other clients keep uploads open. */
const FORM_BUDGET: Budget = { together: 64 * MEGABYTE, perNetwork: 8 * MEGABYTE }

/** Counts the bytes held of unfinished bodies. */
class OpenBodies {
  #together = 0
  readonly #networks = new Map<string, number>()
  readonly #budget: Budget

  constructor(budget: Budget) {
    this.#budget = budget
  }

  /** @returns status of the error if it does not fit: the network sends too much, or all together do */
  hold(network: string, bytes: number): 429 | 503 | undefined {
    const ofNetwork = (this.#networks.get(network) ?? 0) + bytes
    if (ofNetwork > this.#budget.perNetwork) return 429
    if (this.#together + bytes > this.#budget.together) return 503
    this.#together += bytes
    this.#networks.set(network, ofNetwork)
  }

  release(network: string, bytes: number): void {
    this.#together -= bytes
    const left = (this.#networks.get(network) ?? 0) - bytes
    if (left > 0) this.#networks.set(network, left)
    else this.#networks.delete(network)
  }
}
const openFiles = new OpenBodies(FILE_BUDGET)
const openForms = new OpenBodies(FORM_BUDGET)

/** Error for the reader of a body that was cut off. */
export class BodyTooLarge extends Error {
  readonly code = 'BODY_TOO_LARGE'
  constructor() {
    super('The body of this request is too large')
  }
}

/**
 * Counts every body while it comes in, with or without Content-Length, and stops it at the limit of its URL with 413,
 * before any of it is stored. The bytes held of all unfinished bodies are bounded too, in total and per network:
 * without that, twenty unfinished bodies of 23 MB took 462 MB. An import is streamed to disk and holds nothing.
 *
 * The server itself is the earliest place, and the only one that all routes share. The limits of Next 16.4 and Payload
 * 3.90 do not cover this: `serverActions.bodySizeLimit` applies to actions only; `proxyClientMaxBodySize` only where
 * the proxy runs, and then passes on the beginning as if it were the whole; Payload's `upload.limits` and
 * `requestSizeLimit` apply to forms with files, while its JSON and text bodies are read to their end. A body without
 * Content-Length of 600 MB took 1.6 GB of memory at `POST /api/enquiries`.
 */
export function boundBodies(takesFiles: TakesFiles): void {
  wrapRequests((request, response, next) => !admit(request, response, takesFiles) || next(request, response))
}

/** Rejects a body whose declared length is too large, and counts any other. */
function admit(request: http.IncomingMessage, response: http.ServerResponse, takesFiles: TakesFiles): boolean {
  if (!hasBody(request)) return true
  const max = maxBodyBytes((request.url ?? '').split('?', 1)[0] ?? '', request.headers, takesFiles)
  const tooLarge = max > FORM_BODY_BYTES ? 'file-too-large' : 'form-too-large'
  const { socket } = request
  if (Number(request.headers['content-length'] ?? 0) > max) {
    reject(request, response, tooLarge)
    throwAwayRest(request, socket)
    return false
  }
  // Next stops reading once a form turns out to be unreadable. The unread rest would block the connection's next
  // request until the connection times out.
  response.once('finish', () => {
    if (!request.complete) throwAwayRest(request, socket)
  })
  const open = max > FORM_BODY_BYTES ? openFiles : openForms
  const network = networkOfRequest(request)
  let [read, held] = [0, 0]
  response.once('close', () => open.release(network, held))
  const push = request.push
  request.push = function pushCounted(chunk: Buffer | null, encoding?: BufferEncoding) {
    const bytes = chunk?.length ?? 0
    read += bytes
    const isHeld = max < IMPORT_BODY_BYTES && read <= max
    const tooMuch = isHeld ? open.hold(network, bytes) : undefined
    if (isHeld && !tooMuch) held += bytes
    if (read <= max && !tooMuch) return push.call(request, chunk, encoding)
    if (tooMuch) reject(request, response, 'too-much-at-once', tooMuch)
    else reject(request, response, tooLarge)
    throwAwayRest(request, socket, new BodyTooLarge())
    return true
  }
  return true
}

/** Network of a request. The header with the connection's IP is set only after this. */
function networkOfRequest({ headers, socket }: http.IncomingMessage): string {
  const forwarded = [headers['x-forwarded-for'] ?? []].flat().join(',')
  const named = new Headers({ [SOCKET_IP_HEADER]: socket.remoteAddress ?? 'unknown' })
  if (forwarded) named.set('x-forwarded-for', forwarded)
  return networkFrom(named, env.TRUSTED_PROXIES)
}

/** A request has a body if and only if it has one of these headers (RFC 9112, 6.3). */
const hasBody = ({ headers }: http.IncomingMessage): boolean =>
  headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined

/** Responds with a whole page, or in REST's format, unless the response has begun. */
function reject(request: http.IncomingMessage, response: http.ServerResponse, reason: BodyError, status = 413): void {
  if (response.headersSent) return
  const isRest = request.url?.startsWith('/api/')
  const text = isRest
    ? JSON.stringify({ errors: [{ message: rejectedBodyLabel(reason) }] })
    : rejectedBodyPage(reason, request.headers.referer)
  response.writeHead(status, {
    ...PAGE_HEADERS,
    ...(isRest ? { 'Content-Type': 'application/json' } : {}),
    'Content-Length': Buffer.byteLength(text),
    ...(status === 413 ? {} : { 'Retry-After': RETRY_SECONDS }),
  })
  response.end(text)
  seal(response)
}
