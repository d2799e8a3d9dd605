import { createHash } from 'node:crypto'
import { readSpreadsheetDay } from '@/cms/csv/spreadsheet-day'
import type { RowTexts, RowVoice } from '@/cms/csv/table'
import { csvTexts } from '@/cms/csv/texts'
import { instantOfIndianMinute } from '@/lib/indian-calendar'
import { dayInWords } from '@/lib/text/format'
import { STUDIO_LANGUAGE } from '@/lib/text/language'
import { JOB_TYPES, type JobType } from '../schema'
import { derivedFields } from '../vacancies/derived-fields'
import { deadlineWithWalkIn } from '../vacancies/facts/walk-in'
import type { VacancyColumn } from './columns'
import { dayAsInstant } from './deadline'
import { vacancyRowTexts } from './texts'

/** One vacancy as the file states it, ready for the table. */
export interface VacancyRow {
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
  walkInAt: string | null
  walkInPlace: string | null
  salaryMin: number | null
  salaryMax: number | null
  experienceYears: number | null
  searchText: string
  /** Of every cell: the same row never makes two vacancies. */
  hash: string
  /** Of what names a vacancy: title, institution, department and location. */
  key: string
}

const digest = (parts: (string | null)[]) =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 40)

/** What names a vacancy, without regard to letter case and spaces. */
const vacancyKey = (vacancy: Pick<VacancyRow, 'title' | 'institution' | 'department' | 'location'>): string =>
  digest(
    [vacancy.title, vacancy.institution, vacancy.department, vacancy.location].map((part) =>
      (part ?? '').toLowerCase().replace(/\s+/g, ' ').trim(),
    ),
  )

const findType = (text: string): JobType | undefined =>
  JOB_TYPES.find((type) => type.toLowerCase() === text.toLowerCase().replace(/[\s_]+/g, '-'))

/** The deadline's instant; says how a day was understood that could be another. */
function readDeadline(cell: string, { complain, remark }: RowVoice): string | null {
  const read = readSpreadsheetDay(cell)
  if (!read) {
    complain('deadline', vacancyRowTexts.notADate)
    return null
  }
  const words = dayInWords(STUDIO_LANGUAGE, read.day)
  if (read.isUnsure === 'day-first') remark('deadline', csvTexts.cell.dayFirst(words))
  if (read.isUnsure === 'day-number') remark('deadline', csvTexts.cell.dayNumber(words))
  return dayAsInstant(read.day)
}

/** Day and time of a walk-in interview, as the clock of India: 2026-12-15 09:00. */
function readWalkIn(cell: string, { complain }: RowVoice): string | null {
  const [day = '', time = ''] = cell.split(/[ T]+(?=\d{1,2}:)/)
  const read = readSpreadsheetDay(day)
  const clock = /^([01]?\d|2[0-3]):([0-5]\d)$/.exec(time.trim())
  if (read && clock) return instantOfIndianMinute(`${read.day}T${clock[1]?.padStart(2, '0')}:${clock[2]}`).toISOString()
  complain('walk_in', vacancyRowTexts.notAMoment)
  return null
}

/** The vacancy that a row of the file states; complains about a deadline or a type that cannot be read. */
export function readVacancy(texts: RowTexts, voice: RowVoice): VacancyRow {
  const text = (column: VacancyColumn) => texts[column] || null
  const walkInAt = texts.walk_in ? readWalkIn(texts.walk_in, voice) : null
  const stated = texts.deadline ? readDeadline(texts.deadline, voice) : null
  const deadline = deadlineWithWalkIn({ walkInAt, deadline: stated })
  const type = texts.type ? findType(texts.type) : 'Full-time'
  if (!type) voice.complain('type', vacancyRowTexts.notAType(JOB_TYPES))
  const vacancy = {
    title: texts.job_title ?? '',
    location: texts.location ?? '',
    department: texts.department ?? '',
    institution: text('institution'),
    designation: text('designation'),
    type: type ?? 'Full-time',
    experience: text('experience'),
    qualification: text('qualification'),
    salary: text('salary'),
    description: text('description'),
    requirements: text('requirements'),
    deadline,
    // Left out of what a row is known by where it is not stated, so that files of before are still known.
    ...(walkInAt || texts.walk_in_place ? { walkInAt, walkInPlace: text('walk_in_place') } : {}),
  }
  return {
    walkInAt: null,
    walkInPlace: null,
    ...vacancy,
    ...derivedFields(vacancy),
    hash: digest(Object.values(vacancy)),
    key: vacancyKey(vacancy),
  }
}
