/** Every sentence of the import and export of colleges. */
export const collegeImportMessages = {
  title: 'Import colleges',
  intro:
    'A CSV file with one college in each row. A row whose slug is known changes that college, any other makes a new one. Nothing is saved before you have seen what would happen.',
  exportLink: 'Download all colleges as CSV',
  noun: ['college', 'colleges'],
  heads: ['Name', 'Place', 'Address'],
  columns:
    'Needed columns: name and state, or slug alone for colleges that there are. Several courses, kinds, facilities or aliases in one cell are parted by |. An absent column leaves a college as it is, an empty cell empties the field. Without a slug a row is the college of that name in that town; where no town is known, in that state. A fee or a number of seats that changes stands in the source of its own column, fees_source or seats_source, and is not verified without one; a year of foundation and a ranking name theirs in established_source and ranking_source. checked_on, such as 2026-11-22, is the day on which the row was compared with its sources. A source that is not known yet is added as our own listing, until you say under Sources what kind it is.',
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
