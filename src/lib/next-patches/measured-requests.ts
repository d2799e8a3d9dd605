import { requestSeconds } from '../metrics/site-metrics'
import { wrapRequests } from './wrap-requests'

const MILLISECONDS = 1000

/**
 * Has every request measured, those that are refused or answered from memory too.
 * @param routeOf the route that an address belongs to: one of few names, because each is a series of figures
 */
export function measureRequests(routeOf: (path: string) => string): void {
  const seconds = requestSeconds()
  wrapRequests((request, response, handOn) => {
    const begun = performance.now()
    const [path = ''] = (request.url ?? '').split('?', 1)
    const { method = '' } = request
    response.once('close', () => {
      const labels = { route: routeOf(path), method: knownMethod(method), status: response.statusCode }
      seconds.observe(labels, (performance.now() - begun) / MILLISECONDS)
    })
    return handOn(request, response)
  })
}

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

/** Strangers choose the method too. */
const knownMethod = (method: string) => (METHODS.has(method) ? method : 'other')
