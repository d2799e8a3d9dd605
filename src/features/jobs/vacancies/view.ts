import type { NamesWith } from '../admin/vacancy-fields'
import type { JobType } from '../schema'
import type { Age } from './facts/age'
import type { applicantStanding, applicationView } from './queries'

/** What a vacancy states in words, where it is shown first; null where it states nothing. */
export type Words<Where> = Record<NamesWith<{ shown: Where; kind: 'line' | 'text' }>, string | null>

/** What a card shows of a vacancy; an institution that it does not name is confidential. */
export interface JobCardView extends Words<'card'> {
  id: string
  slug: string
  title: string
  type: JobType | null
  postedAgo: Age
  /** Days; null while the deadline is far. */
  closesIn: number | null
  /** A walk-in interview; null without one. */
  walkIn: WalkInView | null
  /** Came with the first start; nobody offers this post. */
  isSample: boolean
}

/** When people can come without an appointment. Instants, ISO. */
export interface WalkInView {
  at: string
  until: string | null
  isOver: boolean
}

/** A vacancy as its own page shows it. */
export interface JobView extends JobCardView, Words<'page'> {
  /** Open by the one rule, at the time of reading. */
  isOpen: boolean
  /** Id of the hospital's record; its page may not be published. */
  hospital: string | null
  /** Instants, ISO. */
  postedAt: string
  deadline: string | null
  updatedAt: string
}

/** A value to filter by, and how many open vacancies have it. */
export interface FacetChoice<Value extends string = string> {
  value: Value
  count: number
}

export interface JobFacets {
  departments: FacetChoice[]
  locations: FacetChoice[]
  designations: FacetChoice[]
  types: FacetChoice<JobType>[]
}

/** One page of the list. */
export interface JobListView {
  total: number
  page: number
  lastPage: number
  jobs: JobCardView[]
  /** Posts that a limit of pay or experience cannot judge, because they state none. */
  unstated: number
  /** Phrases of the search that were taken for filters, each with the search without it. */
  understood: readonly { kind: string; values: readonly string[]; rest: string }[]
  /** The words that were searched for instead of misspelt ones. */
  corrected: string | null
  /** Words that stand nowhere in the list and were left out. */
  dropped: readonly string[]
  /** Where nothing was found: posts near to what was asked. */
  nearest: JobCardView[]
}

/** What a vacancy is summed up from where somebody applies for it. */
export type SummedUp = Pick<
  JobCardView,
  'id' | 'slug' | 'title' | 'institution' | 'department' | 'location' | 'experience' | 'type' | 'salary' | 'isSample'
>

/** The same in words of the page's language. */
export type JobSummary = Omit<SummedUp, 'type'> & { type: string | null }

/** What the apply form needs to know of a person before it is shown. */
export type ApplicantStanding = Awaited<ReturnType<typeof applicantStanding>>

/** A profile with everything that an application needs. */
export type ReadyProfile = NonNullable<ApplicantStanding['ready']>

/** An application as its applicant sees it. */
export type ApplicationView = ReturnType<typeof applicationView>

/** One step of an application. */
export type ApplicationStep = ApplicationView['history'][number]
