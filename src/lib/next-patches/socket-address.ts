import http from 'node:http'
import { SOCKET_ADDRESS_HEADER } from '../limits/network'

/**
 * Has every request carry the address of its connection. Next hands route code no socket, and X-Forwarded-For alone
 * can be claimed by anybody, which would lift every limit per address.
 */
export function noteSocketAddresses(): void {
  const original = http.Server.prototype.emit
  http.Server.prototype.emit = function emit(this: http.Server, event: string | symbol, ...details: unknown[]) {
    const [request] = details
    if (event === 'request' && request instanceof http.IncomingMessage) {
      request.headers[SOCKET_ADDRESS_HEADER] = request.socket.remoteAddress ?? 'unknown'
    }
    return Reflect.apply(original, this, [event, ...details])
  }
}
