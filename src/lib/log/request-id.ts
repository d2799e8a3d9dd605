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

const ID = Symbol('request-id')
type NamedResponse = http.ServerResponse & { [ID]?: string }

/** The id of the request that is being answered; undefined in background work. */
export const requestId = (): string | undefined => storage.getStore()

/**
 * Gives every request an id, which its answer tells: the one that a proxy of ours gave, else a new one.
 * @param trustsProxy whether a proxy of ours stands in front
 */
export function nameRequests(trustsProxy: boolean): void {
  nameInHeads()
  wrapRequests((request, response: NamedResponse, handOn) => {
    const given = request.headers[REQUEST_ID_HEADER]
    response[ID] = trustsProxy && typeof given === 'string' && FROM_PROXY.test(given) ? given : randomUUID()
    return handOn(request, response)
  })
}

/**
 * Has lines of the log name the request during which they are written. Stands last, before what answers anew: following
 * a request through all that it waits for would cost an answer from memory a tenth of its time, and it writes no lines.
 */
export function followRequests(): void {
  wrapRequests((request, response: NamedResponse, handOn) => {
    const id = response[ID]
    return id ? storage.run(id, () => handOn(request, response)) : handOn(request, response)
  })
}

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
      given[given.length - 1] = headers.concat(REQUEST_ID_HEADER, id)
    } else if (id && !this.headersSent) this.setHeader(REQUEST_ID_HEADER, id)
    return Reflect.apply(original, this, given)
  }
}
