import { kindMask } from '@/lib/college-facts/college-kinds-rule'
import { FILLERS } from '@/lib/search/parsed-query'
import { foldText } from '@/lib/text/normal-forms/fold-text'
import type { College } from '@/payload-types'
import { courseMask } from './course-mask'

/** "King George's Medical University" is "kgmu". */
function initialsOf(name: string): string {
  const words = foldText(name.replace(/\(.*?\)/g, ' ')).split(' ')
  const counted = words.filter((word) => !FILLERS.has(word))
  return counted.length >= 3 ? counted.map((word) => word[0]).join('') : ''
}

interface SearchableCollege {
  name?: string | null
  location?: string | null
  state?: string | null
  aliases?: string[] | null
}

/** The search text: name, place, short and former names, initials. */
export function searchTextOf({ name, location, state, aliases }: SearchableCollege): string {
  const own = foldText([name, location, state, ...(aliases ?? [])].filter(Boolean).join(' '))
  return [own, initialsOf(name ?? '')].filter(Boolean).join(' ')
}

type Stated = Partial<Pick<College, 'name' | 'location' | 'state' | 'aliases' | 'courses' | 'kinds' | 'ownership'>>

/**
 * Derived values for filters and search: bit masks of courses and kinds, and one folded search text. Fees and seats
 * derive from their rows, in `figures/card-figures.ts`.
 */
export const derivedFigures = (college: Stated) => ({
  courseMask: courseMask(college.courses),
  kindMask: kindMask(college),
  searchText: searchTextOf(college),
})
