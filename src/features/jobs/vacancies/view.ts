import type { NamesWith } from '../admin/vacancy-fields'
import type { jobCard, jobView, walkInView } from './card-view'
import type { applicantStanding, applicationView } from './queries'

/** What a vacancy states in words, where it is shown first; null where it states nothing. */
export type Words<Where> = Record<NamesWith<{ shown: Where; kind: 'line' | 'text' }>, string | null>

/** What a card shows of a vacancy; without a named institution it is confidential. */
export type JobCardView = ReturnType<typeof jobCard>

/** When people can come without an appointment. */
export type WalkInView = NonNullable<ReturnType<typeof walkInView>>

/** A vacancy as its own page shows it. */
export type JobView = ReturnType<typeof jobView>

/** A value to filter by, and how many open vacancies have it. */
export type FacetChoice = { value: string; count: number }

export type JobFacets = Record<'departments' | 'locations' | 'designations' | 'types', FacetChoice[]>

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
