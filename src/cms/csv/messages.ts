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
