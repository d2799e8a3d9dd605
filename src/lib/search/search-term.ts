/** What a word of a search can mean. A `word` only has other spellings. */
export const TERM_KINDS = [
  'country',
  'state',
  'place',
  'course',
  'ownership',
  'department',
  'designation',
  'word',
] as const
export type TermKind = (typeof TERM_KINDS)[number]

/** Something that people search for, with the ways in which they write it. */
export interface SearchTerm {
  kind: TermKind
  /** As records and addresses write it: "Uttar Pradesh", "mbbs", "government", "Pediatrics". */
  value: string
  /** Other spellings, abbreviations, former names, Hindi. */
  spellings: readonly string[]
}

/** The words that searches understand, with a stamp that changes with them. */
export interface Vocabulary {
  stamp: string
  terms: readonly SearchTerm[]
}
