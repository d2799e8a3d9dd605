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

/** The one text that the search looks through: name, place, short and former names, initials. */
export function searchTextOf({ name, location, state, aliases }: SearchableCollege): string {
  const own = foldText([name, location, state, ...(aliases ?? [])].filter(Boolean).join(' '))
  return [own, initialsOf(name ?? '')].filter(Boolean).join(' ')
}

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
