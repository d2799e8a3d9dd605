import { type Lexicon, lexiconOf } from '@/lib/search/lexicon'
import type { Vocabulary } from '@/lib/search/search-term'
import type { JobFacets } from '../vacancies/view'

/** What a search of vacancies understands: the designations, departments and places that vacancies have. */
export function jobLexicon({ designations, departments, locations }: JobFacets, { terms }: Vocabulary): Lexicon {
  const valuesOf = (choices: JobFacets['departments']) => choices.map(({ value }) => value)
  return lexiconOf(terms, [
    ['designation', valuesOf(designations)],
    ['department', valuesOf(departments)],
    ['place', valuesOf(locations)],
  ])
}
