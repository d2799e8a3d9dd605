import { enumerated } from '@/lib/text/format'

/** Every sentence of the import of official lists. */
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
    `This may be “${name}”. If so, write ${slug} into the column slug. If not, write new.`,
  otherCourses: (name: string, slug: string) =>
    `“${name}” does not teach these courses as far as the site knows. If you mean it, write ${slug} into the column slug. If not, write the address of the other college, or new.`,
  twice: (row: number | string) =>
    `The same college stands in row ${row}. Put its courses into one row, or leave one of the two out.`,
} as const
