import { enumerated, plural } from '@/lib/text/format'

/** Why a file or a cell can be rejected, whatever table it fills. */
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

/** Rejects the whole file, with a message for the uploader. */
export class ImportProblem extends Error {}

/** A message about one row of a file. */
export interface RowRemark {
  /** Row number as in a spreadsheet: the header is row 1, and empty rows count. */
  row: number
  /** Title of the row, such as that of a vacancy; may be empty. */
  title: string
  /** Null if the whole row is meant. */
  column: string | null
  /** The cell's text, truncated; null if the whole row is meant. */
  value: string | null
  message: string
}

/** The error, and what would be valid. */
export type RowError = RowRemark
