import type { TermKind } from './dictionary'

/** A suggestion of a search box. */
export interface Suggestion {
  kind: TermKind | 'college' | 'list' | 'predictor'
  text: string
  /** Location of a record, shown beside its name. */
  place: string | null
  href: string
}

/** Shorter input gives too little to go on. */
export const FEWEST_LETTERS = 2
export const MOST_SUGGESTIONS = 8
export const LONGEST_SUGGESTED = 80
