import { OWNER_GROUPS, type OwnerGroup } from '@/lib/college-facts/college-kinds-rule'
import { type Language } from '@/lib/language'
import { pathsIn } from '@/lib/paths/site-paths'
import { firstOf, type RawQuery } from '@/lib/request/raw-query'
import { figuresInWords } from '@/lib/search/figures-in-words'
import { isSameText } from '@/lib/text/normal-forms/fold-text'
import { numberOrNull } from '@/lib/text/typed/typed-number'
import { COLLEGE_KINDS, COUNTRIES, type CollegeKind, type Country } from '@/lib/vocabulary'
import { type CourseChoice, courseChoice } from './course-mask'

export const SORTS = ['recommended', 'name', 'fees', 'established', 'rating'] as const
export type CollegeSort = (typeof SORTS)[number]

/** Fee ceilings offered by the list, in Indian rupees per year. */
export const FEE_CEILINGS = [50_000, 100_000, 300_000, 500_000, 1_000_000, 1_500_000, 2_000_000, 2_500_000] as const

/** A fee ceiling in rupees per year, or colleges that state no fee. */
type FeeChoice = number | typeof UNSTATED
export const UNSTATED = 'unstated'

/** Parameters of the list. `state` is as typed until the known states are read. */
export interface CollegeFilters {
  q: string
  country: Country | null
  state: string | null
  course: CourseChoice | null
  ownership: OwnerGroup | null
  kind: CollegeKind | null
  /** A fee ceiling in rupees per year, or no stated fee. */
  fees: FeeChoice | null
  sort: CollegeSort
  page: number
}

function readOne(params: RawQuery, name: string): string {
  const value = params[name]
  const text = firstOf(value)?.replaceAll('\u0000', '').trim() ?? ''
  return isSameText(text, 'all') && name !== 'q' ? '' : text
}

/** Text of the search box. */
export const wordsOf = (params: RawQuery): string => [...readOne(params, 'q')].slice(0, 100).join('')

/**
 * Parses the URL; invalid values count as absent, and `leftOut()` names them. Amounts in the text become the fee
 * ceiling, and a rank is not a search word.
 */
export function parseFilters(params: RawQuery): CollegeFilters {
  const read = (name: string) => readOne(params, name)
  const said = figuresInWords(wordsOf(params))
  const oneOf = <T extends string>(known: readonly T[], text: string) =>
    known.find((entry) => isSameText(entry, text)) ?? null
  return {
    q: said.rest,
    country: oneOf(COUNTRIES, read('country')),
    state: read('state').slice(0, 80) || null,
    course: courseChoice(read('course')),
    ownership: oneOf(Object.keys(OWNER_GROUPS) as OwnerGroup[], read('ownership')),
    kind: oneOf(COLLEGE_KINDS, read('kind')),
    fees: isSameText(read('fees'), UNSTATED) ? UNSTATED : (numberOrNull(read('fees'), 'rupees') ?? said.fees),
    sort: oneOf(SORTS, read('sort')) ?? 'recommended',
    page: pageOf(read('page')),
  }
}

const pageOf = (text: string): number => (/^\d{1,9}$/.test(text) ? Math.max(1, Number(text)) : 1)

/** Whether anything besides sorting and page is set. */
export const isFiltered = ({ q, country, state, course, ownership, kind, fees }: CollegeFilters): boolean =>
  Boolean(q || country || state || course || ownership || kind || fees)

export const FILTER_NAMES = ['country', 'state', 'course', 'ownership', 'kind', 'fees'] as const
export type FilterName = (typeof FILTER_NAMES)[number]

/**
 * Requested filters the list cannot offer, such as a state of another country. Only their names: text from a URL is not
 * repeated as the site's own.
 * @param shown the filters applied
 */
export const leftOut = (params: RawQuery, shown: CollegeFilters): FilterName[] =>
  FILTER_NAMES.filter((name) => readOne(params, name) && !shown[name])

/** Parameters of a state of the list; defaults are omitted, so that each state has one URL. */
export function listQuery(filters: CollegeFilters, page = filters.page): Record<string, string> {
  const query: Record<string, string> = {}
  if (filters.q) query.q = filters.q
  if (filters.country) query.country = filters.country
  if (filters.state) query.state = filters.state
  if (filters.course) query.course = filters.course.value
  if (filters.ownership) query.ownership = filters.ownership
  if (filters.kind) query.kind = filters.kind
  if (filters.fees) query.fees = String(filters.fees)
  if (filters.sort !== 'recommended') query.sort = filters.sort
  if (page > 1) query.page = String(page)
  return query
}

/** URL of a state of the list. */
export function listPath(language: Language, filters: CollegeFilters, page = filters.page): string {
  const query = listQuery(filters, page)
  return pathsIn(language).colleges(Object.keys(query).length > 0 ? query : undefined)
}
