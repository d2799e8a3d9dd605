import type { MarkedFigure } from '@/cms/sources/figure-view'
import type { Country, CourseKey, SeatPool } from '@/lib/vocabulary'
import type { Owner } from './composition/facts'
import type { RegionView } from './operations/course-records'

export type Point = { title: string; text: string | null }

export type Question = { question: string; answer: string }

/** How many live colleges of one owner teach one course in one region. */
export interface Tally {
  course: CourseKey
  /** A slug; null for places that have no record. A country has lines of its own beside those of its provinces. */
  region: string | null
  country: Country
  ownership: Owner
  colleges: number
  /** Of this course alone. */
  seats: number
  /** How many of the colleges state their seats. */
  stating: number
  /** How many figures the colleges state: years of foundation, seats and fees. */
  figures: number
  /** How many words their names and towns have. */
  words: number
  changedAt: string
}

/** What a seat in Nepal may cost, as its Medical Education Commission says. */
export type CommissionFee = RegionView['commissionFees'][number]

/** What a year costs in one kind of seat, at those listed colleges of a region of which a document says it. */
export interface SeatFees {
  /** Null where the documents do not say of which seats. */
  seatPool: SeatPool | null
  /** Rupees. */
  min: number
  max: number
  colleges: number
  /** Of the documents. */
  years: string[]
}

/** The last rank that got one of a state's open seats at a college, and the year of its list; by the college's slug. */
export type LastRanks = ReadonlyMap<string, { rank: number; year: number; mark: MarkedFigure }>

export interface OwnershipLine {
  ownership: Owner
  colleges: number
  seats: number
  /** How many of the colleges state their seats. */
  stating: number
}
