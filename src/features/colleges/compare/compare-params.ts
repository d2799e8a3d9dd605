import { firstOf, type RawQuery } from '@/lib/request/raw-query'
import { isSlug } from '@/lib/text/normal-forms/slug'
import { numberOrNull } from '@/lib/text/typed/typed-number'

/** The most colleges that stand side by side. */
export const MOST_COMPARED = 4

const one = (value: string | string[] | undefined) => firstOf(value)?.trim() ?? ''

/** What is short enough to stay in an address, whatever it says; a choice that chooses nothing is "all". */
const kept = (value: string | string[] | undefined) => (one(value) === 'all' ? null : one(value).slice(0, 60) || null)

/** What a comparison shows. */
export type CompareChoice = ReturnType<typeof compareChoice>

/** Reads a comparison from an address: addresses apart by commas, or one parameter for each. What is none is left out. */
export function compareChoice({ c, category, rank, state, own, add }: RawQuery) {
  const asked = [...new Set([c ?? []].flat().flatMap((value) => value.split(',')))].map((slug) => slug.trim())
  const slugs = [...new Set(asked)].filter(isSlug)
  const number = numberOrNull(one(rank), 'rank')
  return {
    /** Addresses of colleges, each once, at most four. */
    slugs: slugs.slice(0, MOST_COMPARED),
    /** How many were asked for beyond these four. */
    beyond: Math.max(0, slugs.length - MOST_COMPARED),
    /** A category as the address names it, for the cut-offs. */
    category: kept(category),
    /** An all-India rank. */
    rank: number,
    /** The home state and the category in its own list, as the address names them; kept for the pages that ask for both. */
    state: kept(state),
    own: kept(own),
    /** Whether the address holds a rank that is none. */
    isRankUnread: number === null && one(rank) !== '',
    /** Words that name a college to be added. */
    add: one(add).slice(0, 120),
  }
}

/** What is asked beside the colleges, by its parameters: it goes along from the predictor and back to it. */
const CARRIED = ['rank', 'state', 'category', 'own'] as const

type Carried = Record<string, string>

/** What of a choice stands in an address beside the colleges. */
export const compareQuery = (choice: Partial<Pick<CompareChoice, (typeof CARRIED)[number]>>): Carried =>
  Object.fromEntries(CARRIED.flatMap((name) => (choice[name] ? [[name, String(choice[name])]] : [])))

/** What an address of another page asks that a comparison takes along; a state alone is a filter, and nobody's home. */
export function carriedQuery(search: string): Carried {
  const params = new URLSearchParams(search)
  const query: Carried = Object.fromEntries(
    CARRIED.flatMap((name) => (params.get(name) ? [[name, params.get(name) ?? '']] : [])),
  )
  return query.rank || query.category ? query : {}
}
