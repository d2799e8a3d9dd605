import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'
import http from 'node:http'

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
  const original = http.Server.prototype.emit
  http.Server.prototype.emit = function emit(this: http.Server, event: string | symbol, ...details: unknown[]) {
    const [request, response] = details
    if (event !== 'request' || !(request instanceof http.IncomingMessage)) {
      return Reflect.apply(original, this, [event, ...details])
    }
    const given = request.headers[REQUEST_ID_HEADER]
    const id = trustsProxy && typeof given === 'string' && FROM_PROXY.test(given) ? given : randomUUID()
    if (response instanceof http.ServerResponse) response.setHeader(REQUEST_ID_HEADER, id)
    return storage.run(id, () => Reflect.apply(original, this, [event, ...details]))
  }
}
