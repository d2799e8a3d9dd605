import type { ColumnRule } from '@/cms/csv/table'

/**
 * The specification's seven columns, and the optional ones of design.md, with the limits of the vacancy's own fields
 * (collections/jobs.ts).
 */
export const VACANCY_COLUMNS = {
  job_title: { isRequired: true, limit: 200 },
  location: { isRequired: true, limit: 120 },
  department: { isRequired: true, limit: 120 },
  qualification: { limit: 300 },
  experience: { limit: 120 },
  salary: { limit: 120 },
  deadline: { limit: 40 },
  institution: { limit: 200 },
  designation: { limit: 120 },
  type: { limit: 40 },
  walk_in: { limit: 40 },
  walk_in_place: { limit: 300 },
  description: { limit: 20000 },
  requirements: { limit: 20000 },
} as const satisfies Record<string, ColumnRule>

export type VacancyColumn = keyof typeof VACANCY_COLUMNS

/** The template's row can be imported whenever it is downloaded. */
const NEXT_YEAR = new Date().getUTCFullYear() + 1

/** A file to begin with: the header and one row that shows how each cell is written. */
export const TEMPLATE = [
  Object.keys(VACANCY_COLUMNS).join(','),
  [
    'Assistant Professor',
    'New Delhi',
    'Cardiology',
    'MD / DNB',
    '5+ years',
    '25-30 LPA',
    `${NEXT_YEAR}-12-31`,
    'Name of the institution',
    'Assistant Professor',
    'Full-time',
    `${NEXT_YEAR}-12-15 09:00`,
    'Where to come to',
    '"What the post is about, in a sentence or two."',
    '"What you ask for, with commas inside quotes."',
  ].join(','),
  '',
].join('\r\n')
