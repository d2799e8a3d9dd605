import { feesAmount, feesProblem, seatCount, seatsProblem } from '@/cms/fields/checks/problems'
import { isVerifiedKind, type SourceKind } from '@/cms/sources/source-rule'
import { ownerOf } from '@/lib/college-facts/college-kinds-rule'
import { isQuotaOfGovernment } from '@/lib/college-facts/contradicting-fee'
import { idOf, populated } from '@/lib/database/record-id'
import { STUDIO_LANGUAGE } from '@/lib/language'
import { grouped } from '@/lib/text/format'
import type { College } from '@/payload-types'

export type FeeRow = NonNullable<College['feeRows']>[number]
export type SeatRow = NonNullable<College['seatRows']>[number]
/** Common part of fee and seat rows. */
type FigureRow = Pick<FeeRow, 'course' | 'year' | 'source' | 'checkedOn'>

/** Kind of a source by id; undefined if it does not exist. */
export type SourceKinds = ReadonlyMap<string, SourceKind>

/** Fees or seats of the card, and their source. */
interface CardFigure {
  /** In the specification's format: "45,000", "1,53,571 - 43,11,950", "150". */
  text: string | null
  /** Value for filters, sorting and sums; null unless public. */
  amount: number | null
  source: string | null
  year: string | null
  checkedOn: string | null
}

export const sourceIdOf = ({ source }: Pick<FigureRow, 'source'>): string | null => idOf(source)

const NONE: CardFigure = { text: null, amount: null, source: null, year: null, checkedOn: null }

/** Rows of the first course, which the card shows. */
export const rowsOfFirst = <Row extends FigureRow>(
  rows: readonly Row[] | null | undefined,
  courses: College['courses'],
): Row[] => (rows ?? []).filter(({ course }) => !course || course === courses?.[0])

/** Bond, stipend and deposit are not fees. */
export const isYearlyFee = ({ kind }: Pick<FeeRow, 'kind'>): boolean => (kind ?? 'fee') === 'fee'

const firstYear = ({ year }: { year?: string | null }) => Number(/^\d{4}/.exec(year ?? '')?.[0] ?? 0)

/** Rows of each kind of seat's latest year; earlier ones are history. */
export const latestOfSeat = <Row extends { seatPool?: string | null; course?: string | null; year?: string | null }>(
  rows: readonly Row[],
): Row[] =>
  rows.filter(
    (row) =>
      !rows.some(
        (other) =>
          (other.seatPool ?? null) === (row.seatPool ?? null) &&
          (other.course ?? null) === (row.course ?? null) &&
          firstYear(other) > firstYear(row),
      ),
  )

/**
 * The card's fees: the range of the first course, in each seat's latest year, of sourced rows if there are any; for
 * private colleges without government quota seats. `card-figures-queries.ts` has the same in SQL.
 * @param written existing text: kept if it states the only row in its own words
 */
export function cardFees(
  { feeRows, courses, ...college }: Pick<College, 'feeRows' | 'courses' | 'ownership' | 'kinds'>,
  kinds: SourceKinds,
  written: string | null | undefined,
): CardFigure {
  const owner = ownerOf(college)
  const ofCollege = rowsOfFirst(feeRows, courses).filter(
    (row) => isYearlyFee(row) && !isQuotaOfGovernment(owner, row.seatPool),
  )
  const used = latestOfSeat(shownRows(ofCollege, kinds))
  const [lowest] = [...used].sort((one, other) => one.amount - other.amount)
  if (!lowest) return { ...NONE, text: unreadable(written, feesProblem) }
  const highest = Math.max(...used.map(({ amount }) => amount))
  const figures = highest > lowest.amount ? [lowest.amount, highest] : [lowest.amount]
  const inFigures = figures.map((amount) => grouped(STUDIO_LANGUAGE, amount)).join(' - ')
  return {
    ...placeOf(lowest, kinds, lowest.amount),
    text: used.length === 1 && feesAmount(written) === lowest.amount ? (written ?? null) : inFigures,
  }
}

/** The card's seats: the first course's. */
export function cardSeats(
  { seatRows, courses }: Pick<College, 'seatRows' | 'courses'>,
  kinds: SourceKinds,
  written: string | null | undefined,
): CardFigure {
  const [shown] = shownRows(rowsOfFirst(seatRows, courses), kinds)
  if (!shown) return { ...NONE, text: unreadable(written, seatsProblem) }
  return {
    ...placeOf(shown, kinds, shown.seats),
    text: seatCount(written) === shown.seats ? (written ?? null) : String(shown.seats),
  }
}

const isPublic = (row: FigureRow, kinds: SourceKinds) => isVerifiedKind(kinds.get(sourceIdOf(row) ?? ''))

/** Publicly sourced rows; all if there are none. */
function shownRows<Row extends FigureRow>(rows: Row[], kinds: SourceKinds): Row[] {
  const verified = rows.filter((row) => isPublic(row, kinds))
  return verified.length > 0 ? verified : rows
}

const placeOf = (row: FigureRow, kinds: SourceKinds, amount: number) => ({
  amount: isPublic(row, kinds) ? amount : null,
  source: sourceIdOf(row),
  year: row.year ?? null,
  checkedOn: row.checkedOn ?? null,
})

type Check = (text: string) => string | null

/** An unparseable card text, to be rejected by its field; null otherwise. */
export const unreadable = (written: string | null | undefined, check: Check): string | null =>
  written && check(written) !== null ? written : null

/**
 * A college from a form with its card as after saving. Incomplete rows are dropped.
 * @param college with populated sources
 */
export function asSaved(college: College): College {
  const feeRows = (college.feeRows ?? []).filter(({ amount }) => Number.isFinite(amount) && amount > 0)
  const seatRows = (college.seatRows ?? []).filter(({ seats }) => Number.isFinite(seats) && seats > 0)
  const sources = [...feeRows, ...seatRows].flatMap(({ source }) => populated(source) ?? [])
  const kinds = new Map(sources.map(({ id, kind }) => [id, kind]))
  const rows = { ...college, feeRows, seatRows }
  const fees = cardFees(rows, kinds, college.fees)
  const seats = cardSeats(rows, kinds, college.seats)
  const named = (id: string | null) => sources.find((source) => source.id === id) ?? null
  return {
    ...rows,
    ...(feeRows.length > 0
      ? { fees: fees.text, feesSource: named(fees.source), feesYear: fees.year, feesCheckedOn: fees.checkedOn }
      : { feesSource: null }),
    ...(seatRows.length > 0
      ? { seats: seats.text, seatsSource: named(seats.source), seatsYear: seats.year, seatsCheckedOn: seats.checkedOn }
      : { seatsSource: null }),
  }
}
