import { SOCKET_ADDRESS_HEADER } from '../limits/network'
import { wrapRequests } from './wrap-requests'

/**
 * Adds the address of the connection to every request. Next gives route code no socket, and X-Forwarded-For alone can
 * be forged by anybody, which would defeat every limit per address.
 */
export function noteSocketIps(): void {
  wrapRequests((request, response, handOn) => {
    request.headers[SOCKET_ADDRESS_HEADER] = request.socket.remoteAddress ?? 'unknown'
    return handOn(request, response)
  })
}
