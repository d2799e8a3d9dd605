import { isPublicFigure, type MarkedFigure } from '@/cms/sources/figure-view'
import { inRupees } from '@/lib/college-facts/exchange'
import type { Language } from '@/lib/language'
import { nameIn, placeIn } from '@/lib/names'
import { enumerated, money } from '@/lib/text/format'
import { type SeatPool, seatPoolLabel } from '@/lib/vocabulary'
import { FACTS } from '../admin/fields'
import { badgeLabels } from '../cards/card-view'
import { collegeMessages } from '../messages'
import type { CollegeView } from '../page/college-view'
import { compareMessages } from './messages'

export interface CompareCell {
  /** Null if unknown. May have several lines. */
  value: string | null
  mark: MarkedFigure | null
  note?: string
  /** Further sources of the value. */
  moreMarks?: MarkedFigure[]
}

export type CompareRow = { label: string; cells: CompareCell[] }

export interface CompareGroup {
  id: string
  title: string
  rows: CompareRow[]
  /** Whether colleges may legitimately lack it (seats of a quota): phones then omit the line. */
  isOfSome?: boolean
}

/** An unformatted figure. */
type Figure = { amount: number; text: string; mark: MarkedFigure }

const UNKNOWN: CompareCell = { value: null, mark: null }

/**
 * Short labels of colleges beside figures on phones: their cities if distinct, otherwise their shortest common names.
 */
export function shortNames(
  language: Language,
  colleges: readonly Pick<CollegeView, 'name' | 'location' | 'aliases'>[],
): string[] {
  const towns = colleges.map(({ location }) => location)
  if (new Set(towns).size === towns.length && !towns.includes(null))
    return towns.map((town) => nameIn(language, String(town)))
  const shortest = colleges.map(({ name, aliases }) =>
    [name, ...aliases].reduce((one, other) => (other.length < one.length ? other : one)),
  )
  return colleges.map(({ name }, index) => {
    const short = shortest[index] ?? name
    return shortest.filter((each) => each === short).length > 1 ? name : short
  })
}

/** Whether the colleges differ in a row; unknown differs from known. */
export const differs = ({ cells }: CompareRow): boolean => new Set(cells.map(({ value }) => value)).size > 1

/**
 * Formats figures as cells. The lowest is labelled only if every figure is sourced, there are at least two, and exactly
 * one is lowest: our own listing is not compared.
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

/** All rows about the colleges; rows without any value are dropped. */
export function compareGroups(language: Language, colleges: readonly CollegeView[]): CompareGroup[] {
  const messages = compareMessages(language)
  const { facts } = collegeMessages(language)
  const row = (
    label: string,
    of: (college: CollegeView) => string | number | null,
    markOf: (college: CollegeView) => MarkedFigure | null = ({ listing }) => listing,
  ): CompareRow => ({
    label,
    cells: colleges.map((college) => {
      const value = of(college)
      return value ? { value: String(value), mark: markOf(college) } : UNKNOWN
    }),
  })
  const groups = [
    { id: 'money', title: messages.money, rows: feeRows(language, colleges) },
    { id: 'seats', title: messages.seats, rows: seatRows(language, colleges) },
    {
      id: 'college',
      title: messages.college,
      rows: filled([
        row(messages.type, (college) => enumerated(language, badgeLabels(language, college))),
        row(messages.place, ({ location, state }) => placeIn(language, location, state)),
        ...FACTS.map((name) => row(facts[name], (college) => college[name])),
        row(
          messages.established,
          ({ established }) => established,
          ({ marks }) => marks.established,
        ),
        row(messages.courses, ({ courses }) => enumerated(language, courses)),
        row(
          messages.ranking,
          ({ ranking }) => ranking,
          ({ rankingMark }) => rankingMark,
        ),
        row(
          messages.facilities,
          ({ facilities }) => enumerated(language, facilities),
          ({ facilitiesMark }) => facilitiesMark,
        ),
      ]),
    },
  ]
  return groups.filter(({ rows }) => rows.length > 0)
}

/** Course of a fee or seat row; without one it is the first course. */
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
  // Older records have fees as one text.
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
