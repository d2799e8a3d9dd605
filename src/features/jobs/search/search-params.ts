import { firstOf, type RawQuery } from '@/lib/request/raw-query'
import type { SearchTerm } from '@/lib/search/dictionary'
import { isSameText } from '@/lib/text/normal-forms/fold-text'
import type { Unstated } from '@/lib/text/unstated'
import { EXPERIENCE_YEARS, JOB_SORTS, JOB_TYPES, type JobSort, type JobType, SALARY_FLOORS } from '../schema'
import type { JobFacets } from '../vacancies/view'

/** The parameters of the list and the feed, without invalid ones. */
export interface JobSearch {
  q: string
  department: string
  location: string
  designation: string
  type: JobType | ''
  /** Lowest pay in LPA; 0 for any. */
  salary: number
  /** The visitor's years of experience; null for any. */
  experience: number | null
  /** Only posts with a future walk-in interview. */
  isWalkIn: boolean
  /** Ordered by the visitor's profile. */
  isSuited: boolean
  sort: JobSort
  page: number
}

/** The parameter of the filter for walk-in interviews. */
export const WALK_IN = 'walkin'
/** The parameter of the order by profile. */
export const SUITED = 'suits'

const LONGEST_TEXT = 80
const LAST_PAGE = 100_000

/** The first value of a parameter, without control characters and surplus spaces; "all" clears a filter. */
function text(raw: RawQuery, name: string): string {
  const value = raw[name]
  const first = firstOf(value)
  const clean = (first ?? '')
    .replace(/[\p{Cc}\p{Cs}]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, LONGEST_TEXT)
  return isSameText(clean, 'all') ? '' : clean
}

const oneOf = <T extends string | number>(choices: readonly T[], value: string): T | undefined =>
  value === '' ? undefined : choices.find((choice) => isSameText(String(choice), value))

/**
 * Reads the parameters of /jobs and of the feed. Invalid values of closed vocabularies (type, salary, experience, sort,
 * page) mean "any" and are named by `leftOutOfJobs()`; department, location and designation depend on the records and the
 * vocabulary (`withoutUnknown()`).
 */
export function jobSearch(raw: RawQuery): JobSearch {
  const page = Number(text(raw, 'page'))
  return {
    q: text(raw, 'q'),
    department: text(raw, 'department'),
    location: text(raw, 'location'),
    designation: text(raw, 'designation'),
    type: oneOf(JOB_TYPES, text(raw, 'type')) ?? '',
    salary: oneOf(SALARY_FLOORS, text(raw, 'salary')) ?? 0,
    experience: oneOf(EXPERIENCE_YEARS, text(raw, 'experience')) ?? null,
    isWalkIn: text(raw, WALK_IN) === '1',
    isSuited: text(raw, SUITED) === '1',
    sort: oneOf(JOB_SORTS, text(raw, 'sort')) ?? JOB_SORTS[0],
    page: Number.isInteger(page) && page >= 1 && page <= LAST_PAGE ? page : 1,
  }
}

const CLOSED = { type: JOB_TYPES, salary: SALARY_FLOORS, experience: EXPERIENCE_YEARS } as const
export type ClosedFilter = keyof typeof CLOSED

/** The filters with an invalid value in the URL, which are ignored. */
export const leftOutOfJobs = (raw: RawQuery): ClosedFilter[] =>
  (Object.keys(CLOSED) as ClosedFilter[]).filter((name) => {
    const value = text(raw, name)
    return value !== '' && oneOf<string | number>(CLOSED[name], value) === undefined
  })

/** Which filtered fields some posts leave unstated. */
export const unstatedOf = ({ salary, experience }: JobSearch): Unstated =>
  salary && experience !== null ? 'pay-or-experience' : salary ? 'pay' : 'experience'

/** The same search as the shortest query, in a fixed order, for links and cache keys. */
export function searchQuery(search: JobSearch): Record<string, string> {
  const entries: [string, string][] = [
    ['q', search.q],
    ['department', search.department],
    ['location', search.location],
    ['designation', search.designation],
    ['type', search.type],
    ['salary', search.salary > 0 ? String(search.salary) : ''],
    ['experience', search.experience === null ? '' : String(search.experience)],
    [WALK_IN, search.isWalkIn ? '1' : ''],
    [SUITED, search.isSuited ? '1' : ''],
    ['sort', search.sort === JOB_SORTS[0] ? '' : search.sort],
    ['page', search.page > 1 ? String(search.page) : ''],
  ]
  return Object.fromEntries(entries.filter(([, value]) => value !== ''))
}

/** Whether any filter is set, regardless of order and page. */
export const isNarrowed = (search: JobSearch): boolean =>
  Object.keys(searchQuery({ ...search, isSuited: false, sort: JOB_SORTS[0], page: 1 })).length > 0

/** The column of a vacancy for each kind of the vocabulary. */
export const FIELD_OF = { department: 'department', designation: 'designation', place: 'location' } as const

/** The filters with open vocabularies. */
const OPEN = {
  department: { kind: 'department', choices: 'departments' },
  location: { kind: 'place', choices: 'locations' },
  designation: { kind: 'designation', choices: 'designations' },
} as const
type OpenFilter = keyof typeof OPEN

/**
 * A search without values unknown to both vacancies and vocabulary, and the names of those filters: pages must not repeat
 * arbitrary text from a URL.
 */
export function withoutUnknown(search: JobSearch, facets: JobFacets, terms: readonly SearchTerm[]) {
  const isKnown = (name: OpenFilter) => {
    const { kind, choices } = OPEN[name]
    const value = search[name]
    return (
      facets[choices].some((choice) => isSameText(choice.value, value)) ||
      terms.some((term) => term.kind === kind && [term.value, ...term.spellings].some((one) => isSameText(one, value)))
    )
  }
  const unknown = (Object.keys(OPEN) as OpenFilter[]).filter((name) => search[name] && !isKnown(name))
  return { search: { ...search, ...Object.fromEntries(unknown.map((name) => [name, ''])) }, unknown }
}
