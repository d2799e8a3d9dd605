import type { CourseKey, Ownership } from '@/lib/vocabulary'
import type { AuthorityView, OfficialTotal } from '../operations/course-records'
import type { SeatFees } from '../view'
import type { Coverage } from './coverage'

/** Who runs a college; "Other" where its record does not say. */
export type Owner = Ownership | 'Other'

/** Colleges or seats by owner. */
export type OwnerAmounts = Partial<Record<Owner, number>>

type Authority = Omit<AuthorityView, 'note'> & { note?: string | null }

/** What is known about one course in one region: all that a composed guidance page may state. */
export interface GuidanceFacts {
  course: {
    key: CourseKey
    name: string
    fullName: string
    duration: string
    entranceExam?: string
    /** Typical tuition at government colleges, rupees per year; only with a source. */
    governmentFees?: { min: number; max: number; source: string }
    nationalCounselling?: { name: string; website: string }
  }
  region: {
    name: string
    kind: 'State' | 'Union territory' | 'Province' | 'Country'
    country: 'India' | 'Nepal'
    introduction?: string
    healthUniversity?: string
    counselling?: Authority
    ayushCounselling?: Authority
  }
  /** Colleges on this site that teach the course in the region. */
  collegeCount: number
  countByOwnership: OwnerAmounts
  /** Seats of this course alone; colleges that state none do not count. */
  seatsByOwnership: OwnerAmounts
  /** How many of the colleges state their seats. */
  statingSeats: number
  oldest?: { name: string; established: number; location: string | null }
  /** Towns with a listed college, those with most colleges first. */
  cities: string[]
  /** By kind of seat, for those listed colleges whose fee stands in a document. */
  fees: SeatFees[]
  /** Absent where no official total is known. */
  official?: Omit<OfficialTotal, 'from'>
  /** With the colleges on this site and, where it is known, on the official list. */
  neighbours: { name: string; slug: string; collegeCount: number; official?: Coverage['official'] }[]
}
