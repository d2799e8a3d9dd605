import { splitPath } from '@/lib/language'

/**
 * From where a vacancy was opened: a page of ours, or what led to the site. Only the kind is kept, never an address, so
 * that nothing in it tells of a person.
 */
export const VIEW_SOURCES = [
  'list',
  'home',
  'hospital',
  'vacancy',
  'dashboard',
  'guidance',
  'search-engine',
  'other-site',
  'direct',
] as const
export type ViewSource = (typeof VIEW_SOURCES)[number]

const SEARCH_ENGINES = /(^|\.)(google|bing|duckduckgo|yahoo|yandex|ecosia|brave|qwant|startpage|baidu)\./

/** What kind of page of ours an address is. */
function kindOfPage(pathname: string): ViewSource {
  const { path } = splitPath(pathname)
  const [first = '', second] = path.slice(1).split('/')
  if (first === '') return 'home'
  if (first === 'jobs') return !second || ['in', 'feed.xml'].includes(second) ? 'list' : 'vacancy'
  if (first === 'hospitals') return 'hospital'
  if (first === 'dashboard') return 'dashboard'
  return 'guidance'
}

/**
 * From what kind of page a vacancy was opened.
 * @param before the page before it, by the browser's history or its referrer; empty where there was none
 * @param origin of this site
 */
export function sourceOf(before: string, origin: string): ViewSource {
  if (!before || !URL.canParse(before)) return 'direct'
  const { hostname, origin: theirs, pathname } = new URL(before)
  if (theirs === origin) return kindOfPage(pathname)
  return SEARCH_ENGINES.test(hostname) ? 'search-engine' : 'other-site'
}
