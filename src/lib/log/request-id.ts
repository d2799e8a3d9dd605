import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'
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
  wrapRequests((request, response, handOn) => {
    const given = request.headers[REQUEST_ID_HEADER]
    const id = trustsProxy && typeof given === 'string' && FROM_PROXY.test(given) ? given : randomUUID()
    response.setHeader(REQUEST_ID_HEADER, id)
    return storage.run(id, () => handOn(request, response))
  })
}
