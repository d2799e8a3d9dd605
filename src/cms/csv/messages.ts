import { enumerated, plural } from '@/lib/text/format'

/** What a file or one of its cells can be refused for, whatever table it fills. */
export const csvMessages = {
  empty: 'The file is empty.',
  tooLarge: (megabytes: number) => `The file is larger than ${megabytes} MB. Split it into smaller files.`,
  noRows: 'The file has a header but no rows.',
  notReadable: (reason: string) => `The file cannot be read as a table: ${reason}`,
  missingColumns: (names: readonly string[]) =>
    `The ${plural('en', names.length, { one: 'column', other: 'columns' })} ${enumerated('en', names)} ${plural('en', names.length, { one: 'is', other: 'are' })} missing.`,
  unknownColumns: (names: readonly string[]) =>
    `The ${plural('en', names.length, { one: 'column', other: 'columns' })} ${enumerated('en', names)} ${plural('en', names.length, { one: 'is', other: 'are' })} not known.`,
  repeatedColumn: (name: string) => `The column ${name} stands in the header twice.`,
  cell: {
    required: 'This must not be empty.',
    tooLong: (limit: number) => `This is longer than ${limit} characters.`,
    unreadable: 'This holds characters that cannot be shown.',
    dayFirst: (day: string) => `Read as ${day}: the day stands first, as in India.`,
    dayNumber: (day: string) => `Read as ${day}: a spreadsheet keeps that day under this number.`,
    tooManyCells: (found: number, expected: number) =>
      `The row has ${found} cells, the header ${expected}. A cell with a comma needs double quotes around it.`,
  },
} as const

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
