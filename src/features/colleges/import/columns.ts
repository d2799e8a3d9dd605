import { readDayCell } from '@/cms/csv/spreadsheet-day'
import type { ColumnRule, RowCells, RowFeedback } from '@/cms/csv/table'
import { columnOf } from '@/cms/database/payload-tables'
import { documentTitleProblem, type Problem, periodProblem } from '@/cms/fields/checks/problems'
import { indianDay } from '@/lib/calendar/indian-calendar'
import { latinDigits } from '@/lib/text/normal-forms/latin-digits'
import { COURSES, QUALIFICATIONS, type Qualification } from '@/lib/vocabulary'
import type { College } from '@/payload-types'
import { COLLEGE_FIELDS, type CollegeFieldName, collegeFieldRule } from '../admin/fields'
import { collegeRowMessages as messages } from './messages'

const bare = (name: string) => name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')

const KNOWN = new Map<string, readonly Qualification[]>([
  ...COURSES.flatMap(({ key, name, qualifications }) => {
    // MD/MS means two qualifications, other courses their first one.
    const meant: readonly Qualification[] = qualifications.slice(0, key === 'md-ms' ? 2 : 1)
    return [key, name].map((word) => [bare(word), meant] as const)
  }),
  ...QUALIFICATIONS.map((name) => [bare(name), [name]] as const),
])

/**
 * Qualifications of a word in a list of courses: "mbbs", "BSc Nursing", "MD/MS" or a course's key, ignoring case, dots
 * and spaces.
 * @returns null if unknown
 */
export const qualificationsNamed = (word: string): readonly Qualification[] | null => KNOWN.get(bare(word)) ?? null

const MAX_LIST_LENGTH = 20_000
const MAX_NUMBER_LENGTH = 20
const MAX_TITLE_LENGTH = 300
const MAX_YEAR_LENGTH = 7
const MAX_EMAIL_LENGTH = 200
/** Long enough for the error to be about the choice rather than its length. */
const MAX_CHOICE_LENGTH = 80

/** Sources a file can name, by their field. */
export const SOURCE_FIELDS = ['source', 'feesSource', 'seatsSource', 'establishedSource', 'rankingSource'] as const
/** A source, named by title and year. */
export type SourceField = `${(typeof SOURCE_FIELDS)[number]}${'' | 'Year'}`
export type CollegeData = { [Name in CollegeFieldName]?: College[Name] } & {
  [Name in SourceField | 'checkedOn']?: string | null
}

type Reading = { value: unknown } | { problem: string }
type ReadCell = (cell: string, feedback: RowFeedback) => Reading

interface CollegeColumn extends ColumnRule {
  field: keyof CollegeData
  /** Storage of the value: lists and sources have their own tables. */
  kind: 'text' | 'number' | 'flag' | 'list' | 'source' | 'day'
  /** Default for new colleges if the column is missing. */
  fallback?: string | boolean
  /** Its complaints reject the row like validation errors. */
  read: ReadCell
  write: (value: unknown) => string
}
/** The part of a column that depends on its field's type. */
type Cell = Omit<CollegeColumn, 'field' | 'fallback'>

const plain = (value: unknown) => (value === null || value === undefined ? '' : String(value))

const text = (limit: number, check?: Problem<string>): Cell => ({
  kind: 'text',
  limit,
  read: (cell) => {
    const problem = cell ? check?.(cell) : null
    return problem ? { problem } : { value: cell || null }
  },
  write: plain,
})

const choice = (known: readonly string[], fallback: unknown): Cell => ({
  ...text(MAX_CHOICE_LENGTH),
  read: (cell) => {
    const value = known.find((name) => name.toLowerCase() === cell.toLowerCase())
    if (value) return { value }
    return cell ? { problem: messages.oneOf(known) } : { value: fallback ?? null }
  },
})

const number = (check: Problem<number>): Cell => ({
  kind: 'number',
  limit: MAX_NUMBER_LENGTH,
  read: (cell) => {
    if (!cell) return { value: null }
    const digits = latinDigits(cell)
    const value = /^-?\d+(\.\d+)?$/.test(digits) ? Number(digits) : Number.NaN
    const problem = check(value)
    return problem ? { problem } : { value }
  },
  write: plain,
})

/** Names in one cell, separated by bars; a bar inside a name is escaped with a backslash. */
const joinList = (names: readonly string[]) => names.map((name) => name.replace(/[\\|]/g, '\\$&')).join(' | ')
const splitList = (cell: string) =>
  (cell.match(/(?:\\.|[^\\|])+/gs) ?? []).map((name) => name.trim().replace(/\\(.)/gs, '$1')).filter(Boolean)

const list: Cell = {
  kind: 'list',
  limit: MAX_LIST_LENGTH,
  read: (cell) => ({ value: splitList(cell) }),
  write: (value) => joinList(Array.isArray(value) ? value.map(String) : []),
}

/** Several values of a known set. */
const choices = (known: readonly string[]): Cell => ({
  ...list,
  read: (cell) => {
    const names = splitList(cell).map((name) => name.toLowerCase())
    const unknown = names.filter((name) => !known.includes(name))
    return unknown.length > 0 ? { problem: messages.oneOf(known) } : { value: [...new Set(names)] }
  },
})

const courses: Cell = {
  ...list,
  read: (cell) => {
    const named = cell
      .split(/[|,;]/)
      .map((name) => name.trim())
      .filter(Boolean)
    const unknown = named.filter((name) => qualificationsNamed(name) === null)
    return unknown.length > 0
      ? { problem: messages.unknownNames(unknown) }
      : { value: [...new Set(named.flatMap((name) => qualificationsNamed(name) ?? []))] }
  },
}

const flag: Cell = {
  kind: 'flag',
  limit: MAX_CHOICE_LENGTH,
  read: (cell) => {
    if (/^(yes|true|1)$/i.test(cell)) return { value: true }
    return cell === '' || /^(no|false|0)$/i.test(cell) ? { value: false } : { problem: messages.yesNo }
  },
  write: (value) => (value ? 'yes' : 'no'),
}

/** An Indian day: 2026-11-22, or a spreadsheet's rendering of it. */
const day: Cell = {
  ...text(MAX_CHOICE_LENGTH),
  kind: 'day',
  read: (cell, feedback) => ({ value: cell ? readDayCell('checked_on', cell, messages.day, feedback) : null }),
  write: (value) => (value ? indianDay(String(value)) : ''),
}

/** Cell format by field type. */
function cellOf(name: CollegeFieldName): Cell {
  const field = collegeFieldRule(name)
  if (name === 'courses') return courses
  if (field.type === 'checkbox') return flag
  if (field.type === 'number') return number(field.check)
  if (field.type === 'select') {
    const known = (field.options ?? []).map((option) => (typeof option === 'string' ? option : option.value))
    return field.hasMany ? choices(known) : choice(known, field.defaultValue)
  }
  if (field.hasMany) return list
  return { ...text(field.maxLength ?? MAX_EMAIL_LENGTH, field.check), isOneLine: field.type === 'text' }
}

/** Required for new colleges; files that only update may identify them by slug. */
const NEEDED = { isRequired: true, unless: 'slug' }

function columnOfField(name: CollegeFieldName): CollegeColumn {
  const { required, defaultValue } = collegeFieldRule(name)
  return {
    ...cellOf(name),
    ...(required && defaultValue === undefined ? NEEDED : {}),
    field: name,
    fallback: defaultValue,
  }
}

const { status, featured, ...others } = Object.fromEntries(
  (Object.keys(COLLEGE_FIELDS) as CollegeFieldName[]).map((name) => [name, columnOfField(name)]),
) as Record<CollegeFieldName, CollegeColumn>

/** Title of a source, and the year distinguishing it from namesakes. */
const sources = SOURCE_FIELDS.flatMap((field): CollegeColumn[] => [
  { ...text(MAX_TITLE_LENGTH, documentTitleProblem), field, kind: 'source', isOneLine: true },
  { ...text(MAX_YEAR_LENGTH, periodProblem), field: `${field}Year`, kind: 'source' },
])

/** All columns by header name, in export order. */
export const COLLEGE_COLUMNS: Readonly<Record<string, CollegeColumn>> = Object.fromEntries(
  [...Object.values(others), ...sources, { ...day, field: 'checkedOn' as const }, status, featured].map((column) => [
    columnOf(column.field),
    column,
  ]),
)

export const COLUMN_NAMES = Object.keys(COLLEGE_COLUMNS)

/** Parses a row into college values; reports each unreadable cell. */
export function readCollege(cells: RowCells, feedback: RowFeedback): CollegeData {
  const data: Record<string, unknown> = {}
  for (const [name, cell] of Object.entries(cells)) {
    const column = COLLEGE_COLUMNS[name]
    if (!column) continue
    const reading = column.read(cell, feedback)
    if ('problem' in reading) feedback.complain(name, reading.problem)
    else data[column.field] = reading.value
  }
  return data
}

/** A college as an export row; re-importing gives the same college. */
export const writeRow = (college: CollegeData): string[] =>
  Object.values(COLLEGE_COLUMNS).map((column) => column.write(college[column.field]))
