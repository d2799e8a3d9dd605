import http from 'node:http'

/** What a page, an action or REST can be asked with. */
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

/**
 * Refuses every other method before anybody reads the request. Next 16.4 answers TRACE to a route with 500, because no
 * `Request` can have that method, and renders pages for methods that nobody knows.
 */
export function refuseUnknownMethods(): void {
  const original = http.Server.prototype.emit
  http.Server.prototype.emit = function emit(this: http.Server, event: string | symbol, ...details: unknown[]) {
    const [request, response] = details
    if (
      event === 'request' &&
      request instanceof http.IncomingMessage &&
      response instanceof http.ServerResponse &&
      !METHODS.includes(request.method ?? '')
    ) {
      response.writeHead(405, { Allow: METHODS.join(', '), 'Content-Type': 'text/plain', 'Content-Length': 0 })
      response.end()
      return true
    }
    return Reflect.apply(original, this, [event, ...details])
  }
}
