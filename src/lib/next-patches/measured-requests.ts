import { requestSeconds } from '../metrics/site-metrics'
import { METHODS } from './known-requests'
import { wrapRequests } from './wrap-requests'

const MILLISECONDS = 1000

/**
 * Measures every request, including rejected ones and those answered from memory.
 * @param routeOf the route of a URL: one of few names, because each is a time series
 */
export function measureRequests(routeOf: (path: string) => string): void {
  const seconds = requestSeconds()
  wrapRequests((request, response, next) => {
    const startedAt = performance.now()
    const [path = ''] = (request.url ?? '').split('?', 1)
    const { method = '' } = request
    response.once('close', () => {
      const labels = { route: routeOf(path), method: knownMethod(method), status: response.statusCode }
      seconds.observe(labels, (performance.now() - startedAt) / MILLISECONDS)
    })
    return next(request, response)
  })
}

/** Clients choose the method, so unknown ones share a label. */
const knownMethod = (method: string) => (METHODS.includes(method) ? method : 'other')
