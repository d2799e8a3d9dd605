import { foldText } from '@/lib/text/fold-text'
import { otherPlaceNames } from './place-names'

const MOST_LETTERS = 100
const MOST_WORDS = 8
/** Words that a question has and a name need not have. */
const FILLERS = new Set(['a', 'an', 'and', 'at', 'for', 'from', 'in', 'near', 'of', 'the'])

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

/** The one text that the search looks through: name, place, short and former names, initials, other names of the place. */
export function searchTextOf({ name, location, state, aliases }: SearchableCollege): string {
  const own = foldText([name, location, state, ...(aliases ?? [])].filter(Boolean).join(' '))
  return [own, initialsOf(name ?? ''), ...otherPlaceNames(own)].filter(Boolean).join(' ')
}

/**
 * The words to look for.
 * @returns null when nothing was asked; an empty list when what was asked holds no letter or digit, so nothing can match
 */
export function searchWords(query: string): string[] | null {
  if (!query.trim()) return null
  const words = foldText(query.slice(0, MOST_LETTERS * 2))
    .slice(0, MOST_LETTERS)
    .split(' ')
    .filter(Boolean)
  const telling = words.filter((word) => !FILLERS.has(word))
  return [...new Set(telling.length > 0 ? telling : words)].slice(0, MOST_WORDS)
}
