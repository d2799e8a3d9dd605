import http from 'node:http'

/** Longer than proxies keep a connection that nobody uses, which is a minute with nginx and most others. */
const KEEP_ALIVE_MILLISECONDS = 75_000

/**
 * Keeps connections open between requests for longer than the proxy in front does. Node ends them after five seconds,
 * and a request that goes out in that very moment is lost: the proxy answers 502 in our place.
 */
export function keepConnections(): void {
  const original = http.Server.prototype.emit
  http.Server.prototype.emit = function emit(this: http.Server, event: string | symbol, ...details: unknown[]) {
    if (event === 'connection') this.keepAliveTimeout = KEEP_ALIVE_MILLISECONDS
    return Reflect.apply(original, this, [event, ...details])
  }
}
