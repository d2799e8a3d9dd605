import type { IncomingMessage } from 'node:http'
import { SIGNED_IN_COOKIE } from '../request/signed-in'

/** Which URLs may be answered from the cache: those whose response is the same for everyone. */
export interface CacheableRoutes {
  /** Whether the path, without a query, is a cacheable page or file. */
  isShared: (path: string) => boolean
  /**
   * Filterable lists by path. Returns the canonical query for all requests with the same result, as written in a URL
   * (empty for the unfiltered list), or null to bypass the cache. The query comes without its question mark.
   */
  lists: Record<string, (query: string) => string | null>
  /**
   * As `lists`, for pages that are the same for every request without cookies: the cached copy is served only to those.
   */
  forStrangers: Record<string, (query: string) => string | null>
}

/** Next's draft mode cookie, for editors viewing drafts. */
const PREVIEW_COOKIE = '__prerender_bypass'

/** A session from the studio only: the page cannot see it and would leave its scripts deferred (waiting-scripts.ts). */
const isUnmarkedSession = (cookies = ''): boolean =>
  cookies.includes('payload-token=') && !cookies.includes(`${SIGNED_IN_COOKIE}=`)

/**
 * Headers that make a request uncacheable: range requests, router data instead of a page, Next's internal calls, header
 * authentication, a body.
 */
const OWN_REQUEST_HEADERS = [
  'authorization',
  'content-length',
  'content-type',
  'next-action',
  'range',
  'rsc',
  'transfer-encoding',
  'upgrade',
  'x-nextjs-data',
  'x-prerender-revalidate',
  'x-middleware-prefetch',
]

/** Parameters that mails, advertisements and shared links add to a URL; no page depends on them. */
const CAMPAIGN = /^(utm_\w+|gclid|gbraid|wbraid|fbclid|igshid|msclkid|mc_cid|mc_eid)$/

/** Whether a query, with its question mark or empty, has only campaign parameters. */
const isCampaign = (query: string): boolean =>
  [...new URLSearchParams(query).keys()].every((name) => CAMPAIGN.test(name))

/**
 * Cache key of a request: its URL in canonical form.
 * @returns null when the request bypasses the cache
 */
export function sharedPath(
  { method, url = '', headers }: Pick<IncomingMessage, 'method' | 'url' | 'headers'>,
  routes: CacheableRoutes,
): string | null {
  if (method !== 'GET' || OWN_REQUEST_HEADERS.some((name) => headers[name] !== undefined)) return null
  if (headers.cookie?.includes(PREVIEW_COOKIE) || isUnmarkedSession(headers.cookie)) return null
  const at = url.indexOf('?')
  const path = at < 0 ? url : url.slice(0, at)
  const lists = headers.cookie ? [routes.lists] : [routes.lists, routes.forStrangers]
  const normalised = lists.find((list) => Object.hasOwn(list, path))?.[path]
  if (!normalised) return (at < 0 || isCampaign(url.slice(at))) && routes.isShared(path) ? path : null
  const query = normalised(at < 0 ? '' : url.slice(at + 1))
  if (query === null) return null
  return query ? `${path}?${query}` : path
}

/**
 * Path of a page that Next renders once for concurrent requests, in whatever form; null for everything else, including
 * filterable lists.
 */
export function oneRenderingPath(
  { method, url = '' }: Pick<IncomingMessage, 'method' | 'url'>,
  routes: CacheableRoutes,
): string | null {
  const path = url.split('?', 1)[0] ?? ''
  const isRead = method === 'GET' || method === 'HEAD'
  return isRead && !Object.hasOwn(routes.lists, path) && routes.isShared(path) ? path : null
}

/**
 * Headers for rendering a page for everyone: nothing of the first requester: neither cookies nor anything that could be
 * reflected in the page.
 */
export function sharedHeaders(
  headers: IncomingMessage['headers'],
  kept: readonly string[],
): IncomingMessage['headers'] {
  return {
    ...Object.fromEntries(kept.flatMap((name) => (headers[name] === undefined ? [] : [[name, headers[name]]]))),
    accept: '*/*',
    'accept-encoding': 'identity',
    'user-agent': 'shared',
  }
}
