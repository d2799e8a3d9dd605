/** A reason to refuse the whole file, in words for the person who sent it. */
export class ImportProblem extends Error {}

/** What is to be said about one row of a file. */
export interface RowRemark {
  /** The row as a spreadsheet numbers it: the header is row 1, and an empty row counts. */
  row: number
  /** What the row is about, such as the title of a vacancy; empty when it does not say. */
  title: string
  /** Null when it is about the row as a whole. */
  column: string | null
  /** What stands in the cell, cut where it is long; null when it is about the row as a whole. */
  value: string | null
  message: string
}

/** What is wrong with one row, and what would be right. */
export type RowError = RowRemark
