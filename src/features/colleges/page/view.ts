import type { MarkedFigure } from '@/cms/sources/marked-figure'
import type { AmountKind, Ownership, Qualification, SeatPool } from '@/lib/vocabulary'

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
