import { importTexts } from './texts'

/** The specification's seven columns, and the optional ones of design.md. */
export const REQUIRED_CELLS = ['job_title', 'location', 'department'] as const
export const COLUMNS = [
  'job_title',
  'location',
  'department',
  'qualification',
  'experience',
  'salary',
  'deadline',
  'institution',
  'designation',
  'type',
  'description',
  'requirements',
] as const
export type Column = (typeof COLUMNS)[number]

export interface HeaderReading {
  /** The column of each cell, null for one that is not ours and is passed over. */
  columns: (Column | null)[]
  unknown: string[]
  /** Columns of the specification that the file does not have; they stay as they are in vacancies it changes. */
  absent: Column[]
}

const named = (cell: string) =>
  cell
    .trim()
    .toLowerCase()
    .replace(/[\s_-]+/g, '_')

/**
 * Reads a header in any order and letter case; "Job Title" and "job_title" are the same.
 * @returns the reading, or the sentence that says why the file cannot be imported
 */
export function readHeader(cells: readonly string[]): HeaderReading | { problem: string } {
  const names = cells.map(named)
  const columns = names.map((name) => COLUMNS.find((column) => column === name) ?? null)
  const twice = columns.find((column, index) => column !== null && columns.indexOf(column) !== index)
  if (twice) return { problem: importTexts.repeatedColumn(twice) }
  const missing = REQUIRED_CELLS.filter((column) => !columns.includes(column))
  if (missing.length > 0) return { problem: importTexts.missingColumns([...missing]) }
  return {
    columns,
    unknown: cells.filter((cell, index) => columns[index] === null && cell.trim() !== ''),
    absent: COLUMNS.filter((column) => !columns.includes(column)),
  }
}

/** A file to begin with: the header and one row that shows how each cell is written. */
export const TEMPLATE = [
  COLUMNS.join(','),
  [
    'Assistant Professor',
    'New Delhi',
    'Cardiology',
    'MD / DNB',
    '5+ years',
    '25-30 LPA',
    '2026-12-31',
    'Name of the institution',
    'Assistant Professor',
    'Full-time',
    '"What the post is about, in a sentence or two."',
    '"What you ask for, with commas inside quotes."',
  ].join(','),
  '',
].join('\r\n')
