import { LRUCache } from 'lru-cache'
import { GUIDANCE } from '@/app/route-names'
import { compareChoice, compareQuery } from '@/features/colleges/compare/compare-params'
import { leftOut, listQuery, parseFilters, wordsOf } from '@/features/colleges/search/search-params'
import { calendarChoice, calendarQuery, leftOutOfCalendar } from '@/features/counselling/calendar'
import { categoryOf } from '@/features/cut-offs/schema'
import { jobSearch, leftOutOfJobs, searchQuery } from '@/features/jobs/search/search-params'
import { splitPath } from '@/lib/language'
import { COURSE_PAGE_SLUGS } from '@/lib/paths/course-paths.mjs'
import { PREFIXES } from '@/lib/paths/language-prefixes.mjs'
import { rawQueryOf } from '@/lib/request/raw-query'
import type { CacheableRoutes } from '@/lib/response-cache/cacheable-routes'

const INFORMATION_PAGES = [
  '/',
  '/about',
  '/admission',
  '/contact',
  '/hospitals',
  '/privacy',
  '/terms',
  '/predictor/how-good',
  '/predictor/coverage',
  '/data',
]
const LISTINGS = Object.values(COURSE_PAGE_SLUGS).map((listing) => `/${listing}`)
const PAGES = new Set([...INFORMATION_PAGES, ...LISTINGS, '/jobs/aggregators.xml'])
/** The same in every language. */
const FILES = new Set(['/robots.txt', '/sitemap.xml', '/manifest.webmanifest'])
const LISTS = {
  '/colleges': collegeQuery,
  '/jobs': vacancyQuery,
  '/jobs/feed.xml': feedQuery,
  '/counselling': datesQuery,
  '/compare': compareQueryOf,
  '/predictor': questionQuery,
}

/** Detail pages, subject and place pages of vacancies, and calendar files; 404 answers are not cached. */
const RECORD =
  /^\/(colleges\/[a-z0-9-]+|hospitals\/[a-z0-9-]+|jobs\/[a-z0-9-]+(\/walk-in\.ics|\/in\/[a-z0-9-]+)?|jobs\/in\/[a-z0-9-]+|counselling\/[a-z0-9-]+(\/dates\.ics)?)$/
const FILE = /^\/(_next\/static|drawings|sitemap)\/[\w./-]+$/

/** These redirect people who are signed in, or name the pending intent. */
const FOR_STRANGERS = {
  '/login': modeQuery,
  '/forgot-password': plainQuery,
}

type CanonicalQuery = (query: URLSearchParams) => string | null

/** Popular queries are short; longer ones are rendered per request, so that no one fills the memory with URLs. */
const MAX_CACHED_QUERY_LENGTH = 200
const MAX_PARSED = 1000

/** Parses each popular query once: parsing takes a quarter of the time of a cached response. */
function parsedOnce(canonical: CanonicalQuery): CacheableRoutes['lists'][string] {
  const known = new LRUCache<string, string>({ max: MAX_PARSED })
  return (query) => {
    const before = known.get(query)
    if (before !== undefined) return before
    const parsed = canonical(new URLSearchParams(query))
    if (parsed !== null && query.length <= MAX_CACHED_QUERY_LENGTH) known.set(query, parsed)
    return parsed
  }
}

const inEveryLanguage = (lists: Record<string, CanonicalQuery>): CacheableRoutes['lists'] =>
  Object.fromEntries(
    Object.entries(lists).flatMap(([path, canonical]) => {
      const query = parsedOnce(canonical)
      return PREFIXES.map((prefix) => [prefix + path, query])
    }),
  )

/** Paths whose response is the same for everyone; all others are always rendered per request. */
export const sharedRoutes: CacheableRoutes = {
  isShared: (path) => FILES.has(path) || FILE.test(path) || isSharedPage(splitPath(path).path),
  lists: inEveryLanguage(LISTS),
  forStrangers: inEveryLanguage(FOR_STRANGERS),
}

const isSharedPage = (path: string) => PAGES.has(path) || RECORD.test(path) || GUIDANCE.test(path)

const short = (query: URLSearchParams): string | null => {
  const text = query.toString()
  return text.length <= MAX_CACHED_QUERY_LENGTH ? text : null
}

/** The form and the result for a rank: neither holds anything about the visitor. */
function questionQuery(query: URLSearchParams): string | null {
  query.sort()
  return short(query)
}

/** Pages with something to excuse are rendered per request. */
function collegeQuery(query: URLSearchParams): string | null {
  const rawQuery = rawQueryOf(query)
  const filters = parseFilters(rawQuery)
  if (leftOut(rawQuery, filters).length > 0) return null
  const q = wordsOf(rawQuery)
  // The words as typed: the page shows them.
  return short(new URLSearchParams({ ...(q ? { q } : {}), ...listQuery({ ...filters, q: '' }) }))
}

function vacancyQuery(query: URLSearchParams): string | null {
  const rawQuery = rawQueryOf(query)
  const search = jobSearch(rawQuery)
  if (search.isSuited || rawQuery.highlight !== undefined || leftOutOfJobs(rawQuery).length > 0) return null
  return short(new URLSearchParams(searchQuery(search)))
}

/** Programs request feeds by words, each its own. */
function feedQuery(query: URLSearchParams): string | null {
  return query.get('q') ? null : vacancyQuery(query)
}

/** What a person types or states is rendered per request, and so is a page with something to excuse. */
function compareQueryOf(query: URLSearchParams): string | null {
  const { slugs, beyond, rank, state, own, isRankUnread, add, category } = compareChoice(rawQueryOf(query))
  if (
    rank !== null ||
    state !== null ||
    own !== null ||
    isRankUnread ||
    add ||
    beyond > 0 ||
    categoryOf(category) === null
  )
    return null
  return new URLSearchParams({
    ...(slugs.length > 0 ? { c: slugs.join(',') } : {}),
    ...compareQuery({ category: category && categoryOf(category) }),
  }).toString()
}

function datesQuery(query: URLSearchParams): string | null {
  const rawQuery = rawQueryOf(query)
  if (leftOutOfCalendar(rawQuery).length > 0) return null
  return new URLSearchParams(calendarQuery(calendarChoice(rawQuery))).toString()
}

function plainQuery(query: URLSearchParams): string | null {
  return query.size === 0 ? '' : null
}

/** Sign-in and sign-up forms; the page says where they redirect. */
function modeQuery(query: URLSearchParams): string | null {
  return query.toString() === 'mode=create' ? 'mode=create' : plainQuery(query)
}
