import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'
import http from 'node:http'
import { wrapRequests } from '../next-patches/wrap-requests'

export const REQUEST_ID_HEADER = 'x-request-id'
const FROM_PROXY = /^[\w.-]{8,64}$/

/** One for the whole process: Next loads this module for what starts the server and for its routes. */
const KEY = Symbol.for('vaidyapath.request-id')
const shared = globalThis as { [KEY]?: AsyncLocalStorage<string> }
shared[KEY] ??= new AsyncLocalStorage<string>()
const storage = shared[KEY]

/** The id of the request that is being answered; undefined in background work. */
export const requestId = (): string | undefined => storage.getStore()

/**
 * Has every request carry an id, which lines of the log and the answer name: the one that a proxy of ours gave, else a
 * new one.
 * @param trustsProxy whether a proxy of ours stands in front
 */
export function nameRequests(trustsProxy: boolean): void {
  nameInHeads()
  wrapRequests((request, response: NamedResponse, handOn) => {
    const given = request.headers[REQUEST_ID_HEADER]
    const id = trustsProxy && typeof given === 'string' && FROM_PROXY.test(given) ? given : randomUUID()
    response[ID] = id
    return storage.run(id, () => handOn(request, response))
  })
}

const ID = Symbol('request-id')
type NamedResponse = http.ServerResponse & { [ID]?: string }

/**
 * Has the head of every answer tell the id. Set before there is a head, it would have Node take each header of a kept
 * answer apart and together again, which costs as much as sending it.
 */
function nameInHeads(): void {
  const original = http.ServerResponse.prototype.writeHead
  http.ServerResponse.prototype.writeHead = function writeHead(this: NamedResponse, ...given: unknown[]) {
    const headers = given.at(-1)
    const id = this[ID]
    if (id && Array.isArray(headers) && typeof headers[0] === 'string') {
      given.splice(-1, 1, [...headers, REQUEST_ID_HEADER, id])
    } else if (id && !this.headersSent) this.setHeader(REQUEST_ID_HEADER, id)
    return Reflect.apply(original, this, given)
  }
}
