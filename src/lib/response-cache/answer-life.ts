import { endOfIndianDay } from '../calendar/indian-calendar'
import type { CacheableRoutes } from './cacheable-routes'
import type { Written } from './rendering/captured-response'

/** Longest time a response is served from the cache without revalidation, in milliseconds. */
const LONGEST_LIFE_MILLISECONDS = 60_000

const controlOf = (headers: Written['headers']): string => String(headers['cache-control'] ?? '')

/** Whether Next itself marks a response as the same for everyone. */
export const isPublic = ({ headers }: Pick<Written, 'headers'>): boolean =>
  /s-maxage|immutable/.test(controlOf(headers))

export const isPage = ({ status, headers }: Pick<Written, 'status' | 'headers'>): boolean =>
  status === 200 && String(headers['content-type'] ?? '').startsWith('text/html')

/** How long a response may be cached, in milliseconds: 0 not at all, Infinity if it never changes. */
export function lifeOf({ status, headers }: Written, path: string, routes: CacheableRoutes): number {
  const isOwn = status !== 200 || headers['set-cookie'] !== undefined || headers['x-nextjs-cache'] === 'STALE'
  if (isOwn) return 0
  if (controlOf(headers).includes('immutable')) return Number.POSITIVE_INFINITY
  const isNamed = [routes.lists, routes.forStrangers].some((list) => Object.hasOwn(list, path))
  if (!isPublic({ headers }) && !isNamed) return 0
  const now = Date.now()
  // A page rendered while something could not be read asks to be rendered again soon.
  const [, seconds = Number.POSITIVE_INFINITY] = /s-maxage=(\d+)/.exec(controlOf(headers)) ?? []
  return Math.min(LONGEST_LIFE_MILLISECONDS, Number(seconds) * 1000, endOfIndianDay(new Date(now)).getTime() - now)
}
