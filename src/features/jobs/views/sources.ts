import { splitPath } from '@/lib/language'

/**
 * What led to a view: a page of this site, or an external source. Only the kind is stored, never a URL, so that nothing
 * identifies a person.
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
 * The source of a view.
 * @param before the previous page, from the browser's history or referrer; empty if none
 * @param origin of this site
 */
export function sourceOf(before: string, origin: string): ViewSource {
  if (!before || !URL.canParse(before)) return 'direct'
  const { hostname, origin: theirs, pathname } = new URL(before)
  if (theirs === origin) return kindOfPage(pathname)
  return SEARCH_ENGINES.test(hostname) ? 'search-engine' : 'other-site'
}
