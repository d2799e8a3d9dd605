import { type Language } from '@/lib/language'
import { pathsIn } from '@/lib/paths/site-paths'

/** Lists the home page can search; the first is the default. */
export const SEARCHED_LISTS = ['colleges', 'jobs'] as const
export type SearchedList = (typeof SEARCHED_LISTS)[number]

/** As long as the lists' own fields allow. */
export const MAX_SEARCH_LENGTH = 80

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

export const searchedList = (value: unknown) => SEARCHED_LISTS.find((list) => list === value) ?? SEARCHED_LISTS[0]

/**
 * Target of a home page search: the chosen list, filtered by the text if any.
 * @param fields form fields or query parameters `in` and `q`
 */
export function searchPath(language: Language, fields: { get(name: string): unknown }): string {
  const words = [...textOf(fields.get('q')).trim()].slice(0, MAX_SEARCH_LENGTH).join('')
  return pathsIn(language)[searchedList(fields.get('in'))](words ? { q: words } : undefined)
}
