import type { Country } from '@/lib/vocabulary'
import type { College } from '@/payload-types'
import type { CollegeView } from './college-view'

/**
 * How the rating of a college may be shown: with the method by which it was made, or as a sample of the first start.
 * Null where neither holds: such a rating is not shown.
 */
export type RatingStanding = { method: string } | 'sample' | null

/** What a year costs in one kind of seat. */
export type FeeRowView = CollegeView['feeRows'][number]

/** What the description of a college in search results can say. */
export interface DescribedCollege
  extends Pick<College, 'name'>,
    Partial<Pick<College, 'location' | 'ownership' | 'fees' | 'seats' | 'established'>> {
  state?: string | null
  country?: Country | null
  courses?: readonly string[] | null
  /** Where the fees and the seats stand, in words. */
  feesFrom?: string | null
  seatsFrom?: string | null
}
