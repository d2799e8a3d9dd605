/** A reason to refuse the whole file, in words for the person who sent it. */
export class ImportProblem extends Error {}

/** What is wrong with one row. */
export interface RowError {
  /** The line in the file on which the row begins, from 1. */
  line: number
  /** Null when the row as a whole is wrong. */
  column: string | null
  message: string
}
