import { OWNER_GROUPS, type OwnerGroup } from '@/lib/college-facts/college-kinds-rule'
import { type Language } from '@/lib/language'
import { nameIn } from '@/lib/names'
import { pathsIn } from '@/lib/paths/site-paths'
import { type Dictionary, meaningsBeginning, type Vocabulary } from '@/lib/search/dictionary'
import { figuresInWords } from '@/lib/search/figures-in-words'
import { type ParsedQuery, parseQuery } from '@/lib/search/parsed-query'
import { FEWEST_LETTERS, MOST_SUGGESTIONS, type Suggestion } from '@/lib/search/suggestion'
import { collegeListMessages } from '../messages'
import { courseChoice } from './course-mask'
import 'server-only'
import { type SQL, sql } from 'drizzle-orm'
import { cached, tags } from '@/lib/caching/cache'
import { sharedReads } from '@/lib/caching/shared-reads'
import { holdsName, meansQuery } from '@/lib/search/text-queries'
import { foldText } from '@/lib/text/normal-forms/fold-text'
import { rowsOf } from '@/server/read-queries'
import { LIVE_COLLEGES, SEARCH_TEXT } from './conditions-queries'
import { parseFilters } from './search-params'
import { dictionaryOfColleges, findColleges, hearing } from './search-queries'

/**
 * Those searches that find a college as written, for examples that hold true.
 * @param searches in display order
 */
export const workingSearches = (language: Language, searches: readonly string[], vocabulary: Vocabulary) =>
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

/** In the order of the list's canonical URLs. */
const FILTERS = ['country', 'state', 'course', 'ownership'] as const
type Filter = (typeof FILTERS)[number]

/** Smaller numbers are still being typed. */
const LEAST_FEE = 1000

const isFilter = (kind: string): kind is Filter => FILTERS.some((name) => name === kind)

/**
 * Target of a search with an amount or rank: the list below that fee, or the predictor.
 * @returns null without such a number
 */
function figuresSuggestion(language: Language, typed: string, dictionary: Dictionary): Suggestion | null {
  const messages = collegeListMessages(language)
  const { colleges } = pathsIn(language)
  const { rank, fees, rest } = figuresInWords(typed)
  // The list parses the other words of a rank itself, and passes them to the predictor.
  if (rank !== null)
    return { kind: 'predictor', text: messages.reachOf(rank), place: null, href: colleges({ q: typed.trim() }) }
  if (fees === null || fees < LEAST_FEE) return null
  const parsed = parseQuery(rest, dictionary)
  const chosen = new Map<Filter, string>()
  const words = parsed?.wanted.map(({ said }) => said) ?? []
  for (const { kind, values, said } of parsed?.understood ?? []) {
    const [value] = values
    if (isFilter(kind) && value && values.length === 1 && !chosen.has(kind)) chosen.set(kind, value)
    else words.push(said)
  }
  const q = words.join(' ')
  const filters = Object.fromEntries(FILTERS.flatMap((name) => (chosen.has(name) ? [[name, chosen.get(name)]] : [])))
  const named = FILTERS.flatMap((name) => chosen.get(name) ?? []).map((value) => nameOf(language, value))
  return {
    kind: 'list',
    text: messages.listOf([...(q ? [q] : []), ...named], fees),
    place: null,
    href: colleges({ ...(q ? { q } : {}), ...filters, fees: String(fees) }),
  }
}

const nameOf = (language: Language, value: string): string =>
  value in OWNER_GROUPS
    ? collegeListMessages(language).ownerships[value as OwnerGroup]
    : (courseChoice(value)?.name ?? nameIn(language, value))

const REMEMBERED = 500
const MOST_FILTERS = 3
const remembered = sharedReads<Suggestion[]>(REMEMBERED)
/** Filters a suggestion sets; towns become a text search. */
const PARAMETERS = { country: 'country', state: 'state', course: 'course', ownership: 'ownership', place: 'q' } as const

/**
 * Suggestions: the list below a fee or the reach of a rank; states, courses and kinds with this prefix; colleges by
 * name.
 * @param typed text so far; none below two letters
 */
export async function suggestColleges(language: Language, typed: string, vocabulary: Vocabulary) {
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
          text: courseChoice(value)?.name ?? nameIn(language, value),
          place: null,
          href: pathsIn(language).colleges({ [name]: value }),
        },
      ]
    })
    const parsed = parseQuery(typed, await hearing(dictionary, typed))
    const colleges = parsed ? await collegesNamed(language, parsed.written, bearing(parsed)) : []
    return [...filters.slice(0, MOST_FILTERS), ...colleges].slice(0, MOST_SUGGESTIONS)
  })
}

/** Colleges matching the words; of parsed phrases only towns are part of a name. */
function bearing(parsed: ParsedQuery): SQL {
  const understood = parsed.understood.filter(({ kind }) => kind === 'place')
  const towns = understood.map(({ values }) => holdsName(SEARCH_TEXT, values))
  return meansQuery(SEARCH_TEXT, { ...parsed, understood }, towns)
}

async function collegesNamed(language: Language, written: string, condition: SQL): Promise<Suggestion[]> {
  const rows = await rowsOf<{ name: string; slug: string; place: string | null }>(
    sql`SELECT c.name, c.slug, concat_ws(', ', c.location, c.state) AS "place" FROM colleges c
        WHERE ${LIVE_COLLEGES} AND ${condition}
        ORDER BY (c.search_text LIKE ${`${written}%`}) DESC, c.featured DESC, lower(c.name), c.id LIMIT ${MOST_SUGGESTIONS}`,
  )
  return rows.map(({ name, slug, place }) => ({
    kind: 'college',
    text: name,
    place,
    href: pathsIn(language).college(slug),
  }))
}
