import { enumerated } from '@/lib/text/format'

export const officialListMessages = {
  title: 'Import an official list',
  intro:
    'The list of an authority as CSV: one college in each row, with all its courses. Colleges are found by name, town and course; missing ones get a plain page. You see what would happen before anything is saved.',
  noun: ['college', 'colleges'],
  heads: ['Name', 'Place', 'Courses'],
  columns:
    'Needed columns: name, city, state and source. Also understood: ownership, courses, established, university, source_year, source_kind, checked_on, slug, overwrite. Seats stand in seats (of the first course), or in a column for each course: mbbs_seats, bds_seats. The city may be empty. The year of a row with MBBS or BDS is that of the first batch. The list becomes the source of its figures. A figure verified from another source stays and is shown to you, unless overwrite says yes. For a missing college write new into slug, or new and its address. checked_on is the day of the comparison; today without it. A new list is added as official, unless its title or source_kind says otherwise.',
  show: 'Show the colleges',
} as const

/** Why a row of an official list is rejected. */
export const officialRowMessages = {
  /** Title of a list known by a copy only. */
  officialList: 'Official list',
  unknownCourses: (names: string[]) => `Not a course of the site: ${enumerated('en', names)}.`,
  noCourse: 'Say which course the seats belong to, or leave the seats out.',
  yesNo: 'Write yes, no or never.',
  day: 'Write a day as 2026-11-22, or leave it empty if nobody compared it.',
  inTrash: 'This college is in the trash. Restore it first, or have it deleted for good.',
  isDraft: 'This college is a draft that was never published. Publish it first.',
  noSuchSlug: 'No college has this address. Correct it, write new for a college that is missing, or leave it empty.',
  mayBe: (name: string, slug: string) =>
    `This may be “${name}”. If so, write ${slug} into the column slug. If not, write new.`,
  otherCourses: (name: string, slug: string) =>
    `“${name}” does not teach these courses as far as the site knows. If you mean it, write ${slug} into the column slug. If not, write the address of the other college, or new.`,
  twice: (row: number | string) =>
    `The same college stands in row ${row}. Put its courses into one row, or leave one of the two out.`,
} as const

export const feeImportMessages = {
  title: 'Import fees',
  intro:
    'Fees by kind of seat as CSV, one amount in each row. Each college is found by its address. You see what would happen before anything is saved.',
  noun: ['amount', 'amounts'],
  heads: ['College', 'Seat', 'Rupees'],
  columns:
    'Needed columns: slug, course, year, amount and source. Also understood: seat_pool (government, all-india, private, institutional, management, deemed, nri or foreign), kind (fee, bond, stipend or deposit; a fee when empty), covers, and source_kind (official, college or press; our own listing when empty). A row changes the amount of the same college, course, seat, kind and year; other amounts stay. The page shows the latest year of each seat first.',
  show: 'Show the colleges',
} as const

/** Why a fee row is rejected. */
export const feeRowMessages = {
  amount: 'Write the amount in rupees, as a whole number.',
  unknownSlug: 'No college has this address.',
  inTrash: 'This college is in the trash. Restore it first.',
  twice: (row: number | string) => `The same amount stands in row ${row} already.`,
} as const

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

/** Why a college row is rejected. */
export const collegeRowMessages = {
  oneOf: (values: readonly string[]) => `This must be one of ${values.join(', ')}.`,
  unknownNames: (names: string[]) => `Not known: ${names.join(', ')}.`,
  yesNo: 'Write yes or no.',
  day: 'Write a day as 2026-11-22.',
  inTrash: 'This college is in the trash. Restore it first, or have it deleted for good.',
  unknownSlug: 'No college has this address. A new one needs a name and a state.',
  twice: (row: number | string) => `The same college stands in row ${row} already. Leave one of the two out.`,
} as const
