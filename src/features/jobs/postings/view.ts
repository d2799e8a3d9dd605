import type { WalkInView } from '../vacancies/view'
import type { PostingState } from './schema'

/** An applicant whom the team has sent on to the hospital. */
export interface SentOnApplicant {
  id: string
  name: string
  email: string
  phone: string | null
  /** Qualification and speciality, as far as they are stated. */
  degrees: string[]
  /** Number and council, as far as they are stated. */
  registration: string[]
  experienceYears: number | null
  noticePeriodDays: number | null
  city: string | null
  coverNote: string | null
  hasCv: boolean
}

/** A vacancy as the hospital that sent it manages it. */
export interface OwnVacancyView {
  title: string
  institutionName: string
  isConfidential: boolean
  location: string | null
  state: PostingState
  /** Instants, ISO. */
  stateSince: string
  sentAt: string
  deadline: string | null
  walkIn: WalkInView | null
  /** What the team wrote; null where nothing is asked. */
  reason: string | null
  /** The page of the vacancy while visitors see it. */
  slug: string | null
  isOpen: boolean
  /** Null where it was never published. */
  figures: { applications: number; views: number } | null
  applicants: SentOnApplicant[]
  /** What the form for a change begins with. */
  values: Record<string, string>
}
