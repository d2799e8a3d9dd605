import type http from 'node:http'
import type { Socket } from 'node:net'

/** How long what still comes in is thrown away; a browser reads an answer only when it has sent its form. */
const MOST_PATIENCE_MILLISECONDS = 30_000

/**
 * Makes the answer that was given the last one: whoever was about to answer too says nothing, instead of failing over
 * headers that have been sent.
 */
export function sealed(response: http.ServerResponse): void {
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
 * Throws away what still comes in of a request, so that its sender can send to the end and read the answer, and the
 * next request of the connection is read; breaks the connection after half a minute.
 * @param socket of the request as it arrived: Node takes it from a request whose reader broke off
 * @param error what those learn who were reading it
 */
export function throwAwayRest(request: http.IncomingMessage, socket: Socket, error?: Error): void {
  const timer = setTimeout(() => socket.destroy(), MOST_PATIENCE_MILLISECONDS)
  timer.unref()
  const end = () => clearTimeout(timer)
  socket.once('close', end)
  request.push = (chunk: unknown) => {
    if (chunk === null) end()
    return true
  }
  // The connection outlives the reading: Node would break it off together with the request.
  request._destroy = (reason, done) => done(request.listenerCount('error') > 0 ? reason : null)
  if (error) request.destroy(error)
  else request.resume()
  // A request that was broken off asks for no more by itself, and its connection was stopped when it took no more.
  if (request.destroyed) socket.resume()
}
