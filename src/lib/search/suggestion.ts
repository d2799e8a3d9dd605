import type { TermKind } from './dictionary'

/** Something that is offered while somebody types into a search box. */
export interface Suggestion {
  kind: TermKind | 'college' | 'list' | 'predictor'
  text: string
  /** Where a record lies, beside its name. */
  place: string | null
  href: string
}

/** Fewer letters are not enough to guess from. */
export const FEWEST_LETTERS = 2
export const MOST_SUGGESTIONS = 8
export const LONGEST_SUGGESTED = 80
