import type { Language } from '@/lib/text/language'
import 'server-only'
import { type SQL, sql } from 'drizzle-orm'
import { liveRecordsSql } from '@/cms/access/live-rule'
import { sharedReads } from '@/lib/caching/shared-reads'
import { pathsIn } from '@/lib/paths/paths'
import { meaningsBeginning } from '@/lib/search/dictionary'
import { type ParsedQuery, parseQuery } from '@/lib/search/parsed-query'
import type { Vocabulary } from '@/lib/search/search-term'
import { FEWEST_LETTERS, MOST_SUGGESTIONS, type Suggestion } from '@/lib/search/suggestion'
import { holdsName, meansQuery } from '@/lib/search/text-queries'
import { foldText } from '@/lib/text/normal-forms/fold-text'
import { payloadClient } from '@/server/payload'
import { courseChoice } from './course-mask'
import { figuresSuggestion } from './figures-suggestion'
import { dictionaryOfColleges } from './search-queries'

const REMEMBERED = 500
const MOST_FILTERS = 3
const remembered = sharedReads<Suggestion[]>(REMEMBERED)
/** The filters of the list that a suggestion sets; a town is searched for. */
const PARAMETERS = { country: 'country', state: 'state', course: 'course', ownership: 'ownership', place: 'q' } as const
const LIVE = sql.raw(liveRecordsSql('c'))
const SEARCH_TEXT = sql.raw('c.search_text')

/**
 * What somebody may be about to type: the list under a fee or the reach of a rank, states, courses and kinds of college that begin so, and colleges by name.
 * @param typed the text so far; of fewer than two letters nothing is made
 */
export async function suggestColleges(
  language: Language,
  typed: string,
  vocabulary: Vocabulary,
): Promise<Suggestion[]> {
  const folded = foldText(typed)
  if (folded.length < FEWEST_LETTERS) return []
  const { stamp, dictionary } = await dictionaryOfColleges(language, vocabulary)
  const figures = figuresSuggestion(language, typed, dictionary)
  if (figures) return [figures]
  return remembered(`${language}:${stamp}:${folded}`, async () => {
    const filters = meaningsBeginning(dictionary, folded).flatMap(({ kind, values: [value = ''] }): Suggestion[] => {
      if (!(kind in PARAMETERS)) return []
      const name = PARAMETERS[kind as keyof typeof PARAMETERS]
      return [
        {
          kind,
          text: courseChoice(value)?.name ?? value,
          place: null,
          href: pathsIn(language).colleges({ [name]: value }),
        },
      ]
    })
    const parsed = parseQuery(typed, dictionary)
    const colleges = parsed ? await collegesNamed(language, folded, bearing(parsed)) : []
    return [...filters.slice(0, MOST_FILTERS), ...colleges].slice(0, MOST_SUGGESTIONS)
  })
}

/** Colleges that bear the words; of what was understood only towns are a part of a college's name. */
function bearing(parsed: ParsedQuery): SQL {
  const understood = parsed.understood.filter(({ kind }) => kind === 'place')
  const towns = understood.map(({ values }) => holdsName(SEARCH_TEXT, values))
  return meansQuery(SEARCH_TEXT, { ...parsed, understood }, towns)
}

async function collegesNamed(language: Language, folded: string, condition: SQL): Promise<Suggestion[]> {
  const { db } = await payloadClient()
  const { rows } = await db.drizzle.execute<{ name: string; slug: string; place: string | null }>(
    sql`SELECT c.name, c.slug, concat_ws(', ', c.location, c.state) AS "place" FROM colleges c
        WHERE ${LIVE} AND ${condition}
        ORDER BY (c.search_text LIKE ${`${folded}%`}) DESC, c.featured DESC, c.name, c.id LIMIT ${MOST_SUGGESTIONS}`,
  )
  return rows.map(({ name, slug, place }) => ({
    kind: 'college',
    text: name,
    place,
    href: pathsIn(language).college(slug),
  }))
}
