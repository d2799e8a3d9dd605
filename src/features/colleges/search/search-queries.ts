import { and, sql } from 'drizzle-orm'
import { cache } from 'react'
import { ownerSql } from '@/lib/college-facts/college-kinds-rule'
import type { Language } from '@/lib/language'
import { ENTRIES_PER_PAGE } from '@/lib/page-size'
import 'server-only'
import { tags } from '@/lib/caching/cache'
import { sharedReads } from '@/lib/caching/shared-reads'
import { stampOf } from '@/lib/caching/stamp'
import { isDevanagari } from '@/lib/language'
import type { Dictionary, TermKind, Vocabulary } from '@/lib/search/dictionary'
import { listWords } from '@/lib/search/list-words-queries'
import { correctedQuery, type ParsedQuery, parseQuery, restsOf, understoodPart } from '@/lib/search/parsed-query'
import { payloadClient } from '@/server/payload'
import { rowsOf } from '@/server/read-queries'
import { readCards } from '../cards/cards-queries'
import { FEES, filterConditions, LIVE_COLLEGES, orderOf, queryCondition } from './conditions-queries'
import {
  type CollegeGroup,
  collegeDictionary,
  lastInOrder,
  optionsOf,
  statesOf,
  totalOf,
  unknownOwners,
  unstatedFees,
} from './facets'
import { getMenuStates } from './menu-states-queries'
import { type CollegeFilters, FEE_CEILINGS, FILTER_NAMES, isFiltered } from './search-params'

// Raw SQL where the Local API cannot help: trigram similarity, grouped counts, index walks. Authority: every statement
// reads live rows only.

/** Up to this many hits are sorted; beyond, walking the list's index finds ten soon. */
const FEW_HITS = 2000
/** Alternatives offered for a search without hits. */
const MOST_WAYS_OUT = 3
const REMEMBERED_SEARCHES = 200

/** A phrase parsed as a filter. */
export interface UnderstoodPhrase {
  kind: TermKind
  values: readonly string[]
  /** URL without it. */
  rest: string
}

export type CollegeList = Awaited<ReturnType<typeof findColleges>>

interface Hits {
  groups: CollegeGroup[]
  /** Null if all colleges match. */
  parsed: ParsedQuery | null
  corrected: string | null
  dropped: readonly string[]
}

const remembered = sharedReads<Hits>(REMEMBERED_SEARCHES)
const rememberedPlaces = sharedReads<string[]>(1)

/** Changes with every college: invalidates older counts. */
const collegesStamp = cache(() => stampOf('colleges-stamp', [tags.colleges()]))

interface EveryCollege {
  stamp: string
  everywhere: Hits
  /** Towns with colleges, as stored. */
  places: readonly string[]
}

const everyCollege = async (): Promise<EveryCollege> => {
  const { stamp } = await collegesStamp()
  const [everywhere, places] = await Promise.all([
    remembered(`${stamp}:`, () => countGroups(null, null)),
    rememberedPlaces(stamp, readPlaces),
  ])
  return { stamp, everywhere, places }
}

const readPlaces = async () =>
  (
    await rowsOf<{ place: string }>(
      sql`SELECT DISTINCT c.location AS "place" FROM colleges c WHERE ${LIVE_COLLEGES} AND coalesce(c.location, '') <> ''`,
    )
  ).map(({ place }) => place)

/** The current dictionary, with its stamp. */
export async function dictionaryOfColleges(language: Language, vocabulary: Vocabulary) {
  const { stamp: collegeStamp, everywhere, places } = await everyCollege()
  const stamp = `${collegeStamp}:${vocabulary.stamp}`
  return { stamp, dictionary: collegeDictionary(language, stamp, everywhere.groups, places, vocabulary) }
}

/** Number of visible colleges. */
export async function countColleges(): Promise<number> {
  const { everywhere } = await everyCollege()
  return everywhere.groups.reduce((total, { count }) => total + count, 0)
}

/**
 * A page of the list with counts beside filter options.
 * @param vocabulary dictionary of the search
 */
export async function findColleges(language: Language, asked: CollegeFilters, vocabulary: Vocabulary) {
  const [every, menuStates] = await Promise.all([everyCollege(), getMenuStates()])
  const { everywhere } = every
  const ofMenu = asked.country === 'Nepal' ? [] : menuStates
  const known = [...statesOf(language, everywhere.groups, asked.country), ...ofMenu]
  const filters = { ...asked, state: knownState(asked, known) }
  const search = searchOf(language, every, vocabulary)
  const found = await search(filters)
  const total = totalOf(found.groups, filters)
  const pages = Math.max(1, Math.ceil(total / ENTRIES_PER_PAGE))
  const page = Math.min(filters.page, pages)
  const shown = { ...filters, page }
  return {
    filters: shown,
    total,
    pages,
    colleges: total === 0 ? [] : await pageOfCards(language, shown, found, total),
    options: optionsOf(language, everywhere.groups, found.groups, filters),
    understood: found.parsed?.understood ?? [],
    /** Corrected words. */
    corrected: found.corrected,
    /** Ignored words found nowhere in the list. */
    dropped: found.dropped,
    /** Colleges without a fee, hidden by a ceiling. */
    withoutFee:
      typeof filters.fees === 'number' ? unstatedFees((await search({ ...filters, fees: null })).groups, filters) : 0,
    /** Colleges of unknown ownership, hidden by a type. */
    withoutOwner: unknownOwners(found.groups, filters),
    /** Colleges the order cannot place. */
    last: lastInOrder(found.groups, filters),
    /** Without results: the same search with one condition less, and its count. */
    waysOut: total > 0 ? [] : await waysOutOf(filters, found, search),
  }
}

/** The same search with one filter or parsed phrase less, if that finds something; most results first. */
async function waysOutOf(filters: CollegeFilters, { parsed }: Hits, search: Search) {
  const withLess: CollegeFilters[] = [
    ...FILTER_NAMES.filter((name) => filters[name]).map((name) => ({ ...filters, [name]: null })),
    ...restsOf(parsed).map((q) => ({ ...filters, q })),
  ].map((less) => ({ ...less, page: 1 }))
  const counted = await Promise.all(
    withLess
      .filter(isFiltered)
      .map(async (less) => ({ filters: less, total: totalOf((await search(less)).groups, less) })),
  )
  return counted
    .filter(({ total }) => total > 0)
    .sort((one, other) => other.total - one.total)
    .slice(0, MOST_WAYS_OUT)
}

/** The state as stored; dropped if unknown or of another country than the chosen one. */
const knownState = ({ state }: CollegeFilters, known: readonly string[]) =>
  known.find((name) => name.toLowerCase() === state?.toLowerCase()) ?? null

type Search = (filters: CollegeFilters) => Promise<Hits>

/** Parses and counts a search; cached while neither colleges nor vocabulary change. */
function searchOf(language: Language, { stamp, everywhere, places }: EveryCollege, vocabulary: Vocabulary): Search {
  const known = collegeDictionary(language, `${stamp}:${vocabulary.stamp}`, everywhere.groups, places, vocabulary)
  return async ({ q, fees }) => {
    const dictionary = await hearing(known, q)
    const parsed = parseQuery(q, dictionary)
    const ceiling = typeof fees !== 'number' || FEE_CEILINGS.some((amount) => amount === fees) ? null : fees
    if (parsed === null && ceiling === null) return everywhere
    if (parsed?.words.length === 0) return { groups: [], parsed: null, corrected: null, dropped: [] }
    return remembered(`${stamp}:${vocabulary.stamp}:${ceiling ?? ''}:${parsed?.phrase ?? ''}`, async () => {
      const exact = await countGroups(parsed, ceiling)
      // Spelling is corrected only if the text finds nothing as typed.
      if (exact.groups.length > 0 || parsed === null) return exact
      const corrected = await correctedQuery(parsed, dictionary, collegeWords)
      const meant = corrected === null ? null : parseQuery(corrected, dictionary)
      const mended = meant && (await countGroups(meant, ceiling))
      if (mended && mended.groups.length > 0) return { ...mended, corrected }
      const part = await understoodPart(parsed, collegeWords)
      const hits = part && (await countGroups(parseQuery(part.query, dictionary), ceiling))
      return hits && hits.groups.length > 0 ? { ...hits, dropped: part.dropped } : exact
    })
  }
}

/** A dictionary with phonetic matches of the list's own words, if a query needs it. */
export const hearing = async (dictionary: Dictionary, typed: string): Promise<Dictionary> =>
  isDevanagari(typed) ? { ...dictionary, sounds: await collegeWords.bySound() } : dictionary

const collegeWords = listWords(
  async () => (await payloadClient()).db.drizzle,
  () => sql`FROM colleges c WHERE ${LIVE_COLLEGES}`,
  collegesStamp,
)

async function countGroups(parsed: ParsedQuery | null, ceiling: number | null): Promise<Hits> {
  // The fee class is the index of the lowest ceiling not exceeded; subtracting half a rupee makes ceilings inclusive.
  const ceilings = sql.raw(`ARRAY[${FEE_CEILINGS.join(',')}]::numeric[]`)
  const conditions = [
    LIVE_COLLEGES,
    ...(parsed ? [queryCondition(parsed)] : []),
    ...(ceiling === null ? [] : [sql`${FEES} <= ${ceiling}`]),
  ]
  const groups = await rowsOf<CollegeGroup>(
    sql`SELECT c.country::text AS "country", c.state AS "state", ${sql.raw(ownerSql('c'))} AS "ownership",
          coalesce(width_bucket(${FEES} - 0.5, ${ceilings}), -1) AS "feeClass",
          coalesce(c.course_mask, 0)::int AS "courseMask", coalesce(c.kind_mask, 0)::int AS "kindMask",
          count(*)::int AS "count", count(*) FILTER (WHERE c.established IS NULL)::int AS "undated"
        FROM colleges c WHERE ${sql.join(conditions, sql` AND `)} GROUP BY 1, 2, 3, 4, 5, 6`,
  )
  return { groups, parsed, corrected: null, dropped: [] }
}

function pageOfCards(language: Language, filters: CollegeFilters, { parsed }: Hits, total: number) {
  const where = and(LIVE_COLLEGES, parsed ? queryCondition(parsed) : undefined, ...filterConditions(filters))
  const order = orderOf(filters, parsed)
  const page = sql`LIMIT ${ENTRIES_PER_PAGE} OFFSET ${(filters.page - 1) * ENTRIES_PER_PAGE}`
  const isSearch = parsed !== null && total <= FEW_HITS
  // Without the optimisation barrier the planner walks a whole index for a handful of hits.
  return readCards(
    language,
    isSearch
      ? sql`SELECT c.id FROM (SELECT * FROM colleges c WHERE ${where} OFFSET 0) c ORDER BY ${order} ${page}`
      : sql`SELECT c.id FROM colleges c WHERE ${where} ORDER BY ${order} ${page}`,
  )
}
