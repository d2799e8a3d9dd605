import type { SearchTerm } from '@/lib/search/dictionary'
import { isSameText } from '@/lib/text/normal-forms/fold-text'
import type { JobFacets } from '../vacancies/view'
import type { JobSearch } from './search-params'

/** The filters whose values administrators add to. */
const OPEN = {
  department: { kind: 'department', choices: 'departments' },
  location: { kind: 'place', choices: 'locations' },
  designation: { kind: 'designation', choices: 'designations' },
} as const
export type OpenFilter = keyof typeof OPEN

/**
 * A search without the values that neither a vacancy nor the vocabulary has, and the names of their filters: what
 * somebody wrote into an address is not repeated as if the site said it.
 */
export function withoutUnknown(
  search: JobSearch,
  facets: JobFacets,
  terms: readonly SearchTerm[],
): { search: JobSearch; unknown: OpenFilter[] } {
  const isKnown = (name: OpenFilter) => {
    const { kind, choices } = OPEN[name]
    const value = search[name]
    return (
      facets[choices].some((choice) => isSameText(choice.value, value)) ||
      terms.some((term) => term.kind === kind && [term.value, ...term.spellings].some((one) => isSameText(one, value)))
    )
  }
  const unknown = (Object.keys(OPEN) as OpenFilter[]).filter((name) => search[name] && !isKnown(name))
  return { search: { ...search, ...Object.fromEntries(unknown.map((name) => [name, ''])) }, unknown }
}
