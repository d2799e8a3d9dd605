import { guarded } from '@/cms/csv/formula-guard'
import type { ColumnRule, RowTexts, RowVoice } from '@/cms/csv/table'
import {
  documentTitleProblem,
  emailProblem,
  feesProblem,
  nextYear,
  numberProblem,
  type Problem,
  periodProblem,
  phoneProblem,
  seatsProblem,
  slugProblem,
  webProblem,
} from '@/cms/fields/checks/problems'
import { indianDay } from '@/lib/indian-calendar'
import { latinDigits } from '@/lib/text/normal-forms/latin-digits'
import { COLLEGE_KINDS, COUNTRIES, OWNERSHIPS, POINT_PRECISIONS } from '@/lib/vocabulary'
import type { College } from '@/payload-types'
import { qualificationsNamed } from './course-names'
import { collegeRowTexts as words } from './texts'

const LONGEST_LIST = 20_000
const LONGEST_ADDRESS = 2_000
const LONGEST_NUMBER = 20
const LONGEST_TITLE = 300
const LONGEST_YEAR = 7
/** Long enough to be told what is wrong with the choice rather than that it is long. */
const LONGEST_CHOICE = 80

/** The fields of a college that a file can state as they are. */
type OwnField = Extract<
  keyof College,
  | 'slug'
  | 'name'
  | 'location'
  | 'state'
  | 'country'
  | 'ownership'
  | 'university'
  | 'kinds'
  | 'minorityOf'
  | 'courses'
  | 'fees'
  | 'seats'
  | 'established'
  | 'rating'
  | 'ranking'
  | 'eligibility'
  | 'description'
  | 'facilities'
  | 'aliases'
  | 'contactPhone'
  | 'contactEmail'
  | 'websiteUrl'
  | 'imageUrl'
  | 'latitude'
  | 'longitude'
  | 'pointPrecision'
  | 'status'
  | 'featured'
>
/** A source, which a file names by its title and its year. */
type SourceField = `${'source' | 'feesSource' | 'seatsSource' | 'establishedSource' | 'rankingSource'}${'' | 'Year'}`
type Field = OwnField | SourceField | 'checkedOn'
export type CollegeData = { [Name in OwnField]?: College[Name] } & {
  [Name in SourceField | 'checkedOn']?: string | null
}

type Reading = { value: unknown } | { problem: string }

interface CollegeColumn extends ColumnRule {
  field: Field
  /** How the value is kept: lists and sources stand in tables of their own. */
  kind: 'text' | 'number' | 'flag' | 'list' | 'source' | 'day'
  /** What a new college has when the file does not have the column. */
  fallback?: string | boolean
  read: (cell: string) => Reading
  write: (value: unknown) => string
}

const plain = (value: unknown) => (value === null || value === undefined ? '' : String(value))

function text(
  field: Field,
  limit: number,
  options: { isRequired?: boolean; unless?: string; check?: Problem<string> } = {},
): CollegeColumn {
  return {
    field,
    kind: 'text',
    limit,
    isRequired: options.isRequired,
    unless: options.unless,
    read: (cell) => {
      const problem = cell ? options.check?.(cell) : null
      return problem ? { problem } : { value: cell || null }
    },
    write: plain,
  }
}

/** The title of a source, or the year that tells it from others of its title. */
const source = (field: SourceField, limit: number, check?: Problem<string>): CollegeColumn => ({
  ...text(field, limit, { check }),
  kind: 'source',
})

function choice(field: Field, known: readonly string[], fallback?: string): CollegeColumn {
  return {
    field,
    kind: 'text',
    limit: LONGEST_CHOICE,
    fallback,
    read: (cell) => {
      const value = known.find((name) => name.toLowerCase() === cell.toLowerCase())
      if (value) return { value }
      return cell ? { problem: words.oneOf(known) } : { value: fallback ?? null }
    },
    write: plain,
  }
}

function number(field: Field, min: number, max: number, isWhole: boolean): CollegeColumn {
  return {
    field,
    kind: 'number',
    limit: LONGEST_NUMBER,
    read: (cell) => {
      if (!cell) return { value: null }
      const digits = latinDigits(cell)
      const value = /^-?\d+(\.\d+)?$/.test(digits) ? Number(digits) : Number.NaN
      const problem = numberProblem({ min, max, isWhole })(value)
      return problem ? { problem } : { value }
    },
    write: plain,
  }
}

/** Several names in one cell, parted by a bar; a bar inside a name has a backslash before it. */
const joinList = (names: readonly string[]) => names.map((name) => name.replace(/[\\|]/g, '\\$&')).join(' | ')
const splitList = (cell: string) =>
  (cell.match(/(?:\\.|[^\\|])+/gs) ?? []).map((name) => name.trim().replace(/\\(.)/gs, '$1')).filter(Boolean)

function list(field: Field): CollegeColumn {
  return {
    field,
    kind: 'list',
    limit: LONGEST_LIST,
    read: (cell) => ({ value: splitList(cell) }),
    write: (value) => joinList(Array.isArray(value) ? value.map(String) : []),
  }
}

/** Several of a known few. */
function choices(field: Field, known: readonly string[]): CollegeColumn {
  const named = list(field)
  return {
    ...named,
    read: (cell) => {
      const names = splitList(cell).map((name) => name.toLowerCase())
      const unknown = names.filter((name) => !known.includes(name))
      return unknown.length > 0 ? { problem: words.oneOf(known) } : { value: [...new Set(names)] }
    },
  }
}

const courses: CollegeColumn = {
  ...list('courses'),
  read: (cell) => {
    const named = cell
      .split(/[|,;]/)
      .map((name) => name.trim())
      .filter(Boolean)
    const unknown = named.filter((name) => qualificationsNamed(name) === null)
    return unknown.length > 0
      ? { problem: words.unknownNames(unknown) }
      : { value: [...new Set(named.flatMap((name) => qualificationsNamed(name) ?? []))] }
  },
}

const flag = (field: Field): CollegeColumn => ({
  field,
  kind: 'flag',
  limit: LONGEST_CHOICE,
  fallback: false,
  read: (cell) => {
    if (/^(yes|true|1)$/i.test(cell)) return { value: true }
    return cell === '' || /^(no|false|0)$/i.test(cell) ? { value: false } : { problem: words.yesNo }
  },
  write: (value) => (value ? 'yes' : 'no'),
})

/** A day of India as 2026-11-22. */
const day = (field: Field): CollegeColumn => ({
  ...text(field, LONGEST_CHOICE, {
    check: (cell) => (/^\d{4}-\d\d-\d\d$/.test(cell) && !Number.isNaN(Date.parse(cell)) ? null : words.day),
  }),
  kind: 'day',
  write: (value) => (value ? indianDay(String(value)) : ''),
})

/** Of a new college; a file that only adds to known ones names them by their address. */
const NEEDED = { isRequired: true, unless: 'slug' }

/** Every column by its name in the header, in the order of the export. */
export const COLLEGE_COLUMNS: Readonly<Record<string, CollegeColumn>> = {
  slug: text('slug', 120, { check: slugProblem }),
  name: text('name', 200, NEEDED),
  location: text('location', 120),
  state: text('state', 80, NEEDED),
  country: choice('country', COUNTRIES, 'India'),
  ownership: choice('ownership', OWNERSHIPS),
  university: text('university', 200),
  kinds: choices('kinds', COLLEGE_KINDS),
  minority_of: text('minorityOf', 120),
  courses,
  fees: text('fees', 80, { check: feesProblem }),
  seats: text('seats', 80, { check: seatsProblem }),
  established: number('established', 1700, nextYear(), true),
  rating: number('rating', 0, 5, false),
  ranking: text('ranking', 120),
  eligibility: text('eligibility', 1000),
  description: text('description', 5000),
  facilities: list('facilities'),
  aliases: list('aliases'),
  contact_phone: text('contactPhone', 60, { check: phoneProblem }),
  contact_email: text('contactEmail', 200, { check: emailProblem }),
  website_url: text('websiteUrl', LONGEST_ADDRESS, { check: webProblem }),
  image_url: text('imageUrl', LONGEST_ADDRESS, { check: webProblem }),
  latitude: number('latitude', -90, 90, false),
  longitude: number('longitude', -180, 180, false),
  point_precision: choice('pointPrecision', POINT_PRECISIONS),
  source: source('source', LONGEST_TITLE, documentTitleProblem),
  source_year: source('sourceYear', LONGEST_YEAR, periodProblem),
  fees_source: source('feesSource', LONGEST_TITLE, documentTitleProblem),
  fees_source_year: source('feesSourceYear', LONGEST_YEAR, periodProblem),
  seats_source: source('seatsSource', LONGEST_TITLE, documentTitleProblem),
  seats_source_year: source('seatsSourceYear', LONGEST_YEAR, periodProblem),
  established_source: source('establishedSource', LONGEST_TITLE, documentTitleProblem),
  established_source_year: source('establishedSourceYear', LONGEST_YEAR, periodProblem),
  ranking_source: source('rankingSource', LONGEST_TITLE, documentTitleProblem),
  ranking_source_year: source('rankingSourceYear', LONGEST_YEAR, periodProblem),
  checked_on: day('checkedOn'),
  status: choice('status', ['Active', 'Inactive'], 'Active'),
  featured: flag('featured'),
}

export const COLUMN_NAMES = Object.keys(COLLEGE_COLUMNS)

/** What a row says of a college; complains about each cell that cannot be read. */
export function readCollege(texts: RowTexts, { complain }: RowVoice): CollegeData {
  const data: Record<string, unknown> = {}
  for (const [name, cell] of Object.entries(texts)) {
    const column = COLLEGE_COLUMNS[name]
    if (!column) continue
    const reading = column.read(cell)
    if ('problem' in reading) complain(name, reading.problem)
    else data[column.field] = reading.value
  }
  return data as CollegeData
}

/** A college as a row of the export; reading it again gives the same college. */
export const writeRow = (college: CollegeData): string[] =>
  Object.values(COLLEGE_COLUMNS).map((column) => guarded(column.write(college[column.field])))
