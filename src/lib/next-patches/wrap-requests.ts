import http from 'node:http'

/** Hands a request on to what stands behind. */
export type HandOn = (request: http.IncomingMessage, response: http.ServerResponse) => boolean

/**
 * Has every request of every http server of this process pass here before Next sees it: the only place that all
 * addresses share, and early enough for a body that has not come in yet. What is wrapped last stands first.
 * @param handle answers the request itself, or hands it on; says whether anybody answers it
 */
export function wrapRequests(
  handle: (request: http.IncomingMessage, response: http.ServerResponse, handOn: HandOn) => boolean,
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
