import { type Language } from '@/lib/language'
import { pathsIn } from '@/lib/paths/site-paths'
import { jobDictionary } from './conditions-queries'
import { FIELD_OF } from './search-params'
import 'server-only'
import { meaningsBeginning, type Vocabulary } from '@/lib/search/dictionary'
import { FEWEST_LETTERS, MOST_SUGGESTIONS, type Suggestion } from '@/lib/search/suggestion'
import { foldText } from '@/lib/text/normal-forms/fold-text'
import { jobFacets } from './search-queries'

/**
 * Suggests departments, designations and places of open vacancies that begin with the typed text.
 * @param typed the text so far, of at least two letters
 */
export async function suggestJobs(language: Language, typed: string, vocabulary: Vocabulary): Promise<Suggestion[]> {
  const folded = foldText(typed)
  if (folded.length < FEWEST_LETTERS) return []
  const facets = await jobFacets(language)
  const counted = new Map(
    [facets.departments, facets.designations, facets.locations].flat().map(({ value, count }) => [value, count]),
  )
  return meaningsBeginning(jobDictionary(facets, vocabulary), folded)
    .flatMap(({ kind, values }) =>
      values
        .filter((value) => kind in FIELD_OF && (counted.get(value) ?? 0) > 0)
        .map((value): Suggestion => {
          const name = FIELD_OF[kind as keyof typeof FIELD_OF]
          return { kind, text: value, place: null, href: pathsIn(language).jobs({ [name]: value }) }
        }),
    )
    .slice(0, MOST_SUGGESTIONS)
}
