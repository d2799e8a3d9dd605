import { subscribe } from 'node:diagnostics_channel'
import { DATABASE_DOWN, EDIT_BEGUN, TAGS_CLEARED } from '../caching/tag-channels.mjs'
import { keptAnswers, readGauge } from '../metrics/site-metrics'
import { wrapRequests } from '../next-patches/wrap-requests'
import type { CacheableRoutes } from './cacheable-routes'
import { type Answer, ResponseCache } from './response-cache'

/**
 * Puts a response cache before Next, behind the handlers that reject requests. It learns of cleared tags from the page
 * cache (src/lib/caching/page-cache.mjs), the only place that knows when they are cleared.
 */
export function keepResponses(bytes: number, routes: CacheableRoutes, scriptsWait: boolean): void {
  const counts = { hit: keptAnswers().labels('hit'), render: keptAnswers().labels('render') }
  const cache = new ResponseCache(bytes, routes, scriptsWait, (from) => counts[from].inc())
  readGauge('site_response_cache_bytes', 'Memory of the answers kept, in bytes.', () => cache.size.bytes)
  subscribe(TAGS_CLEARED, () => cache.clear())
  subscribe(EDIT_BEGUN, () => cache.hold())
  subscribe(DATABASE_DOWN, (isDown) => {
    cache.isDatabaseDown = isDown === true
  })
  wrapRequests((request, response, handOn) => {
    const render: Answer = (...asked) => void handOn(...asked)
    cache.answer(request, response, render)?.catch((error: unknown) => response.destroy(Object(error)))
    return true
  })
}
