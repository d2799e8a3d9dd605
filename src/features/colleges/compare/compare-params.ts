import { firstOf, type RawQuery } from '@/lib/request/raw-query'
import { isSlug } from '@/lib/text/normal-forms/slug'
import { numberOrNull } from '@/lib/text/typed-number'

/** The most colleges that stand side by side. */
export const MOST_COMPARED = 4

/** What a comparison shows. */
export interface CompareChoice {
  /** Addresses of colleges, each once, at most four. */
  slugs: string[]
  /** How many were asked for beyond these four. */
  beyond: number
  /** A category as the address names it, for the cut-offs. */
  category: string | null
  /** An all-India rank. */
  rank: number | null
  /** Whether the address holds a rank that is none. */
  isRankUnread: boolean
  /** Words that name a college to be added. */
  add: string
}

const one = (value: string | string[] | undefined) => firstOf(value)?.trim() ?? ''

/** Reads a comparison from an address: addresses apart by commas, or one parameter for each. What is none is left out. */
export function compareChoice({ c, category, rank, add }: RawQuery): CompareChoice {
  const asked = [...new Set([c ?? []].flat().flatMap((value) => value.split(',')))].map((slug) => slug.trim())
  const slugs = [...new Set(asked)].filter(isSlug)
  const number = numberOrNull(one(rank), 'rank')
  return {
    slugs: slugs.slice(0, MOST_COMPARED),
    beyond: Math.max(0, slugs.length - MOST_COMPARED),
    category: one(category) || null,
    rank: number,
    isRankUnread: number === null && one(rank) !== '',
    add: one(add).slice(0, 120),
  }
}

/** What of a choice stands in an address beside the colleges. */
export const compareQuery = ({ category, rank }: Pick<CompareChoice, 'category' | 'rank'>): Record<string, string> => ({
  ...(category ? { category } : {}),
  ...(rank ? { rank: String(rank) } : {}),
})
