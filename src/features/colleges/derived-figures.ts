import { firstNumber } from '@/lib/text/format'
import type { College } from '@/payload-types'
import { courseMask } from './search/course-mask'
import { searchTextOf } from './search/search-text'

type Stated = Partial<Pick<College, 'name' | 'location' | 'state' | 'aliases' | 'fees' | 'seats' | 'courses'>>

/**
 * What lists filter and sort by, read from the texts that people read: fees in rupees a year, seats as a number, the
 * courses as one number, and one folded text that the search looks through.
 */
export const derivedFigures = (college: Stated) => ({
  feesAmount: firstNumber(college.fees),
  seatCount: firstNumber(college.seats),
  courseMask: courseMask(college.courses),
  searchText: searchTextOf(college),
})
