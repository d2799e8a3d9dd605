import { isPublicFigure, type MarkedFigure } from '@/cms/sources/figure-view'
import { inRupees } from '@/lib/college-facts/exchange'
import type { Language } from '@/lib/language'
import { enumerated, money } from '@/lib/text/format'
import { placeIn, type SeatPool, seatPoolLabel } from '@/lib/vocabulary'
import { FACTS } from '../admin/fields'
import { badgeLabels } from '../cards/card-view'
import { collegeMessages } from '../messages'
import type { CollegeView } from '../page/college-view'
import { compareMessages } from './messages'

/** What a comparison says of one college in one row. */
export interface CompareCell {
  /** Null: this site does not know. It may be several lines. */
  value: string | null
  mark: MarkedFigure | null
  note?: string
  /** The other documents in which the value stands. */
  moreMarks?: MarkedFigure[]
}

/** One row: what it is of, and a cell for each college. */
export type CompareRow = { label: string; cells: CompareCell[] }

export interface CompareGroup {
  id: string
  title: string
  rows: CompareRow[]
  /** Whether a college may have nothing of a row (seats of a quota): phones then leave its line out. */
  isOfSome?: boolean
}

/** A figure of a row, before it is written out. */
type Figure = { amount: number; text: string; mark: MarkedFigure }

const UNKNOWN: CompareCell = { value: null, mark: null }

/**
 * What colleges are called beside their figures on phones: their towns where these tell them apart, else the shortest
 * name that people use.
 */
export function shortNames(colleges: readonly Pick<CollegeView, 'name' | 'location' | 'aliases'>[]): string[] {
  const towns = colleges.map(({ location }) => location)
  if (new Set(towns).size === towns.length && !towns.includes(null)) return towns.map(String)
  const shortest = colleges.map(({ name, aliases }) =>
    [name, ...aliases].reduce((one, other) => (other.length < one.length ? other : one)),
  )
  return colleges.map(({ name }, index) => {
    const short = shortest[index] ?? name
    return shortest.filter((each) => each === short).length > 1 ? name : short
  })
}

/** Whether the colleges differ in a row; what is not known of one differs from what is known of another. */
export const differs = ({ cells }: CompareRow): boolean => new Set(cells.map(({ value }) => value)).size > 1

/**
 * Figures as cells. The lowest is named in words, and only where every figure stands in a document, there are two at
 * least, and one alone is the lowest: a figure of our own listing is not compared with others.
 */
export function figureCells(figures: readonly (Figure | null)[], lowest: string | null): CompareCell[] {
  const known = figures.filter((figure) => figure !== null)
  const least = Math.min(...known.map(({ amount }) => amount))
  const isFair = known.length > 1 && known.every(({ mark }) => isPublicFigure(mark))
  const isAlone = known.filter(({ amount }) => amount === least).length === 1
  return figures.map((figure) => {
    if (!figure) return UNKNOWN
    const isLowest = lowest && isFair && isAlone && figure.amount === least
    return { value: figure.text, mark: figure.mark, ...(isLowest ? { note: lowest } : {}) }
  })
}

type Row = CompareRow | null
const filled = (rows: readonly Row[]): CompareRow[] =>
  rows.flatMap((row) => (row?.cells.some(({ value }) => value !== null) ? row : []))

/** Everything that the site says of the colleges, row by row; a row of which nothing is known is left out. */
export function compareGroups(language: Language, colleges: readonly CollegeView[]): CompareGroup[] {
  const messages = compareMessages(language)
  const { facts } = collegeMessages(language)
  const plain = (label: string, of: (college: CollegeView) => string | null, mark?: keyof CollegeView): CompareRow => ({
    label,
    cells: colleges.map((college) => {
      const value = of(college) || null
      const own = mark === 'listing' || mark === 'rankingMark' ? college[mark] : null
      return value ? { value, mark: own } : UNKNOWN
    }),
  })
  const groups = [
    { id: 'money', title: messages.money, rows: feeRows(language, colleges) },
    { id: 'seats', title: messages.seats, rows: seatRows(language, colleges) },
    {
      id: 'college',
      title: messages.college,
      rows: filled([
        plain(messages.type, (college) => enumerated(language, badgeLabels(language, college)), 'listing'),
        plain(messages.place, ({ location, state }) => placeIn(language, location, state), 'listing'),
        ...FACTS.map((name) => plain(facts[name], (college) => college[name], 'listing')),
        {
          label: messages.established,
          cells: colleges.map(({ established, marks }) =>
            established ? { value: String(established), mark: marks.established } : UNKNOWN,
          ),
        },
        plain(messages.courses, ({ courses }) => enumerated(language, courses), 'listing'),
        plain(messages.ranking, ({ ranking }) => ranking, 'rankingMark'),
        {
          label: messages.facilities,
          cells: colleges.map(({ facilities, facilitiesMark }) =>
            facilities.length > 0 ? { value: enumerated(language, facilities), mark: facilitiesMark } : UNKNOWN,
          ),
        },
      ]),
    },
  ]
  return groups.filter(({ rows }) => rows.length > 0)
}

/** What one college's fees and seats are of; a row without a course is of its first one. */
const courseOf = (college: CollegeView, course: string | null) => course ?? college.courses[0] ?? ''

const distinct = <Item>(items: readonly Item[], key: (item: Item) => string): Item[] => [
  ...new Map(items.map((item) => [key(item), item])).values(),
]

function feeRows(language: Language, colleges: readonly CollegeView[]): CompareRow[] {
  const messages = compareMessages(language)
  const kinds = distinct(
    colleges.flatMap((college) =>
      college.feeRows.map(({ course, seatPool }) => ({ course: courseOf(college, course), seatPool })),
    ),
    ({ course, seatPool }) => `${course} ${seatPool}`,
  )
  const courses = new Set(kinds.map(({ course }) => course))
  const labelOf = (course: string, seatPool: SeatPool | null) => {
    const seat = seatPool ? seatPoolLabel(language, seatPool) : messages.seatUnstated
    return courses.size > 1 && course ? `${course}, ${seat}` : seat
  }
  const rows = kinds.map(({ course, seatPool }) => ({
    label: labelOf(course, seatPool),
    cells: figureCells(
      colleges.map((college) => {
        const row = college.feeRows.find((fee) => courseOf(college, fee.course) === course && fee.seatPool === seatPool)
        return row
          ? {
              amount: inRupees(row.amount, college.country),
              text: money(language, row.amount, college.country),
              mark: row.mark,
            }
          : null
      }),
      messages.lowest(colleges.length),
    ),
  }))
  if (rows.length > 0) return filled(rows)
  // Older records state their fees in one text.
  return filled([
    {
      label: messages.fees,
      cells: colleges.map(({ fees, marks }) => (fees ? { value: fees, mark: marks.fees } : UNKNOWN)),
    },
  ])
}

function seatRows(language: Language, colleges: readonly CollegeView[]): CompareRow[] {
  const messages = compareMessages(language)
  const courses = distinct(
    colleges.flatMap((college) => college.seatRows.map(({ course }) => courseOf(college, course))),
    String,
  )
  return filled(
    courses.map((course) => ({
      label: messages.seatsOf(course),
      cells: figureCells(
        colleges.map((college) => {
          const row = college.seatRows.find((seats) => courseOf(college, seats.course) === course)
          return row ? { amount: row.seats, text: String(row.seats), mark: row.mark } : null
        }),
        null,
      ),
    })),
  )
}
