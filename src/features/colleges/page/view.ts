import type { MarkedFigure } from '@/cms/sources/figure-view'
import type { AmountKind, CollegeKind, Country, Ownership, Qualification, SeatPool } from '@/lib/vocabulary'
import type { FactName } from '../admin/fields'

/** What a card shows of a college. Facts that are not known are null and left out. */
export interface CollegeCardView {
  id: string
  slug: string
  name: string
  /** City or town. */
  location: string | null
  state: string | null
  country: Country | null
  ownership: Ownership | null
  /** What it is besides, where that decides who may apply. */
  kinds: CollegeKind[]
  /** The community of a minority institution. */
  minorityOf: string | null
  courses: string[]
  /** As shown, with the rupee sign: "₹45,000". */
  fees: string | null
  seats: string | null
  established: number | null
  /** Where the three figures stand; null where there is no figure. */
  marks: { fees: MarkedFigure | null; seats: MarkedFigure | null; established: MarkedFigure | null }
  /** A photograph; without one the campus is drawn. */
  imageUrl: string | null
  imageAlt: string | null
  imageSrcSet?: string | null
}

/** What a college's own page shows. */
export interface CollegeView extends CollegeCardView, Record<FactName, string | null> {
  aliases: string[]
  /** Paragraphs apart by blank lines. */
  description: string | null
  rating: number | null
  ranking: string | null
  eligibility: string | null
  /** Only those that stand in a document. */
  facilities: string[]
  contactPhone: string | null
  contactEmail: string | null
  websiteUrl: string | null
  /** The fees of the latest year of each seat. */
  feeRows: FeeRowView[]
  /** What earlier years said of the same seats. */
  earlierFees: FeeRowView[]
  /** Bond, stipend and deposits. */
  otherAmounts: FeeRowView[]
  /** The day on which somebody saw that the college publishes no fee, 2026-11-12; null where nobody said so. */
  feesUndisclosedOn: string | null
  seatRows: SeatRowView[]
  rankingMark: MarkedFigure | null
  facilitiesMark: MarkedFigure | null
  /** Where name, place, owner, courses and university stand. */
  listing: MarkedFigure
  /** Whether something of it stands there that no person has read in the language of the page. */
  isUnreviewed: boolean
  metaTitle: string | null
  metaDescription: string | null
  shareImageUrl: string | null
}

/**
 * How the rating of a college may be shown: with the method by which it was made, or as a sample of the first start.
 * Null where neither holds: such a rating is not shown.
 */
export type RatingStanding = { method: string } | 'sample' | null

/** What a year costs in one kind of seat. */
export interface FeeRowView {
  /** As a record has it; null for the first course. */
  course: Qualification | null
  seatPool: SeatPool | null
  kind: AmountKind
  /** The year of the fee, as its document says it. */
  year: string | null
  /** Rupees: a year for a fee. */
  amount: number
  covers: string | null
  mark: MarkedFigure
}

/** How many one course admits a year. */
interface SeatRowView {
  course: Qualification | null
  seats: number
  /** The year of the first batch. */
  since: number | null
  mark: MarkedFigure
}

/** A row of a table of colleges. */
export interface CollegeRowView
  extends Pick<CollegeCardView, 'id' | 'slug' | 'name' | 'location' | 'ownership' | 'fees' | 'seats'> {
  marks: Pick<CollegeCardView['marks'], 'fees' | 'seats'>
}

/** What the description of a college in search results can say. */
export interface DescribedCollege {
  name: string
  location?: string | null
  state?: string | null
  ownership?: Ownership | null
  courses?: readonly string[] | null
  /** As shown. */
  fees?: string | null
  /** Where the fees stand, in words. */
  feesFrom?: string | null
  seats?: string | null
  seatsFrom?: string | null
  established?: number | null
}
