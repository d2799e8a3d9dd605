import { createHash } from 'node:crypto'
import { derivedFields } from '../derived-fields'
import { JOB_TYPES, type JobType } from '../schema'
import { COLUMNS, type Column, REQUIRED_CELLS } from './columns'
import { readDeadline } from './deadline'
import { importTexts } from './texts'

/** The limits of the vacancy's own fields (collections/jobs.ts). */
const LONGEST: Record<Column, number> = {
  job_title: 200,
  location: 120,
  department: 120,
  qualification: 300,
  experience: 120,
  salary: 120,
  deadline: 40,
  institution: 200,
  designation: 120,
  type: 40,
  description: 20000,
  requirements: 20000,
}

/** One vacancy as the file states it, ready for the table. */
export interface VacancyRow {
  line: number
  title: string
  location: string
  department: string
  institution: string | null
  designation: string | null
  type: JobType
  experience: string | null
  qualification: string | null
  salary: string | null
  description: string | null
  requirements: string | null
  deadline: string | null
  salaryMin: number | null
  salaryMax: number | null
  experienceYears: number | null
  searchText: string
  /** Of every cell: the same row never makes two vacancies. */
  hash: string
  /** Of what names a vacancy: title, institution, department and location. */
  key: string
}

export interface RowError {
  line: number
  column: Column | null
  message: string
}

const digest = (parts: (string | null)[]) =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 40)

/** What names a vacancy, without regard to letter case and spaces. */
export const vacancyKey = (vacancy: Pick<VacancyRow, 'title' | 'institution' | 'department' | 'location'>): string =>
  digest(
    [vacancy.title, vacancy.institution, vacancy.department, vacancy.location].map((part) =>
      (part ?? '').toLowerCase().replace(/\s+/g, ' ').trim(),
    ),
  )

const hasControlCharacters = (text: string) => {
  for (const character of text) {
    const code = character.charCodeAt(0)
    if ((code < 0x20 && code !== 9 && code !== 10 && code !== 13) || code === 0x7f || code === 0xfffd) return true
  }
  return false
}

const findType = (text: string): JobType | undefined =>
  JOB_TYPES.find((type) => type.toLowerCase() === text.toLowerCase().replace(/[\s_]+/g, '-'))

/**
 * Reads one row of the file.
 * @param columns the reading of the header
 * @param line the line in the file on which the row begins, from 1
 * @returns the vacancy, or everything that is wrong with the row
 */
export function readRow(
  cells: readonly string[],
  columns: readonly (Column | null)[],
  line: number,
): { row: VacancyRow } | { errors: RowError[] } {
  const extra = cells.slice(columns.length).some((cell) => cell.trim() !== '')
  if (extra) {
    return { errors: [{ line, column: null, message: importTexts.row.tooManyCells(cells.length, columns.length) }] }
  }
  const texts = {} as Record<Column, string>
  for (const column of COLUMNS) texts[column] = ''
  columns.forEach((column, index) => {
    if (column) texts[column] = (cells[index] ?? '').replace(/\r\n?/g, '\n').trim()
  })

  const errors: RowError[] = []
  const complain = (column: Column, message: string) => errors.push({ line, column, message })
  for (const column of REQUIRED_CELLS) if (!texts[column]) complain(column, importTexts.row.required)
  for (const column of COLUMNS) {
    if (texts[column].length > LONGEST[column]) complain(column, importTexts.row.tooLong(LONGEST[column]))
    else if (hasControlCharacters(texts[column])) complain(column, importTexts.row.unreadable)
  }
  const deadline = texts.deadline ? readDeadline(texts.deadline) : null
  if (texts.deadline && !deadline) complain('deadline', importTexts.row.notADate)
  const type = texts.type ? findType(texts.type) : 'Full-time'
  if (!type) complain('type', importTexts.row.notAType(JOB_TYPES))
  if (errors.length > 0 || !type) return { errors }

  const vacancy = {
    title: texts.job_title,
    location: texts.location,
    department: texts.department,
    institution: texts.institution || null,
    designation: texts.designation || null,
    type,
    experience: texts.experience || null,
    qualification: texts.qualification || null,
    salary: texts.salary || null,
    description: texts.description || null,
    requirements: texts.requirements || null,
    deadline,
  }
  return {
    row: {
      line,
      ...vacancy,
      ...derivedFields(vacancy),
      hash: digest(Object.values(vacancy)),
      key: vacancyKey(vacancy),
    },
  }
}
