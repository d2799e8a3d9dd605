import { type Dictionary, dictionaryOf, type Vocabulary } from '@/lib/search/dictionary'
import type { JobFacets } from '../vacancies/view'

/** What a search of vacancies understands: the designations, departments and places that vacancies have. */
export function jobDictionary({ designations, departments, locations }: JobFacets, { terms }: Vocabulary): Dictionary {
  const valuesOf = (choices: JobFacets['departments']) => choices.map(({ value }) => value)
  return dictionaryOf(terms, [
    ['designation', valuesOf(designations)],
    ['department', valuesOf(departments)],
    ['place', valuesOf(locations)],
  ])
}
