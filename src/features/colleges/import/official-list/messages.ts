import { enumerated } from '@/lib/text/format'

/** Every sentence of the import of official lists. */
export const officialListMessages = {
  title: 'Import an official list',
  intro:
    'A list of an authority as CSV, one college in each row, all its courses together. Colleges that the site has are found by name, town and course, missing ones get a plain page. Nothing is saved before you have seen what would happen.',
  noun: ['college', 'colleges'],
  heads: ['Name', 'Place', 'Courses'],
  columns:
    'Needed columns: name, city, state and source. Also understood: ownership, courses, seats (of the first course) or one column for each course (mbbs_seats, bds_seats), established, university, source_year, source_kind, checked_on, slug, overwrite. The city may be empty. The year of a row with MBBS or BDS is that of the first batch. Figures are written with the list as their source; one that was verified from another source stays, and is shown, unless the column overwrite says yes. The slug of a college that is missing is new, or new and the address that it gets. checked_on is the day of the comparison, today where there is no such column. A list that is not yet among the sources is added as official, as our own listing where its title says that it is not, or as the column source_kind says.',
  show: 'Show the colleges',
} as const

/** What a row of an official list can be refused for. */
export const officialRowMessages = {
  /** The title of a list that the file names by a copy alone. */
  officialList: 'Official list',
  oneOf: (values: readonly string[]) => `This must be one of ${enumerated('en', values)}.`,
  unknownCourses: (names: string[]) => `Not a course of the site: ${enumerated('en', names)}.`,
  noCourse: 'Say which course the seats belong to, or leave the seats out.',
  yesNo: 'Write yes, no or never.',
  day: 'Write a day as 2026-11-22, or leave it empty if nobody compared it.',
  inTrash: 'This college is in the trash. Restore it first, or have it deleted for good.',
  isDraft: 'This college is a draft that was never published. Publish it first.',
  noSuchSlug: 'No college has this address. Correct it, write new for a college that is missing, or leave it empty.',
  mayBe: (name: string, slug: string) =>
    `This may be “${name}”. If so, write ${slug} into the column slug; if it is another college, write new.`,
  otherCourses: (name: string, slug: string) =>
    `“${name}” is not known to teach what this row has seats for. If it is meant, write ${slug} into the column slug; if it is another college, write its address or new.`,
  twice: (row: number | string) =>
    `The same college stands in row ${row}. Put its courses into one row, or leave one of the two out.`,
} as const
