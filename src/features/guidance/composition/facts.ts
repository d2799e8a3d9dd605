import type { CourseKey } from '@/lib/vocabulary'
import type { AuthorityView, OfficialTotal } from '../operations/course-records'
import type { Owner, SeatFees } from '../view'

/** Listed share of a total: "15 of the 73 of the official list 2024-25". */
export interface Coverage {
  listed: number
  /** Official total; null if unknown. */
  official: { amount: number; year: string } | null
}

/**
 * What a coverage allows saying. Lists age: if we list more than the list has, "of" would be wrong.
 * - `part`: fewer than the official list
 * - `same`: as many, though not necessarily the same ones
 * - `more`: the list of that year has fewer
 * - `unknown`: no official total
 */
type CoverageKind = 'part' | 'same' | 'more' | 'unknown'

export function coverageKind({ listed, official }: Coverage): CoverageKind {
  if (!official) return 'unknown'
  if (listed === official.amount) return 'same'
  return listed < official.amount ? 'part' : 'more'
}

type OfficialList = { colleges: number; seats: number | null; year: string } | null | undefined

/** Listed colleges of the official total. */
export const collegeCoverage = (listed: number, official: OfficialList): Coverage => ({
  listed,
  official: official ? { amount: official.colleges, year: official.year } : null,
})

/** Seats of listed colleges of the official total. */
export const seatCoverage = (listed: number, official: OfficialList): Coverage => ({
  listed,
  official: official?.seats ? { amount: official.seats, year: official.year } : null,
})

/** Counts by ownership. */
export type OwnerAmounts = Partial<Record<Owner, number>>

type Authority = Omit<AuthorityView, 'note'> & { note?: string | null }

/** Facts about one course in one region: all a composed page may state. */
export interface GuidanceFacts {
  course: {
    key: CourseKey
    name: string
    fullName: string
    duration: string
    /** Typical tuition at government colleges in rupees per year; only if sourced. */
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
  /** Seats of this course; colleges without known seats do not count. */
  seatsByOwnership: OwnerAmounts
  /** Number of colleges with known seats. */
  statingSeats: number
  oldest?: { name: string; established: number; location: string | null }
  /** Cities with a listed college, most colleges first. */
  cities: string[]
  /** By kind of seat, for listed colleges with a sourced fee. */
  fees: SeatFees[]
  /** Absent without an official total. */
  official?: Omit<OfficialTotal, 'from'>
  /** With the numbers of colleges on this site and, if known, on the official list. */
  neighbours: { name: string; slug: string; collegeCount: number; official?: Coverage['official'] }[]
}
