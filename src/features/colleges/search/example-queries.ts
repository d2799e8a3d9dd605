import 'server-only'
import { cached, tags } from '@/lib/caching/cache'
import type { Language } from '@/lib/language'
import type { Vocabulary } from '@/lib/search/dictionary'
import { parseFilters } from './search-params'
import { findColleges } from './search-queries'

/**
 * Those of some searches that find a college as they are written: examples that keep their word.
 * @param searches in the order in which they are offered
 */
export const workingSearches = (
  language: Language,
  searches: readonly string[],
  vocabulary: Vocabulary,
): Promise<string[]> =>
  cached(
    ['working-searches', language, ...searches],
    [tags.collegeFigures(), tags.allColleges(), tags.searchTerms()],
    [],
    async () => {
      const lists = await Promise.all(
        searches.map(async (q) => ({ q, list: await findColleges(language, parseFilters({ q }), vocabulary) })),
      )
      return lists.flatMap(({ q, list }) => (list.total > 0 && list.corrected === null ? [q] : []))
    },
  )
