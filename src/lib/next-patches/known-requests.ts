import type http from 'node:http'
import { wrapRequests } from './wrap-requests'

/** What a page, an action or REST can be asked with. */
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

/** A path that Next leads elsewhere (308): with an empty part, or a backslash. */
const UNTIDY = /\/\/|\\/
/** In characters: three times as many still fit into the head of an answer, which spells them out. */
const LONGEST_UNTIDY = 4096

const READING = ['GET', 'HEAD', 'OPTIONS']

/**
 * Refuses what is no request for a path of ours before anybody reads it. Next 16.4 answers TRACE to a route with 500,
 * because no `Request` can have that method, renders pages for methods that nobody knows, answers `GET *` with 500, and
 * sends who asks for `http://elsewhere/` there. An address with our own host in it is one of ours (RFC 9112, 3.2.2).
 *
 * A long address whose path is not tidy is too long to be led elsewhere: spelled out, its Location would fill more than
 * the 16 kB that programs read of a head.
 *
 * What would change something and says itself that another site sent it is refused as well. A browser names the Origin
 * of each such request, by which Next and Payload refuse it; Next takes one that names none for a program's.
 */
export function rejectUnknownRequests(): void {
  wrapRequests((request, response, handOn) => {
    if (!METHODS.includes(request.method ?? '')) return reject(response, 405, { Allow: METHODS.join(', ') })
    const path = pathOf(request)
    if (path === null) return reject(response, 400)
    if (path.length > LONGEST_UNTIDY && UNTIDY.test(path.split('?', 1)[0] ?? '')) return reject(response, 414)
    if (isOfAnotherSite(request)) return reject(response, 403)
    request.url = path
    return handOn(request, response)
  })
}

/** The path that is asked for, with its query; null when it is none, or somebody else's. */
function pathOf({ url = '', headers: { host } }: http.IncomingMessage): string | null {
  if (url.startsWith('/')) return url
  const target = URL.canParse(url) ? new URL(url) : null
  const isOurs = target && /^https?:$/.test(target.protocol) && target.host === host
  if (!isOurs) return null
  const path = url.slice(url.indexOf(host, url.indexOf('//')) + host.length)
  return path.startsWith('/') ? path : `/${path}`
}

const isOfAnotherSite = ({ method = '', headers }: http.IncomingMessage): boolean =>
  !READING.includes(method) &&
  headers.origin === undefined &&
  ['cross-site', 'same-site'].includes(String(headers['sec-fetch-site']))

function reject(response: http.ServerResponse, status: number, headers: http.OutgoingHttpHeaders = {}): true {
  response.writeHead(status, { ...headers, 'Content-Type': 'text/plain', 'Content-Length': 0 })
  response.end()
  return true
}
