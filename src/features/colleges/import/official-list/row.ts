import { createHash } from 'node:crypto'
import { readDayCell } from '@/cms/csv/spreadsheet-day'
import { type ColumnRule, onOneLine, type RowCells, type RowFeedback } from '@/cms/csv/table'
import { MAX_SEATS, nextYear, numberProblem, periodProblem, slugProblem } from '@/cms/fields/checks/problems'
import { importMessages } from '@/cms/import/messages'
import { documentTitle } from '@/cms/sources/document-title'
import { SOURCE_KINDS, type SourceKind } from '@/cms/sources/source-rule'
import { INDIAN_OFFSET } from '@/lib/calendar/indian-calendar'
import { isGenericName } from '@/lib/matching/name-key'
import { latinDigits } from '@/lib/text/normal-forms/latin-digits'
import { slugStems } from '@/lib/text/normal-forms/slug'
import { COURSES, OWNERSHIPS, type Ownership, type Qualification } from '@/lib/vocabulary'
import { searchTextOf } from '../../search/search-text'
import { qualificationsNamed } from '../columns'
import { officialRowMessages as messages } from '../messages'
import { COLLEGE_KIND } from '../row'
import { namesPlace, tidyName } from './tidy-name'

const MAX_CELL_LENGTH = 200
const MAX_SOURCE_LENGTH = 300
const EARLIEST_YEAR = 1700

/** Seat column of a course: "mbbs_seats", "md_ms_seats". */
const SEAT_COLUMNS = COURSES.map(({ key, qualifications }) => ({
  column: `${key.replaceAll('-', '_')}_seats`,
  course: qualifications[0],
}))

/** All columns of a list; others are ignored and reported. */
export const OFFICIAL_COLUMNS: Readonly<Record<string, ColumnRule>> = onOneLine({
  name: { isRequired: true, limit: MAX_CELL_LENGTH },
  city: { limit: 120 },
  state: { isRequired: true, limit: 80 },
  ownership: { limit: 80 },
  courses: { limit: MAX_CELL_LENGTH },
  seats: { limit: 20 },
  ...Object.fromEntries(SEAT_COLUMNS.map(({ column }) => [column, { limit: 20 }])),
  established: { limit: 20 },
  university: { limit: MAX_CELL_LENGTH },
  source: { isRequired: true, limit: MAX_SOURCE_LENGTH },
  source_year: { limit: 7 },
  source_kind: { limit: 20 },
  checked_on: { limit: 20 },
  slug: { limit: 130 },
  overwrite: { limit: 20 },
})

/** Former place names still used in lists. */
const FORMER_STATES: Readonly<Record<string, string>> = {
  orissa: 'Odisha',
  pondicherry: 'Puducherry',
  uttaranchal: 'Uttarakhand',
  'dadra and nagar haveli': 'Dadra and Nagar Haveli and Daman and Diu',
  'daman and diu': 'Dadra and Nagar Haveli and Daman and Diu',
}
const plainState = (state: string) => {
  const plain = state.replace(/\s*&\s*/g, ' and ')
  return FORMER_STATES[plain.toLowerCase()] ?? plain
}

const PRIVATE_OWNERS = /^(trust|society|pvt\.?|self[- ]financ(ed|ing))$/i
const PUBLIC_OWNERS = /^(govt\.?|govt\.?[- ]society|state government)$/i

function readOwnership(cell: string, { complain }: RowFeedback): Ownership | null {
  if (!cell) return null
  const known = OWNERSHIPS.find((name) => name.toLowerCase() === cell.toLowerCase())
  if (known) return known
  if (PRIVATE_OWNERS.test(cell)) return 'Private'
  if (PUBLIC_OWNERS.test(cell)) return 'Government'
  complain('ownership', importMessages.oneOf(OWNERSHIPS))
  return null
}

/** Courses are separated by bars, commas or semicolons, or, if all are keys, by spaces: "mbbs md-ms". */
function readCourses(cell: string, { complain }: RowFeedback): Qualification[] {
  const parts = cell.split(/[|,;]/).flatMap((part) => {
    const name = part.trim()
    const apart = name.split(/\s+/)
    return qualificationsNamed(name) || apart.some((word) => !qualificationsNamed(word)) ? [name] : apart
  })
  const named = parts.filter(Boolean)
  const unknown = named.filter((name) => !qualificationsNamed(name))
  if (unknown.length > 0) complain('courses', messages.unknownCourses(unknown))
  return [...new Set(named.flatMap((name) => qualificationsNamed(name) ?? []))]
}

function readNumber(
  column: string,
  cell: string | undefined,
  range: [number, number],
  feedback: RowFeedback,
): number | null {
  if (!cell) return null
  const digits = latinDigits(cell)
  const value = /^\d+$/.test(digits) ? Number(digits) : Number.NaN
  const problem = numberProblem({ min: range[0], max: range[1], isWhole: true })(value)
  if (problem) feedback.complain(column, problem)
  return problem ? null : value
}

/** Zero seats are no figure: no one was admitted. */
function readSeats(
  cells: RowCells,
  courses: Qualification[],
  feedback: RowFeedback,
): { course: Qualification; seats: number }[] {
  const [first] = courses
  const plain = readNumber('seats', cells.seats, [0, MAX_SEATS], feedback)
  if (plain && !first) feedback.complain('seats', messages.noCourse)
  const byCourse = SEAT_COLUMNS.flatMap(({ column, course }) => {
    const seats = readNumber(column, cells[column], [0, MAX_SEATS], feedback)
    return seats ? [{ course, seats }] : []
  })
  const isSaid = byCourse.some(({ course }) => course === first)
  return !plain || !first || isSaid ? byCourse : [{ course: first, seats: plain }, ...byCourse]
}

/** Courses whose councils print the first batch's year where other lists print the founding year. */
const COUNCIL_COURSES: readonly Qualification[] = ['MBBS', 'BDS']

/** Words with which a list says that it is unofficial. */
const DOUBTS = /\b(about|circa|around|inferred|guessed|assumed|estimated?|unconfirmed|unofficial|unverified)\b/i

/** A list is official unless its own column or title says otherwise. */
function readSourceKind(cell: string, title: string, { complain }: RowFeedback): SourceKind {
  const kind = SOURCE_KINDS.find((known) => known === cell.toLowerCase())
  if (cell && !kind) complain('source_kind', importMessages.oneOf(SOURCE_KINDS))
  return kind ?? (DOUBTS.test(title) ? 'own' : 'official')
}

/** Check date in a file, "" for none; without the column it is compared now. */
function readCheckedOn(cell: string | undefined, feedback: RowFeedback): string | null {
  if (cell === undefined) return new Date().toISOString()
  if (!cell) return null
  const day = readDayCell('checked_on', cell, messages.day, feedback)
  return day && `${day}T00:00:00${INDIAN_OFFSET}`
}

/** "new", optionally with the college's new slug. */
const NEW = /^new(?:\s+(\S+))?$/i
const OVERWRITES = /^(yes|true|1)$/i

/** Marks colleges that award their own degrees: there is no university. */
const OWN_DEGREES = /^(statutory|autonomous|not applicable|na$|nil$|-)/i

export type OfficialRow = ReturnType<typeof readOfficialRow>

/** Parses a row of an official list; reports each unreadable cell. */
export function readOfficialRow(cells: RowCells, feedback: RowFeedback) {
  const city = tidyName(cells.city ?? '')
  // Lists wrap long names into the city column: "Hospital & Research Centre" is not a place.
  const location = city && !isGenericName(city) ? city : null
  const name = tidyName(cells.name ?? '', location ?? '')
  const state = plainState(cells.state ?? '')
  const stated = readCourses(cells.courses ?? '', feedback)
  const seats = readSeats(cells, stated, feedback)
  const courses = [...new Set([...stated, ...seats.map(({ course }) => course)])]
  const sourceYear = cells.source_year || null
  const yearProblem = sourceYear ? periodProblem(sourceYear) : null
  if (yearProblem) feedback.complain('source_year', yearProblem)
  const made = NEW.exec(cells.slug ?? '')
  const slug = made ? made[1] : cells.slug
  if (slug && slugProblem(slug)) feedback.complain('slug', slugProblem(slug) ?? '')
  const overwrite = cells.overwrite ?? ''
  if (!OVERWRITES.test(overwrite) && !/^(no|false|0|)$/i.test(overwrite)) feedback.complain('overwrite', messages.yesNo)
  const year = readNumber('established', cells.established, [EARLIEST_YEAR, nextYear()], feedback)
  const councilCourse = courses.find((course) => COUNCIL_COURSES.includes(course))
  const { base, stem } = slugStems(name, location ?? state, COLLEGE_KIND)
  return {
    name,
    location,
    state,
    ownership: readOwnership(cells.ownership ?? '', feedback),
    university: OWN_DEGREES.test(cells.university ?? '') ? null : tidyName(cells.university ?? '') || null,
    courses,
    seats: seats.map((row) => ({ ...row, since: row.course === councilCourse ? year : null })),
    established: councilCourse ? null : year,
    source: documentTitle(cells.source ?? '', messages.officialList),
    sourceKind: readSourceKind(cells.source_kind ?? '', cells.source ?? '', feedback),
    sourceYear,
    /** When the figures were compared with the list; null for never. */
    checkedOn: readCheckedOn(cells.checked_on, feedback),
    /** Slug of the college; null if not given. */
    statedSlug: slug || null,
    /** Marked as missing on the site, even if a similar one exists. */
    isNew: Boolean(made && !slug),
    /** To be created under its given slug, unless it exists. */
    isMade: Boolean(made && slug),
    /** Replaces figures verified from other sources. */
    overwrites: OVERWRITES.test(overwrite),
    nameStem: isGenericName(name, location) && !namesPlace(name, location) ? stem : base,
    stem,
    hash: createHash('sha256').update(JSON.stringify(cells)).digest('hex'),
    searchText: searchTextOf({ name, location, state }),
  }
}
