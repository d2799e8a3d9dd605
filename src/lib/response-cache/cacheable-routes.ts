import type { IncomingMessage } from 'node:http'
import { SIGNED_IN_COOKIE } from '../request/signed-in'

/** Which addresses may be answered from the cache: those whose answer is the same for everybody. */
export interface CacheableRoutes {
  /** Whether the path, without a query, is a page or a file of that kind. */
  isShared: (path: string) => boolean
  /**
   * Lists that a query narrows, by path: the query that stands for all that ask for the same, as it is written in an
   * address (empty for the plain list); null when this one is to be answered anew.
   */
  lists: Record<string, (query: URLSearchParams) => string | null>
  /** As `lists`, of pages that are the same for all who bring no cookie: what is kept goes to nobody else. */
  forStrangers: Record<string, (query: URLSearchParams) => string | null>
}

/** An editor looks at drafts with this cookie of Next's. */
const PREVIEW_COOKIE = '__prerender_bypass'

/** Of somebody who signed in to the studio: the page cannot see it and would leave its scripts waiting (waiting-scripts.ts). */
const isUnmarkedSession = (cookies = ''): boolean =>
  cookies.includes('payload-token=') && !cookies.includes(`${SIGNED_IN_COOKIE}=`)

/**
 * What makes a request one of its own: parts of files, the router's data instead of a page, Next's calls to itself,
 * somebody who signs in with a header, a body.
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

/** What mails, advertisements and shared links add to an address, which no page is made of. */
const CAMPAIGN = /^(utm_\w+|gclid|gbraid|wbraid|fbclid|igshid|msclkid|mc_cid|mc_eid)$/

/** Whether a query, with its question mark or empty, says nothing but where a visitor comes from. */
const isCampaign = (query: string): boolean =>
  [...new URLSearchParams(query).keys()].every((name) => CAMPAIGN.test(name))

/**
 * The address by which the answer to a request is kept, written in its shortest form.
 * @returns null when the request must be answered by itself
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
  const query = normalised(new URLSearchParams(at < 0 ? '' : url.slice(at + 1)))
  if (query === null) return null
  return query ? `${path}?${query}` : path
}

/**
 * The path of a page that Next renders once for all who ask for it, in whatever form; null for everything else, lists
 * that a query narrows among it.
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
 * The headers with which a page is rendered for everybody: nothing of who happened to ask first, neither cookies nor
 * what could be made to show in the page.
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
