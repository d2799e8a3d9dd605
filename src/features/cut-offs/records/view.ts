import type { MarkedFigure } from '@/cms/sources/figure-view'
import type { Qualification } from '@/lib/vocabulary'
import type { CentralCategory, RankType, Restriction, Round, SeatGender } from '../schema'

/** A quota or category of an authority, as its lists write it and in words. */
interface TermView {
  id: string
  code: string
  /** Null where nobody has explained the code yet. */
  words: string | null
  explanation: string | null
  /** Shown only to who says that they qualify. */
  restriction: Restriction | null
}

export interface QuotaView extends TermView {
  /** The seats are those of residents of the authority's state. */
  forResidents: boolean
  /** The fee decides who gets one: no reservation, no prediction. */
  isPriced: boolean
}

export interface CategoryView extends TermView {
  /** The category of all-India seats that it belongs to. */
  central: CentralCategory | null
  forWomen: boolean
}

/** What one round of one year closed at. */
export interface CutOffFigure {
  year: number
  round: Round
  closingRank: number
  /** How many allotments are behind it; null where the list states the rank alone. */
  allotted: number | null
  /** What is wrong with it, in the words of whoever doubted it. */
  flag: string | null
  mark: MarkedFigure
}

/** The closing ranks of one kind of seat at one college, newest year first, the rounds of a year in their order. */
export interface CutOffSeries {
  collegeId: string
  course: Qualification
  gender: SeatGender
  rankType: RankType
  authority: { id: string; slug: string; name: string; site: string | null; state: string | null }
  quota: QuotaView
  category: CategoryView
  figures: CutOffFigure[]
}

/** Between which ranks a kind of seat closed over the colleges of a state, in one round of one year. */
export interface CutOffRange {
  authority: CutOffSeries['authority']
  quota: QuotaView
  category: CategoryView
  year: number
  round: Round
  colleges: number
  /** The closing rank of the college that closed first, and that of the one that closed last. */
  lowest: number
  highest: number
  /** The documents in which its figures stand. */
  marks: MarkedFigure[]
}
