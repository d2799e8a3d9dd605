import { hindiNames } from '@/lib/names'
import type { SearchTerm, TermKind } from '@/lib/search/dictionary'
import { baseTerms } from './base-terms'

/** Search kinds of each kind of name; a territory that is also a town is both. */
const KINDS: Record<string, readonly TermKind[]> = {
  region: ['state', 'place'],
  province: ['state'],
  town: ['place'],
  department: ['department'],
  designation: ['designation'],
}

let terms: readonly SearchTerm[] | undefined

/** The built-in vocabulary: its terms, and the Hindi names of places and posts. */
export function knownTerms(): readonly SearchTerm[] {
  terms ??= [
    ...baseTerms(),
    ...hindiNames().flatMap(({ kind, english, hindi }) =>
      (KINDS[kind] ?? []).map((each) => ({ kind: each, value: english, spellings: [hindi] })),
    ),
  ]
  return terms
}
