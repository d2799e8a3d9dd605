import { feesAmount, feesProblem, seatCount, seatsProblem } from '@/cms/fields/checks/problems'
import { isVerifiedKind, type SourceKind } from '@/cms/sources/source-rule'
import { ownerOf } from '@/lib/college-facts/college-kinds-rule'
import { isQuotaOfGovernment } from '@/lib/college-facts/contradicting-fee'
import { STUDIO_LANGUAGE } from '@/lib/language'
import { grouped } from '@/lib/text/format'
import type { College, Source } from '@/payload-types'

export type FeeRow = NonNullable<College['feeRows']>[number]
export type SeatRow = NonNullable<College['seatRows']>[number]
/** What a row of either kind says of itself. */
type FigureRow = Pick<FeeRow, 'course' | 'year' | 'source' | 'checkedOn'>

/** The kind of a source by its id; undefined for one that there is not. */
export type SourceKinds = ReadonlyMap<string, SourceKind>

/** What the card says of the fees or the seats, and where that stands. */
interface CardFigure {
  /** As the specification's field holds it: "45,000", "1,53,571 - 43,11,950", "150". */
  text: string | null
  /** What lists filter, sort and add up; null unless it is a public figure. */
  amount: number | null
  source: string | null
  year: string | null
  checkedOn: string | null
}

export const sourceIdOf = ({ source }: Pick<FigureRow, 'source'>): string | null =>
  source && typeof source === 'object' ? source.id : (source ?? null)

const NONE: CardFigure = { text: null, amount: null, source: null, year: null, checkedOn: null }

/** The rows of a college's first course, for which the card speaks. */
export const rowsOfFirst = <Row extends FigureRow>(
  rows: readonly Row[] | null | undefined,
  courses: College['courses'],
): Row[] => (rows ?? []).filter(({ course }) => !course || course === courses?.[0])

/** Bond, stipend and deposit are no fees. */
export const isYearlyFee = ({ kind }: Pick<FeeRow, 'kind'>): boolean => (kind ?? 'fee') === 'fee'

const firstYear = ({ year }: { year?: string | null }) => Number(/^\d{4}/.exec(year ?? '')?.[0] ?? 0)

/** Of each kind of seat the rows of its latest year; what an earlier year says is history. */
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
 * The card's fees: the lowest and the highest of the first course, of the latest year of each seat, of those with a
 * source where there are any; at a college in private hands without the seats of a government's quota. The SQL of
 * `card-figures-queries.ts` says the same.
 * @param written the text as it stands: kept where it says the one row in its own words
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

/** The card's seats: those of the first course. */
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

/** Those with a source of somebody else; all where there is none. */
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

/** A text of the card that is no figure, for the check of its field to refuse; null for one that is. */
export const unreadable = (written: string | null | undefined, check: Check): string | null =>
  written && check(written) !== null ? written : null

const read = (source: Source | string | null | undefined) => (source && typeof source === 'object' ? [source] : [])

/**
 * A college as a form holds it, with what its card would show after saving. Half-filled rows are left out.
 * @param college its sources read with it
 */
export function asSaved(college: College): College {
  const feeRows = (college.feeRows ?? []).filter(({ amount }) => Number.isFinite(amount) && amount > 0)
  const seatRows = (college.seatRows ?? []).filter(({ seats }) => Number.isFinite(seats) && seats > 0)
  const sources = [...feeRows, ...seatRows].flatMap(({ source }) => read(source))
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
