import { SOCKET_IP_HEADER } from '../limits/network'
import { wrapRequests } from './wrap-requests'

/**
 * Adds the connection's IP to every request. Next gives route code no socket, and X-Forwarded-For alone can be forged,
 * which would defeat every limit per IP.
 */
export function noteSocketIps(): void {
  wrapRequests((request, response, next) => {
    request.headers[SOCKET_IP_HEADER] = request.socket.remoteAddress ?? 'unknown'
    return next(request, response)
  })
}
