import type { CourseKey, Ownership } from '@/lib/vocabulary'
import type { AuthorityView, OfficialTotal } from '../operations/course-records'
import type { SeatFees } from '../view'

/** How much of something the pages show, and of how much: "15 of the 73 of the official list 2024-25". */
export interface Coverage {
  listed: number
  /** What the official list says there is; null where that is not known. */
  official: { amount: number; year: string } | null
}

/**
 * What may be said of a coverage. A list grows old: where this site lists more than it names, "of" would be wrong.
 * - `part`: fewer than the official list names
 * - `same`: as many, which need not be the same ones
 * - `more`: the list of that year names fewer
 * - `unknown`: nothing official to compare with
 */
type CoverageKind = 'part' | 'same' | 'more' | 'unknown'

/** Which of the four a coverage is. */
export function coverageKind({ listed, official }: Coverage): CoverageKind {
  if (!official) return 'unknown'
  if (listed === official.amount) return 'same'
  return listed < official.amount ? 'part' : 'more'
}

type OfficialList = { colleges: number; seats: number | null; year: string } | null | undefined

/** The colleges that are listed, of those that the official list names. */
export const collegeCoverage = (listed: number, official: OfficialList): Coverage => ({
  listed,
  official: official ? { amount: official.colleges, year: official.year } : null,
})

/** The seats of the listed colleges, of those that the official list counts. */
export const seatCoverage = (listed: number, official: OfficialList): Coverage => ({
  listed,
  official: official?.seats ? { amount: official.seats, year: official.year } : null,
})

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
