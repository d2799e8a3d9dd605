import { firstOf, type RawQuery } from '@/lib/request/raw-query'
import { isSlug } from '@/lib/text/normal-forms/slug'
import { numberOrNull } from '@/lib/text/typed/typed-number'

/** Maximum number of compared colleges. */
export const MAX_COMPARED = 4

const one = (value: string | string[] | undefined) => firstOf(value)?.trim() ?? ''

/** A parameter short enough to keep, whatever it says; "all" is no choice. */
const kept = (value: string | string[] | undefined) => (one(value) === 'all' ? null : one(value).slice(0, 60) || null)

export type CompareChoice = ReturnType<typeof compareChoice>

/** Parses a comparison's URL: slugs separated by commas, or repeated parameters. Invalid ones are dropped. */
export function compareChoice({ c, category, rank, state, own, add }: RawQuery) {
  const candidates = [...new Set([c ?? []].flat().flatMap((value) => value.split(',')))].map((slug) => slug.trim())
  const slugs = [...new Set(candidates)].filter(isSlug)
  const number = numberOrNull(one(rank), 'rank')
  return {
    /** Distinct college slugs, at most four. */
    slugs: slugs.slice(0, MAX_COMPARED),
    /** Number requested beyond four. */
    beyond: Math.max(0, slugs.length - MAX_COMPARED),
    /** Category slug, for the cut-offs. */
    category: kept(category),
    /** An all-India rank. */
    rank: number,
    /** Home state and category of its own list, as slugs; kept for pages that ask for both. */
    state: kept(state),
    own: kept(own),
    /** Whether the URL has an invalid rank. */
    isRankUnread: number === null && one(rank) !== '',
    /** Search text for a college to add. */
    add: one(add).slice(0, 120),
  }
}

/** Parameters besides the colleges, carried over from the predictor and back. */
const CARRIED = ['rank', 'state', 'category', 'own'] as const

type Carried = Record<string, string>

export const compareQuery = (choice: Partial<Pick<CompareChoice, (typeof CARRIED)[number]>>): Carried =>
  Object.fromEntries(CARRIED.flatMap((name) => (choice[name] ? [[name, String(choice[name])]] : [])))

/** Parameters a comparison takes over from another page's URL; a state alone is a filter, not a home state. */
export function carriedQuery(search: string): Carried {
  const params = new URLSearchParams(search)
  const query: Carried = Object.fromEntries(
    CARRIED.flatMap((name) => (params.get(name) ? [[name, params.get(name) ?? '']] : [])),
  )
  return query.rank || query.category ? query : {}
}
