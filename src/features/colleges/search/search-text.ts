import { FILLERS } from '@/lib/search/parsed-query'
import { foldText } from '@/lib/text/normal-forms/fold-text'

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
