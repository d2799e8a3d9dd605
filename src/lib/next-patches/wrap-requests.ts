import http from 'node:http'

/** Passes a request on to the next handler. */
export type NextHandler = (request: http.IncomingMessage, response: http.ServerResponse) => boolean

/**
 * Runs a handler on every request of every HTTP server of this process before Next sees it: the only place all URLs
 * share, and early enough for a body that has not come in yet. The last handler added runs first.
 * @param handle responds itself or passes the request on; returns whether the request is handled
 */
export function wrapRequests(
  handle: (request: http.IncomingMessage, response: http.ServerResponse, next: NextHandler) => boolean,
): void {
  const original = http.Server.prototype.emit
  http.Server.prototype.emit = function emit(this: http.Server, event: string | symbol, ...details: unknown[]) {
    const [request, response] = details
    const isRequest =
      event === 'request' && request instanceof http.IncomingMessage && response instanceof http.ServerResponse
    if (!isRequest) return Reflect.apply(original, this, [event, ...details])
    return handle(request, response, (...asked) => Reflect.apply(original, this, [event, ...asked]))
  }
}
