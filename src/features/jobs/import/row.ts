import { createHash } from 'node:crypto'
import { readDayCell, readSpreadsheetDay } from '@/cms/csv/spreadsheet-day'
import type { ColumnRule, RowCells, RowFeedback } from '@/cms/csv/table'
import { instantOfIndianMinute } from '@/lib/calendar/indian-calendar'
import { latinDigits } from '@/lib/text/normal-forms/latin-digits'
import { headingOf, IMPORTED, type ImportedName, VACANCY_FIELDS } from '../admin/vacancy-fields'
import { JOB_TYPES, type JobType } from '../schema'
import { derivedFields } from '../vacancies/derived-fields'
import { dayAsInstant, deadlineWithWalkIn } from '../vacancies/facts/walk-in'

/** The refusals specific to files of vacancies. */
export const vacancyRowMessages = {
  inTrash: 'This vacancy is in the trash. Restore it first, or have it deleted for good.',
  notADate: 'This is not a date. Write the day first: 31/12/2026 or 31-Dec-26, or write 2026-12-31.',
  notAMoment: 'This is not a day with a time. Write it like 2026-12-15 09:00.',
  tooEarly: (posted: string) =>
    `The deadline is before the day of posting, ${posted}. Give a later day, or leave the row out.`,
  nearlyAlike: (meant: string) =>
    `The site has “${meant}”. Write it so if it is meant: another spelling is another filter.`,
  notAType: (types: readonly string[]) => `This must be one of ${types.join(', ')}.`,
} as const

/** A choice, a day or a moment, however a spreadsheet writes it. */
const MAX_CELL_LENGTH = 40

const ruleOf = (name: ImportedName): ColumnRule => {
  const { isRequired, kind, max = MAX_CELL_LENGTH } = VACANCY_FIELDS[name]
  return { isRequired, limit: max, isOneLine: kind !== 'text' }
}

/** The columns that a file may have, with the limits of the vacancy's own fields. */
export const VACANCY_COLUMNS = Object.fromEntries(IMPORTED.map((name) => [headingOf(name), ruleOf(name)]))

/** The template: the header and one example row. */
export const TEMPLATE = [
  Object.keys(VACANCY_COLUMNS).join(','),
  IMPORTED.map((name) => VACANCY_FIELDS[name].csv?.[1]).join(','),
  '',
].join('\r\n')

/** The cells of a row; empty ones are null. */
type Stated = Record<ImportedName, string | null> & Record<'title' | 'location' | 'department', string>

/** One vacancy of the file, ready for the table. */
export interface VacancyRow extends Stated, ReturnType<typeof derivedFields> {
  type: JobType
  /** Of every cell, so that the same row never creates two vacancies. */
  hash: string
  /** Of what identifies a vacancy: title, institution, department and location. */
  key: string
}

const digest = (parts: (string | null)[]) =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 40)

/** The identity of a vacancy, regardless of letter case and spaces. */
const vacancyKey = ({ title, institution, department, location }: Stated): string =>
  digest(
    [title, institution, department, location].map((part) => (part ?? '').toLowerCase().replace(/\s+/g, ' ').trim()),
  )

/** The columns of the first files, in the order of their digest. */
const DIGESTED: readonly ImportedName[] = [
  'title',
  'location',
  'department',
  'institution',
  'designation',
  'type',
  'experience',
  'qualification',
  'salary',
  'description',
  'requirements',
  'deadline',
]

/** The digest of a row. Later columns count only if stated, so that rows of earlier files are still recognised. */
function vacancyHash(vacancy: Stated): string {
  const later = IMPORTED.filter((name) => !DIGESTED.includes(name) && !name.startsWith('walkIn'))
  return digest([
    ...DIGESTED.map((name) => vacancy[name]),
    ...(vacancy.walkInAt || vacancy.walkInPlace ? [vacancy.walkInAt, vacancy.walkInPlace] : []),
    ...later.flatMap((name) => (vacancy[name] ? [`${name}: ${vacancy[name]}`] : [])),
  ])
}

const findType = (text: string): JobType | undefined =>
  JOB_TYPES.find((type) => type.toLowerCase() === text.toLowerCase().replace(/[\s_]+/g, '-'))

/** The deadline's instant; remarks how an ambiguous day was read. */
function readDeadline(cell: string, voice: RowFeedback): string | null {
  const day = readDayCell('deadline', cell, vacancyRowMessages.notADate, voice)
  return day && dayAsInstant(day)
}

/** A time as a spreadsheet shows it: 09:00, 9:00:00, 2:30 PM. */
const CLOCK = /^(\d{1,2}):([0-5]\d)(?::00)?(?:\s*([ap])\.?m\.?)?$/i

/** The time in 24 hours: 14:30; null if invalid. */
function readClock(time: string): string | null {
  const [, hours = '', minutes, half] = CLOCK.exec(time) ?? []
  if (!minutes || (half && (Number(hours) < 1 || Number(hours) > 12))) return null
  const hour = half ? (Number(hours) % 12) + (half.toLowerCase() === 'p' ? 12 : 0) : Number(hours)
  return hour < 24 ? `${String(hour).padStart(2, '0')}:${minutes}` : null
}

/** Day and time of a walk-in interview in India: 2026-12-15 09:00. */
function readWalkIn(cell: string, { complain }: RowFeedback): string | null {
  const [day = '', time = ''] = latinDigits(cell).split(/[ T]+(?=\d{1,2}:)/)
  const read = readSpreadsheetDay(day)
  const clock = readClock(time.trim())
  if (read && clock) return instantOfIndianMinute(`${read.day}T${clock}`).toISOString()
  complain('walk_in', vacancyRowMessages.notAMoment)
  return null
}

/** A cell's text, with double spaces collapsed in one-line fields: they would make another filter. */
const statedIn = (cells: RowCells, name: ImportedName): string | undefined =>
  VACANCY_FIELDS[name].kind === 'line' ? cells[headingOf(name)]?.replace(/ {2,}/g, ' ') : cells[headingOf(name)]

/** Reads a row; complains about an unreadable deadline or type. */
export function readVacancy(cells: RowCells, voice: RowFeedback): VacancyRow {
  const values = Object.fromEntries(IMPORTED.map((name) => [name, statedIn(cells, name) || null])) as Stated
  const walkInAt = values.walkInAt && readWalkIn(values.walkInAt, voice)
  const deadline = deadlineWithWalkIn({ walkInAt, deadline: values.deadline && readDeadline(values.deadline, voice) })
  const type = values.type ? findType(values.type) : 'Full-time'
  if (!type) voice.complain('type', vacancyRowMessages.notAType(JOB_TYPES))
  const { title, location, department } = values
  const named = { title: title ?? '', location: location ?? '', department: department ?? '' }
  const vacancy = { ...values, ...named, type: type ?? 'Full-time', deadline, walkInAt }
  return { ...vacancy, ...derivedFields(vacancy), hash: vacancyHash(vacancy), key: vacancyKey(vacancy) }
}
