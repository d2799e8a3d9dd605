import type http from 'node:http'
import { env } from '../../env'
import { ownPath, pathsIn, splitPath } from '../../language'
import { networkFrom, SOCKET_ADDRESS_HEADER } from '../../limits/network'
import { translationsOf } from '../../text/translations'
import { sealed, throwAwayRest } from '../last-word'
import { wrapRequests } from '../wrap-requests'
import * as en from './rejected-body-messages.en'
import * as hi from './rejected-body-messages.hi'

const { rejectedBodyMessages } = translationsOf<typeof en>({ en, hi })

/** Why a body was not taken. */
type BodyError = Exclude<keyof typeof en.rejectedBodyMessages, 'back'>

/** The same in one line, for programs, which are answered in English. */
const rejectedBodyLabels = (reason: BodyError): string => `${rejectedBodyMessages('en')[reason].title}.`

/**
 * A whole page instead of a connection that breaks, with the way back to the form.
 * @param referer the address of the page that held the form, as the browser says; only a path of ours is used
 */
function rejectedBodyPage(reason: BodyError, referer = ''): string {
  const from = URL.canParse(referer) ? new URL(referer) : null
  const { language } = splitPath(from?.pathname ?? '')
  const { back: wayBack, [reason]: text } = rejectedBodyMessages(language)
  const back = ownPath(from ? `${from.pathname}${from.search}` : '', pathsIn(language).home())
  return `<!doctype html><html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark"><title>${text.title}</title>
<body style="font:1.1rem/1.6 system-ui,sans-serif;max-width:34rem;margin:4rem auto;padding:0 1.25rem">
<h1>${text.title}</h1><p>${text.sentence}</p><p><a href="${escaped(back)}">${wayBack}</a></p></body></html>`
}

const escaped = (target: string) =>
  target.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

const KILOBYTE = 1024
const MEGABYTE = 1024 * KILOBYTE
const RETRY_SECONDS = 60

/** Far more than anybody types into a form. In bytes, like the others. */
const FORM_BODY_BYTES = 256 * KILOBYTE
/** A picture of 16 MB, which is the most that Payload takes, with what comes with it. */
const PICTURE_BODY_BYTES = 17 * MEGABYTE
/** A CV of 5 MB, with what comes with it. */
const REST_BODY_BYTES = 7 * MEGABYTE
/** Far above the 5 MB that a file may have, so that who sends more reads so beside the field. */
const FILE_FORM_BODY_BYTES = 24 * MEGABYTE
/** Above the largest table that an import takes, which it counts and refuses in words of its own. */
const IMPORT_BODY_BYTES = 110 * MEGABYTE

const IMPORT = /^\/api\/[a-z-]+\/import(?:-[a-z]+)*$/

/** Whether the page at a path has a form that sends a file, or sends whole records. */
export type TakesFiles = (path: string) => boolean

/**
 * How much may be sent to an address, in bytes. Nobody sends a file over REST who is not signed in; whether the session
 * is a true one, the address itself finds out.
 * @param path as it was asked for; what is spelled in another way gets the limit of a form without a file
 */
export function mostBodyBytes(path: string, headers: http.IncomingHttpHeaders, takesFiles: TakesFiles): number {
  if (!path.startsWith('/api/')) return takesFiles(path) ? FILE_FORM_BODY_BYTES : FORM_BODY_BYTES
  const hasSession = headers.authorization !== undefined || headers.cookie?.includes('payload-token=')
  if (!hasSession) return FORM_BODY_BYTES
  if (/^\/api\/media(\/|$)/.test(path)) return PICTURE_BODY_BYTES
  return IMPORT.test(path) ? IMPORT_BODY_BYTES : REST_BODY_BYTES
}

/** How much of the bodies whose requests are not over yet is held at once, in bytes: together, and of one network. */
interface Budget {
  together: number
  perNetwork: number
}
const FILE_BUDGET: Budget = { together: 192 * MEGABYTE, perNetwork: 48 * MEGABYTE }
/** A budget of their own, so that forms go on while others hold files open. */
const FORM_BUDGET: Budget = { together: 64 * MEGABYTE, perNetwork: 8 * MEGABYTE }

/** Counts what is held of open bodies. */
class OpenBodies {
  #together = 0
  readonly #networks = new Map<string, number>()
  readonly #budget: Budget

  constructor(budget: Budget) {
    this.#budget = budget
  }

  /** @returns the status of an error, where it does not fit: the network sends too much, or all together do */
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

/** What reads a body learns when it was cut off. */
export class BodyTooLarge extends Error {
  readonly code = 'BODY_TOO_LARGE'
  constructor() {
    super('The body of this request is too large')
  }
}

/**
 * Counts every body while it comes in, whether it says how long it is or not, and stops it at the limit of its address
 * with 413, before anything has been kept of it. What is held of all open bodies is bounded too, together and for each
 * network: without it twenty bodies of 23 MB that were never ended took 462 MB. An import is written to the disk as it
 * comes in, and holds nothing.
 *
 * The server itself is the earliest place, and the only one that every door has. Next 16.4 and Payload 3.90 have
 * limits, but not for this: `serverActions.bodySizeLimit` counts for actions alone; `proxyClientMaxBodySize` counts
 * only where the proxy runs, and then hands on the beginning as if it were the whole; Payload's `upload.limits` and
 * `requestSizeLimit` count forms with files, and its JSON and text bodies are read to their end. A body without
 * Content-Length of 600 MB took 1.6 GB of memory at `POST /api/enquiries`.
 */
export function boundBodies(takesFiles: TakesFiles): void {
  wrapRequests((request, response, handOn) => !admitted(request, response, takesFiles) || handOn(request, response))
}

/** Refuses what says itself that it is too large, and counts the rest. */
function admitted(request: http.IncomingMessage, response: http.ServerResponse, takesFiles: TakesFiles): boolean {
  if (!hasBody(request)) return true
  const most = mostBodyBytes((request.url ?? '').split('?', 1)[0] ?? '', request.headers, takesFiles)
  const tooLarge = most > FORM_BODY_BYTES ? 'file-too-large' : 'form-too-large'
  const { socket } = request
  if (Number(request.headers['content-length'] ?? 0) > most) {
    reject(request, response, tooLarge)
    throwAwayRest(request, socket)
    return false
  }
  // Next reads no further once a form turns out to be unreadable. What is left would stand before the next request of
  // the same connection, which then waits until the connection times out.
  response.once('finish', () => {
    if (!request.complete) throwAwayRest(request, socket)
  })
  const open = most > FORM_BODY_BYTES ? openFiles : openForms
  const network = networkOfRequest(request)
  let [read, held] = [0, 0]
  response.once('close', () => open.release(network, held))
  const push = request.push
  request.push = function pushCounted(chunk: Buffer | null, encoding?: BufferEncoding) {
    const bytes = chunk?.length ?? 0
    read += bytes
    const isHeld = most < IMPORT_BODY_BYTES && read <= most
    const tooMuch = isHeld ? open.hold(network, bytes) : undefined
    if (isHeld && !tooMuch) held += bytes
    if (read <= most && !tooMuch) return push.call(request, chunk, encoding)
    if (tooMuch) reject(request, response, 'too-much-at-once', tooMuch)
    else reject(request, response, tooLarge)
    throwAwayRest(request, socket, new BodyTooLarge())
    return true
  }
  return true
}

/** Whose body it is. The address of the connection is written into the headers only behind this. */
function networkOfRequest({ headers, socket }: http.IncomingMessage): string {
  const forwarded = [headers['x-forwarded-for'] ?? []].flat().join(',')
  const named = new Headers({ [SOCKET_ADDRESS_HEADER]: socket.remoteAddress ?? 'unknown' })
  if (forwarded) named.set('x-forwarded-for', forwarded)
  return networkFrom(named, env.TRUSTED_PROXIES)
}

/** A request has a body when one of these says so, and only then (RFC 9112, 6.3). */
const hasBody = ({ headers }: http.IncomingMessage): boolean =>
  headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined

/** Says so in a whole page, or over REST in its own form, unless the answer has begun already. */
function reject(request: http.IncomingMessage, response: http.ServerResponse, reason: BodyError, status = 413): void {
  if (response.headersSent) return
  const { type, text } = request.url?.startsWith('/api/')
    ? { type: 'application/json', text: JSON.stringify({ errors: [{ message: rejectedBodyLabels(reason) }] }) }
    : { type: 'text/html; charset=utf-8', text: rejectedBodyPage(reason, request.headers.referer) }
  response.writeHead(status, {
    'Content-Type': type,
    'Content-Length': Buffer.byteLength(text),
    'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
    'X-Content-Type-Options': 'nosniff',
    'Cache-Control': 'no-store',
    ...(status === 413 ? {} : { 'Retry-After': RETRY_SECONDS }),
  })
  response.end(text)
  sealed(response)
}
