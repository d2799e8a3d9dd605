/** Every sentence of the CSV upload; the quoted ones are the specification's (section 8). */
export const importTexts = {
  notCsv: 'Please upload a CSV file',
  failed: 'Failed to process CSV file',
  succeeded: (fileName: string) => `Successfully processed ${fileName}!`,
  empty: 'The file is empty.',
  tooLarge: 'The file is larger than 50 MB. Split it into smaller files.',
  noRows: 'The file has a header but no rows.',
  onlyBadRows: 'No row of the file can be imported.',
  notReadable: (reason: string) => `The file cannot be read as a table: ${reason}`,
  missingColumns: (names: string[]) =>
    names.length === 1 ? `The column ${names[0]} is missing.` : `The columns ${names.join(', ')} are missing.`,
  repeatedColumn: (name: string) => `The column ${name} stands in the header twice.`,
  cancelled: 'Cancelled before anything was saved.',
  unexpected: 'Something unexpected happened; nothing was saved. Try again.',
  row: {
    required: 'This must not be empty.',
    tooLong: (limit: number) => `This is longer than ${limit} characters.`,
    notADate: 'This is not a date. Write 2026-12-31, 31/12/2026 or 31-12-2026.',
    notAType: (types: readonly string[]) => `This must be one of ${types.join(', ')}.`,
    tooManyCells: (found: number, expected: number) =>
      `The row has ${found} cells, the header ${expected}. A cell with a comma needs double quotes around it.`,
    unreadable: 'This holds characters that cannot be shown.',
  },
} as const
