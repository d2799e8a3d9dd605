import { SOCKET_ADDRESS_HEADER } from '../limits/network'
import { wrapRequests } from './wrap-requests'

/**
 * Has every request carry the address of its connection. Next hands route code no socket, and X-Forwarded-For alone
 * can be claimed by anybody, which would lift every limit per address.
 */
export function noteSocketIps(): void {
  wrapRequests((request, response, handOn) => {
    request.headers[SOCKET_ADDRESS_HEADER] = request.socket.remoteAddress ?? 'unknown'
    return handOn(request, response)
  })
}
