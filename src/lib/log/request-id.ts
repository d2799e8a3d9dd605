import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'
import http from 'node:http'
import { wrapRequests } from '../next-patches/wrap-requests'

export const REQUEST_ID_HEADER = 'x-request-id'
const FROM_PROXY = /^[\w.-]{8,64}$/

/** One storage per process: Next loads this module for startup and for routes separately. */
const KEY = Symbol.for('vaidyapath.request-id')
const shared = globalThis as { [KEY]?: AsyncLocalStorage<string> }
shared[KEY] ??= new AsyncLocalStorage<string>()
const storage = shared[KEY]

const ID = Symbol('request-id')
type NamedResponse = http.ServerResponse & { [ID]?: string }

/** Id of the current request; undefined in background work. */
export const requestId = (): string | undefined => storage.getStore()

/**
 * Gives every request an id, sent with its response: the one set by our proxy, otherwise a new one.
 * @param trustsProxy whether a proxy of ours stands in front
 */
export function nameRequests(trustsProxy: boolean): void {
  nameInHeads()
  wrapRequests((request, response: NamedResponse, next) => {
    const given = request.headers[REQUEST_ID_HEADER]
    response[ID] = trustsProxy && typeof given === 'string' && FROM_PROXY.test(given) ? given : randomUUID()
    return next(request, response)
  })
}

/**
 * Makes log lines carry the id of the request during which they are written. Wrapped innermost, before what renders:
 * following a request through its asynchronous calls would cost a cached response a tenth of its time, and it logs
 * nothing.
 */
export function followRequests(): void {
  wrapRequests((request, response: NamedResponse, next) => {
    const id = response[ID]
    return id ? storage.run(id, () => next(request, response)) : next(request, response)
  })
}

/**
 * Adds the id to the head of every response. Setting it earlier would make Node take apart and reassemble the headers
 * of a cached response, which costs as much as sending it.
 */
function nameInHeads(): void {
  const original = http.ServerResponse.prototype.writeHead
  http.ServerResponse.prototype.writeHead = function writeHead(this: NamedResponse, ...given: unknown[]) {
    const headers = given.at(-1)
    const id = this[ID]
    if (id && Array.isArray(headers) && typeof headers[0] === 'string') {
      given[given.length - 1] = headers.concat(REQUEST_ID_HEADER, id)
    } else if (id && !this.headersSent) this.setHeader(REQUEST_ID_HEADER, id)
    return Reflect.apply(original, this, given)
  }
}
