import { firstOf, type RawQuery } from '@/lib/request/raw-query'
import type { SearchTerm } from '@/lib/search/dictionary'
import { isSameText } from '@/lib/text/normal-forms/fold-text'
import type { Unstated } from '@/lib/text/unstated'
import { EXPERIENCE_YEARS, JOB_SORTS, JOB_TYPES, type JobSort, type JobType, SALARY_FLOORS } from '../schema'
import type { JobFacets } from '../vacancies/view'

/** What the list and the feed are asked for, after everything that means nothing has been dropped. */
export interface JobSearch {
  q: string
  department: string
  location: string
  designation: string
  type: JobType | ''
  /** Lowest pay in LPA, 0 for any. */
  salary: number
  /** Years of experience that the visitor brings; null for any. */
  experience: number | null
  /** Only posts with a walk-in interview that is still to come. */
  isWalkIn: boolean
  /** Those that suit the profile of who asks come first. */
  isSuited: boolean
  sort: JobSort
  page: number
}

/** The parameter of the filter for walk-in interviews. */
export const WALK_IN = 'walkin'
/** The parameter of the order by one's profile. */
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
 * Reads the parameters of /jobs and of the feed. Closed vocabularies (type, salary, experience, sort, page) fall back
 * to "any" when they hold anything else, which `leftOutOfJobs()` names; what department, location
 * and designation may be, only the records and the vocabulary know (`withoutUnknown()`).
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

/** The filters of which an address asks for something that is none of their choices, and which are therefore left out. */
export const leftOutOfJobs = (raw: RawQuery): ClosedFilter[] =>
  (Object.keys(CLOSED) as ClosedFilter[]).filter((name) => {
    const value = text(raw, name)
    return value !== '' && oneOf<string | number>(CLOSED[name], value) === undefined
  })

/** What a narrowed search asks of posts, and some leave open. */
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

/** Whether anything narrows the list; order and page do not. */
export const isNarrowed = (search: JobSearch): boolean =>
  Object.keys(searchQuery({ ...search, isSuited: false, sort: JOB_SORTS[0], page: 1 })).length > 0

/** The filters whose values administrators add to. */
const OPEN = {
  department: { kind: 'department', choices: 'departments' },
  location: { kind: 'place', choices: 'locations' },
  designation: { kind: 'designation', choices: 'designations' },
} as const
type OpenFilter = keyof typeof OPEN

/**
 * A search without the values that neither a vacancy nor the vocabulary has, and the names of their filters: what
 * somebody wrote into an address is not repeated as if the site said it.
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
