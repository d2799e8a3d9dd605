import { type Language, pathsIn } from '@/lib/language'

/** The lists that the search of the home page can ask; the first is chosen unless somebody says otherwise. */
export const SEARCHED_LISTS = ['colleges', 'jobs'] as const
export type SearchedList = (typeof SEARCHED_LISTS)[number]

/** As many letters as the lists' own fields take. */
export const LONGEST_SEARCH = 80

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** The list that a value of the form names. */
export const searchedList = (value: unknown) => SEARCHED_LISTS.find((list) => list === value) ?? SEARCHED_LISTS[0]

/**
 * Where a search of the home page leads: the list that was chosen, narrowed by the words, or whole without any.
 * @param fields the form's fields `in` and `q`, or the query of its address
 */
export function searchPath(language: Language, fields: { get(name: string): unknown }): string {
  const words = [...textOf(fields.get('q')).trim()].slice(0, LONGEST_SEARCH).join('')
  return pathsIn(language)[searchedList(fields.get('in'))](words ? { q: words } : undefined)
}
