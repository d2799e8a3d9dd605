import type { jobCard, jobView } from './card-view'

/** What a card shows of a vacancy; without a named institution it is confidential. */
export type JobCardView = ReturnType<typeof jobCard>

/** A vacancy as its own page shows it. */
export type JobView = ReturnType<typeof jobView>

/** A value to filter by, and how many open vacancies have it. */
export type FacetChoice = { value: string; count: number }

export type JobFacets = Record<'departments' | 'locations' | 'designations' | 'types', FacetChoice[]>

export interface JobListView {
  total: number
  page: number
  lastPage: number
  jobs: JobCardView[]
  /** Posts that state no pay or experience, and so cannot be filtered by it. */
  unstated: number
  /** Phrases understood as filters, each with the rest of the search. */
  understood: readonly { kind: string; values: readonly string[]; rest: string }[]
  /** The corrected query, if misspelled. */
  corrected: string | null
  /** Words that occur nowhere and were dropped. */
  dropped: readonly string[]
  /** Similar posts if nothing was found. */
  nearest: JobCardView[]
}

/** The fields of a vacancy's summary in the apply form. */
export type SummedUp = Pick<
  JobCardView,
  'id' | 'slug' | 'title' | 'institution' | 'department' | 'location' | 'experience' | 'type' | 'salary' | 'isSample'
>

/** The summary in the page's language. */
export type JobSummary = Omit<SummedUp, 'type'> & { type: string | null }
