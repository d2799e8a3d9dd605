import { isSlug } from '@/lib/slug'
import { COUNTRIES, OWNERSHIPS, QUALIFICATIONS } from '@/lib/vocabulary'
import type { College } from '@/payload-types'
import { collegeImportTexts } from './texts'

const words = collegeImportTexts.row

/** The fields of a college that a file can state. */
type Field = Exclude<
  keyof College,
  | 'id'
  | 'image'
  | 'updatedAt'
  | 'createdAt'
  | '_status'
  | 'searchText'
  | 'feesAmount'
  | 'seatCount'
  | 'courseMask'
  | 'meta'
>
export type CollegeData = { [Name in Field]?: College[Name] }

type Reading = { value: unknown } | { problem: string }

interface Column {
  field: Field
  isRequired?: boolean
  read: (cell: string) => Reading
  write: (value: unknown) => string
}

const plain = (value: unknown) => (value === null || value === undefined ? '' : String(value))

function text(
  field: Field,
  limit: number,
  options: { isRequired?: boolean; check?: (cell: string) => string | null } = {},
): Column {
  return {
    field,
    isRequired: options.isRequired,
    read: (cell) => {
      if (cell.length > limit) return { problem: words.tooLong(limit) }
      const problem = cell ? options.check?.(cell) : null
      return problem ? { problem } : { value: cell || null }
    },
    write: plain,
  }
}

function choice(
  field: Field,
  known: readonly string[],
  options: { isRequired?: boolean; fallback?: string } = {},
): Column {
  return {
    field,
    isRequired: options.isRequired,
    read: (cell) => {
      const value = known.find((name) => name.toLowerCase() === cell.toLowerCase())
      if (value) return { value }
      return cell ? { problem: words.oneOf(known) } : { value: options.fallback ?? null }
    },
    write: plain,
  }
}

function number(field: Field, min: number, max: number, isWhole: boolean): Column {
  return {
    field,
    read: (cell) => {
      if (!cell) return { value: null }
      const value = /^\d+(\.\d+)?$/.test(cell) ? Number(cell) : Number.NaN
      const isGood = value >= min && value <= max && (!isWhole || Number.isInteger(value))
      return isGood ? { value } : { problem: words.number(min, max) }
    },
    write: plain,
  }
}

/** Several names in one cell, parted by a bar; a bar inside a name has a backslash before it. */
const joinList = (names: readonly string[]) => names.map((name) => name.replace(/[\\|]/g, '\\$&')).join(' | ')
const splitList = (cell: string) =>
  (cell.match(/(?:\\.|[^\\|])+/gs) ?? []).map((name) => name.trim().replace(/\\(.)/gs, '$1')).filter(Boolean)

function list(field: Field): Column {
  return {
    field,
    read: (cell) => ({ value: splitList(cell) }),
    write: (value) => joinList(Array.isArray(value) ? value.map(String) : []),
  }
}

const courses: Column = {
  field: 'courses',
  read: (cell) => {
    const named = cell
      .split(/[|,;]/)
      .map((name) => name.trim())
      .filter(Boolean)
    const known = named.map(
      (name) => QUALIFICATIONS.find((entry) => entry.toLowerCase() === name.toLowerCase()) ?? null,
    )
    const unknown = named.filter((_, index) => known[index] === null)
    return unknown.length > 0 ? { problem: words.unknownNames(unknown) } : { value: [...new Set(known)] }
  },
  write: list('courses').write,
}

const featured: Column = {
  field: 'featured',
  read: (cell) => {
    if (/^(yes|true|1)$/i.test(cell)) return { value: true }
    return cell === '' || /^(no|false|0)$/i.test(cell) ? { value: false } : { problem: words.yesNo }
  },
  write: (value) => (value ? 'yes' : 'no'),
}

const isWebAddress = (cell: string) => /^https?:\/\//i.test(cell) && URL.canParse(cell)
const webAddress = (cell: string) => (isWebAddress(cell) ? null : words.web)
const email = (cell: string) => (/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(cell) ? null : words.email)

/** Every column by its name in the header, in the order of the export. */
export const COLLEGE_COLUMNS: Readonly<Record<string, Column>> = {
  slug: text('slug', 120, { check: (cell) => (isSlug(cell) ? null : words.slug) }),
  name: text('name', 200, { isRequired: true }),
  location: text('location', 120, { isRequired: true }),
  state: text('state', 80, { isRequired: true }),
  country: choice('country', COUNTRIES, { fallback: 'India' }),
  ownership: choice('ownership', OWNERSHIPS),
  university: text('university', 200),
  courses,
  fees: text('fees', 80),
  seats: text('seats', 80),
  established: number('established', 1700, 2100, true),
  rating: number('rating', 0, 5, false),
  ranking: text('ranking', 120),
  eligibility: text('eligibility', 1000),
  description: text('description', 5000),
  facilities: list('facilities'),
  aliases: list('aliases'),
  contact_phone: text('contactPhone', 60),
  contact_email: text('contactEmail', 200, { check: email }),
  website_url: text('websiteUrl', 500, { check: webAddress }),
  image_url: text('imageUrl', 500, { check: webAddress }),
  source: text('source', 300),
  source_year: number('sourceYear', 1900, 2100, true),
  status: choice('status', ['Active', 'Inactive'], { fallback: 'Active' }),
  featured,
}

export const COLUMN_NAMES = Object.keys(COLLEGE_COLUMNS)
const REQUIRED = COLUMN_NAMES.filter((name) => COLLEGE_COLUMNS[name]?.isRequired)

/**
 * Checks a header line.
 * @returns the columns' names in the file's order, or why the file cannot be used
 */
export function readHeader(cells: readonly string[]): { names: string[] } | { problem: string } {
  const names = cells.map((cell) =>
    cell
      .trim()
      .toLowerCase()
      .replace(/[\s-]+/g, '_'),
  )
  const unknown = names.filter((name) => !(name in COLLEGE_COLUMNS))
  const repeated = names.filter((name, index) => names.indexOf(name) !== index)
  const missing = REQUIRED.filter((name) => !names.includes(name))
  if (missing.length > 0) return { problem: collegeImportTexts.file.missing(missing) }
  if (unknown.length > 0) return { problem: collegeImportTexts.file.unknown(unknown.slice(0, 20)) }
  if (repeated.length > 0) return { problem: collegeImportTexts.file.repeated(repeated.slice(0, 20)) }
  return { names }
}

export interface CellProblem {
  column: string
  message: string
}

// A spreadsheet runs a cell that begins with one of these as a formula; an apostrophe before it makes it text.
const FORMULA = /^'*[=+\-@\t\r]/
const guarded = (cell: string) => (FORMULA.test(cell) ? `'${cell}` : cell)
const unguarded = (cell: string) => (/^'+[=+\-@\t\r]/.test(cell) ? cell.slice(1) : cell)

/** Reads a row: what it says of a college, or each thing wrong with it. */
export function readRow(
  cells: readonly string[],
  names: readonly string[],
): { data: CollegeData } | { problems: CellProblem[] } {
  if (cells.length !== names.length) {
    return { problems: [{ column: '', message: words.cells(cells.length, names.length) }] }
  }
  const problems: CellProblem[] = []
  const data: Record<string, unknown> = {}
  names.forEach((name, index) => {
    const column = COLLEGE_COLUMNS[name]
    const cell = unguarded((cells[index] ?? '').trim())
    if (!column) return
    if (cell.includes('\uFFFD') || cell.includes('\u0000')) problems.push({ column: name, message: words.encoding })
    else if (column.isRequired && !cell) problems.push({ column: name, message: words.required })
    else {
      const reading = column.read(cell)
      if ('problem' in reading) problems.push({ column: name, message: reading.problem })
      else data[column.field] = reading.value
    }
  })
  return problems.length > 0 ? { problems } : { data: data as CollegeData }
}

/** A college as a row of the export; reading it again gives the same college. */
export const writeRow = (college: CollegeData, names: readonly string[] = COLUMN_NAMES): string[] =>
  names.map((name) => {
    const column = COLLEGE_COLUMNS[name]
    return column ? guarded(column.write(college[column.field])) : ''
  })
