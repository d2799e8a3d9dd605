/** Every sentence of the import and export of colleges. */
export const collegeImportMessages = {
  title: 'Import colleges',
  intro:
    'A CSV file, one college in each row. A row with a known slug changes that college; any other row adds one. You see what would happen before anything is saved.',
  exportLink: 'Download all colleges as CSV',
  noun: ['college', 'colleges'],
  heads: ['Name', 'Place', 'Address'],
  columns:
    'Needed columns: name and state. For colleges of the site the slug is enough. Put | between several courses, kinds, facilities or aliases in one cell. A missing column changes nothing; an empty cell empties the field. Without a slug, a row is the college of that name in that town, or in that state where no town is known. Name the source of a figure in fees_source, seats_source, established_source or ranking_source. A new fee or number of seats without a source is not verified. checked_on is the day somebody compared the row with its sources, such as 2026-11-22. A new source is added as our own listing until you choose its kind under Sources.',
  show: 'Show the colleges',
  notAllowed: 'Only those who keep the content may do this.',
} as const

/** What a row of colleges can be refused for. */
export const collegeRowMessages = {
  oneOf: (values: readonly string[]) => `This must be one of ${values.join(', ')}.`,
  unknownNames: (names: string[]) => `Not known: ${names.join(', ')}.`,
  yesNo: 'Write yes or no.',
  day: 'Write a day as 2026-11-22.',
  inTrash: 'This college is in the trash. Restore it first, or have it deleted for good.',
  unknownSlug: 'No college has this address. A new one needs a name and a state.',
  twice: (row: number | string) => `The same college stands in row ${row} already. Leave one of the two out.`,
} as const
