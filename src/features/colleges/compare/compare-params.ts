import { isSlug } from '@/lib/text/normal-forms/slug'

/** The most colleges that stand side by side. */
export const MOST_COMPARED = 4
/** The last rank that anybody had, and room above it. */
const LARGEST_RANK = 3_000_000
const LONGEST_CATEGORY = 40

/** What a comparison shows. */
export interface CompareChoice {
  /** Addresses of colleges, each once, at most four. */
  slugs: string[]
  /** How many were asked for beyond these four. */
  beyond: number
  /** A category by its code, for the cut-offs. */
  category: string | null
  /** An all-India rank. */
  rank: number | null
  /** Words that name a college to be added. */
  add: string
}

export type RawCompareParams = Record<string, string | string[] | undefined>

const one = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value)?.trim() ?? ''

/** A rank as somebody types it, "25,000"; null for what is none. */
export function rankOf(typed: string): number | null {
  const digits = typed.replaceAll(/[,\s]/g, '')
  const rank = /^\d{1,7}$/.test(digits) ? Number(digits) : 0
  return rank > 0 && rank <= LARGEST_RANK ? rank : null
}

/** Reads a comparison from an address: addresses apart by commas, or one parameter for each. What is none is left out. */
export function compareChoice({ c, category, rank, add }: RawCompareParams): CompareChoice {
  const asked = [...new Set([c ?? []].flat().flatMap((value) => value.split(',')))].map((slug) => slug.trim())
  const slugs = [...new Set(asked)].filter(isSlug)
  const code = one(category)
  return {
    slugs: slugs.slice(0, MOST_COMPARED),
    beyond: Math.max(0, slugs.length - MOST_COMPARED),
    category: /^[\w. -]+$/.test(code) && code.length <= LONGEST_CATEGORY ? code : null,
    rank: rankOf(one(rank)),
    add: one(add).slice(0, 120),
  }
}

/** What of a choice stands in an address beside the colleges. */
export const compareQuery = ({ category, rank }: Pick<CompareChoice, 'category' | 'rank'>): Record<string, string> => ({
  ...(category ? { category } : {}),
  ...(rank ? { rank: String(rank) } : {}),
})
