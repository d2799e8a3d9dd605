/** The most characters that a text of each kind may hold, and the most entries of a list. */
export const LENGTHS = {
  /** A word or a short label. */
  label: 120,
  /** One line. */
  line: 300,
  /** A web address. */
  url: 2000,
  /** A paragraph or two. */
  paragraph: 2000,
  /** A text of many paragraphs. */
  text: 20_000,
  /** The entries of a list of lines. */
  entries: 60,
} as const

/** Why a field has no check: only the server writes it. Kept in the field's `custom`, where a test looks for it. */
export const writtenByServer = { unchecked: 'Written by the server alone.' } as const
