import { hindiNames } from '@/lib/names'
import type { SearchTerm, TermKind } from '@/lib/search/dictionary'
import { baseTerms } from './base-terms'

/** What the kinds of names are to a search: a territory that is a town can be either. */
const KINDS: Record<string, readonly TermKind[]> = {
  region: ['state', 'place'],
  province: ['state'],
  town: ['place'],
  department: ['department'],
  designation: ['designation'],
}

let terms: readonly SearchTerm[] | undefined

/** The vocabulary that came with the site: its words, and what places and posts are called in Hindi. */
export function knownTerms(): readonly SearchTerm[] {
  terms ??= [
    ...baseTerms(),
    ...hindiNames().flatMap(({ kind, english, hindi }) =>
      (KINDS[kind] ?? []).map((each) => ({ kind: each, value: english, spellings: [hindi] })),
    ),
  ]
  return terms
}
