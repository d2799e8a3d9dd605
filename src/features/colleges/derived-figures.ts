import { kindMask } from '@/lib/college-kinds-rule'
import type { College } from '@/payload-types'
import { courseMask } from './search/course-mask'
import { searchTextOf } from './search/search-text'

type Stated = Partial<Pick<College, 'name' | 'location' | 'state' | 'aliases' | 'courses' | 'kinds' | 'ownership'>>

/**
 * What lists filter and search by, read from what people read: courses and kinds as one number each, and one folded text that the
 * search looks through. Fees and seats are derived from their rows, by `figures/card-figures.ts`.
 */
export const derivedFigures = (college: Stated) => ({
  courseMask: courseMask(college.courses),
  kindMask: kindMask(college),
  searchText: searchTextOf(college),
})
