import type http from 'node:http'
import type { Socket } from 'node:net'

/** How long the rest of a request is discarded; a browser reads a response only after sending its whole form. */
const MAX_PATIENCE_MILLISECONDS = 30_000

/**
 * Makes the response given the final one: later writes are ignored, instead of failing because headers have been sent.
 */
export function seal(response: http.ServerResponse): void {
  const mute = () => response
  Object.assign(response, {
    setHeader: mute,
    appendHeader: mute,
    removeHeader: mute,
    writeHead: mute,
    flushHeaders: mute,
    write: () => true,
    end: mute,
  })
}

/**
 * Discards the rest of a request, so that the client can finish sending and read the response, and the connection's
 * next request is read; closes the connection after half a minute.
 * @param socket of the request as it arrived: Node detaches it from a request whose reader stopped
 * @param error passed to the reader of the request
 */
export function throwAwayRest(request: http.IncomingMessage, socket: Socket, error?: Error): void {
  const timer = setTimeout(() => socket.destroy(), MAX_PATIENCE_MILLISECONDS)
  timer.unref()
  const end = () => clearTimeout(timer)
  socket.once('close', end)
  request.push = (chunk: unknown) => {
    if (chunk === null) end()
    return true
  }
  // The connection must outlive the reading: Node would destroy it together with the request.
  request._destroy = (reason, done) => done(request.listenerCount('error') > 0 ? reason : null)
  if (error) request.destroy(error)
  else request.resume()
  // A destroyed request reads no more by itself, and its socket was paused by backpressure.
  if (request.destroyed) socket.resume()
}
