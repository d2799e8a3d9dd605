import type { MarkedFigure } from '@/cms/sources/figure-view'
import type { Country, CourseKey, Ownership, SeatPool } from '@/lib/vocabulary'
import type { RegionView } from './operations/course-records'

/** Ownership; "Other" if unknown. */
export type Owner = Ownership | 'Other'

export type Point = { title: string; text: string | null }

export type Question = { question: string; answer: string }

/** Number of live colleges of one ownership teaching one course in one region. */
export interface Tally {
  course: CourseKey
  /** Slug; null for unknown places. Countries have their own lines besides their provinces'. */
  region: string | null
  country: Country
  ownership: Owner
  colleges: number
  /** Of this course alone. */
  seats: number
  /** Number of colleges with known seats. */
  stating: number
  /** Number of known facts: founding years, seats and fees. */
  figures: number
  /** Number of words in names and cities. */
  words: number
  changedAt: string
}

/** Maximum price of a seat in Nepal, by its Medical Education Commission. */
export type CommissionFee = RegionView['commissionFees'][number]

/** Yearly sourced cost of a kind of seat among a region's listed colleges. */
export interface SeatFees {
  /** Null if the documents do not name the seats. */
  seatPool: SeatPool | null
  /** Rupees. */
  min: number
  max: number
  colleges: number
  /** Of the documents. */
  years: string[]
}

/** Last rank with one of a state's open seats at a college, and its list's year; by college slug. */
export type LastRanks = ReadonlyMap<string, { rank: number; year: number; mark: MarkedFigure }>

export interface OwnershipLine {
  ownership: Owner
  colleges: number
  seats: number
  /** Number of colleges with known seats. */
  stating: number
}
