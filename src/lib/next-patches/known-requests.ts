import http from 'node:http'
import { wrapRequests } from './wrap-requests'

/** Methods that pages, actions or REST support. */
export const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

/** A path that Next redirects (308): with an empty segment, or a backslash. */
const UNTIDY = /\/\/|\\/
/** In characters: percent-encoded to three times the length, it still fits into a response's headers. */
const MAX_UNTIDY_LENGTH = 4096

const READING = ['GET', 'HEAD', 'OPTIONS']

/**
 * Rejects what is no valid request for a path of ours before anything reads it. Next 16.4 responds 500 to TRACE on a
 * route, because no `Request` can have that method, renders pages for unknown methods, responds 500 to `GET *`, and
 * redirects a request for `http://elsewhere/` there. An absolute URL with our own host is valid (RFC 9112, 3.2.2).
 *
 * An untidy path that is too long cannot be redirected: percent-encoded, its Location would exceed the 16 kB of headers
 * that clients accept.
 *
 * Unsafe requests that say they come from another site are rejected as well. A browser sends Origin with each of them,
 * by which Next and Payload reject them; Next treats a request without one as coming from a program.
 */
export function rejectUnknownRequests(): void {
  wrapRequests((request, response, next) => {
    if (!METHODS.includes(request.method ?? '')) return reject(response, 405, { Allow: METHODS.join(', ') })
    const path = pathOf(request)
    if (path === null) return reject(response, 400)
    if (path.length > MAX_UNTIDY_LENGTH && UNTIDY.test(path.split('?', 1)[0] ?? '')) return reject(response, 414)
    if (isOfAnotherSite(request)) return reject(response, 403)
    request.url = path
    return next(request, response)
  })
}

/**
 * Answers a request that offers another protocol like any other (RFC 9110, 7.8): `curl --http2` and Java's client send
 * `Upgrade: h2c` to a plain address. Next's listener, which only development needs, closes the connection unanswered.
 */
export function ignoreUpgrades(): void {
  const original = http.Server.prototype.emit
  http.Server.prototype.emit = function emit(this: http.Server, event: string | symbol, ...details: unknown[]) {
    if (event === 'connection') this.removeAllListeners('upgrade')
    return Reflect.apply(original, this, [event, ...details])
  }
}

/** The requested path with its query; null if it is not a path, or another host's. */
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
