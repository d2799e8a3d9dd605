import { GUIDANCE } from '@/app/route-names'
import { compareChoice, compareQuery } from '@/features/colleges/compare/compare-params'
import { leftOut, listQuery, parseFilters, wordsOf } from '@/features/colleges/search/search-params'
import { calendarChoice, calendarQuery, leftOutOfCalendar } from '@/features/counselling/calendar'
import { categoryOf } from '@/features/cut-offs/schema'
import { jobSearch, leftOutOfJobs, searchQuery } from '@/features/jobs/search/search-params'
import { splitPath } from '@/lib/language'
import { COURSE_ADDRESSES } from '@/lib/paths/course-paths.mjs'
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
const LISTINGS = Object.values(COURSE_ADDRESSES).map((listing) => `/${listing}`)
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

/** One college, one hospital, one authority, one vacancy, one subject or place of vacancies and calendar files; what does not exist is answered with 404, which is not kept. */
const RECORD =
  /^\/(colleges\/[a-z0-9-]+|hospitals\/[a-z0-9-]+|jobs\/[a-z0-9-]+(\/walk-in\.ics|\/in\/[a-z0-9-]+)?|jobs\/in\/[a-z0-9-]+|counselling\/[a-z0-9-]+(\/dates\.ics)?)$/
const FILE = /^\/(_next\/static|drawings|sitemap)\/[\w./-]+$/

/** They lead on who is signed in, and say what somebody wanted to keep before. */
const FOR_STRANGERS = {
  '/login': modeQuery,
  '/forgot-password': plainQuery,
}

const inEveryLanguage = (lists: CacheableRoutes['lists']): CacheableRoutes['lists'] =>
  Object.fromEntries(PREFIXES.flatMap((prefix) => Object.entries(lists).map(([path, query]) => [prefix + path, query])))

/** The addresses whose answer is the same for everybody; what is not named here is always rendered for who asks. */
export const sharedRoutes: CacheableRoutes = {
  isShared: (path) => FILES.has(path) || FILE.test(path) || isSharedPage(splitPath(path).path),
  lists: inEveryLanguage(LISTS),
  forStrangers: inEveryLanguage(FOR_STRANGERS),
}

const isSharedPage = (path: string) => PAGES.has(path) || RECORD.test(path) || GUIDANCE.test(path)

/** What many people ask is short; what is longer is answered anew, so that nobody fills the memory with addresses. */
const LONGEST_KEPT = 200
const short = (query: URLSearchParams): string | null => {
  const text = query.toString()
  return text.length <= LONGEST_KEPT ? text : null
}

/** The form, and what a rank reaches: nothing of who asks is in either. */
function questionQuery(query: URLSearchParams): string | null {
  query.sort()
  return short(query)
}

/** What the page has to excuse is answered anew. */
function collegeQuery(query: URLSearchParams): string | null {
  const asked = rawQueryOf(query)
  const filters = parseFilters(asked)
  if (leftOut(asked, filters).length > 0) return null
  const q = wordsOf(asked)
  // The words as they were typed: the page shows them.
  return short(new URLSearchParams({ ...(q ? { q } : {}), ...listQuery({ ...filters, q: '' }) }))
}

function vacancyQuery(query: URLSearchParams): string | null {
  const asked = rawQueryOf(query)
  const search = jobSearch(asked)
  if (search.isSuited || asked.highlight !== undefined || leftOutOfJobs(asked).length > 0) return null
  return short(new URLSearchParams(searchQuery(search)))
}

/** Programs ask for feeds of words, each for its own. */
function feedQuery(query: URLSearchParams): string | null {
  return query.get('q') ? null : vacancyQuery(query)
}

/** What somebody types or says of themselves is answered anew, and so is what the page has to excuse. */
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
  const asked = rawQueryOf(query)
  if (leftOutOfCalendar(asked).length > 0) return null
  return new URLSearchParams(calendarQuery(calendarChoice(asked))).toString()
}

function plainQuery(query: URLSearchParams): string | null {
  return query.size === 0 ? '' : null
}

/** The form to sign in, and the one for an account; where somebody is led afterwards is said on the page. */
function modeQuery(query: URLSearchParams): string | null {
  return query.toString() === 'mode=create' ? 'mode=create' : plainQuery(query)
}
