import type { CollectionBeforeChangeHook } from 'payload'
import { LENGTHS } from '@/cms/fields/checks/checks'
import { feesAmount, seatCount } from '@/cms/fields/checks/problems'
import type { College } from '@/payload-types'
import { type FeeRow, isYearlyFee, rowsOfFirst, type SeatRow, sourceIdOf } from '../figures/card-figures'

/**
 * A purely numeric fee text, with or without currency, as a regular expression for JavaScript and SQL,
 * case-insensitive.
 */
export const BARE_FEE = '^\\s*(?:₹|rs\\.?|inr|npr)?\\s*[\\d,]+\\s*$'
const BARE_FIGURE = new RegExp(BARE_FEE, 'i')

/** A row's values for comparison, without id and with source ids only. */
const comparable = (row: FeeRow | SeatRow): string => {
  const { id: _, source: __, checkedOn, ...rest } = row
  const stated = Object.entries(rest).filter(([, value]) => value !== null && value !== '')
  return JSON.stringify([
    stated.sort(([one], [other]) => (one < other ? -1 : 1)),
    sourceIdOf(row),
    checkedOn ? new Date(checkedOn).toISOString() : null,
  ])
}

const areSame = (rows: readonly (FeeRow | SeatRow)[], others: readonly (FeeRow | SeatRow)[]): boolean =>
  rows.length === others.length &&
  rows.every((row, index) => others[index] && comparable(row) === comparable(others[index]))

/**
 * Rows after a write. Changed rows win; otherwise a changed text becomes the only row of the first course, without a
 * source; an invalid text changes nothing, and its field rejects it.
 */
function rowsAfter<Row extends FeeRow | SeatRow>(
  rows: { written: Row[] | null | undefined; held: Row[] | null | undefined },
  text: { written: string | null | undefined; held: string | null | undefined },
  courses: College['courses'],
  rowOf: (text: string) => Row | null,
): Row[] {
  const held = rows.held ?? []
  if (rows.written && !areSame(rows.written, held)) return rows.written
  const kept = rows.written ?? held
  const newText = text.written === undefined ? text.held : text.written
  const isChanged = (newText || '') !== (text.held || '') || (Boolean(newText) && kept.length === 0)
  if (!isChanged) return kept
  const row = newText ? rowOf(newText) : null
  if (newText && !row) return kept
  const others = kept.filter(
    (other) => rowsOfFirst([other], courses).length === 0 || ('kind' in other && !isYearlyFee(other)),
  )
  return row ? [row, ...others] : others
}

/** A college's fee and seat rows after a write of rows or card texts. */
function restated(data: Partial<College>, held: Partial<College>): { feeRows: FeeRow[]; seatRows: SeatRow[] } {
  const courses = data.courses ?? held.courses
  return {
    feeRows: rowsAfter(
      { written: data.feeRows, held: held.feeRows },
      { written: data.fees, held: held.fees },
      courses,
      (text): FeeRow | null => {
        const amount = feesAmount(text)
        return amount === null ? null : { amount, covers: BARE_FIGURE.test(text) ? null : text.slice(0, LENGTHS.label) }
      },
    ),
    seatRows: rowsAfter(
      { written: data.seatRows, held: held.seatRows },
      { written: data.seats, held: held.seats },
      courses,
      (text): SeatRow | null => {
        const seats = seatCount(text)
        return seats === null ? null : { seats }
      },
    ),
  }
}

type Row = FeeRow | SeatRow

const sameDay = (one: string | null | undefined, other: string | null | undefined): boolean =>
  (one ? new Date(one).getTime() : 0) === (other ? new Date(other).getTime() : 0)

const figureOf = (row: Row): number => ('amount' in row ? row.amount : row.seats)

/** Sets check dates of rows: a new figure or source counts as compared today, unless a date is given. */
const datedRows = <Each extends Row>(rows: readonly Each[], held: readonly Each[] | null | undefined, today: string) =>
  rows.map((row) => {
    const before = held?.find(({ id }) => id && id === row.id)
    const isNew = !before || sourceIdOf(before) !== sourceIdOf(row) || figureOf(before) !== figureOf(row)
    return sourceIdOf(row) && isNew && sameDay(row.checkedOn, before?.checkedOn) ? { ...row, checkedOn: today } : row
  })

const ALONE = [
  { source: 'source', day: 'checkedOn', of: [] },
  { source: 'establishedSource', day: 'establishedCheckedOn', of: ['established'] },
  { source: 'rankingSource', day: 'rankingCheckedOn', of: ['ranking'] },
  { source: 'facilitiesSource', day: 'facilitiesCheckedOn', of: ['facilities'] },
] as const

/** The same for single figures without a given date. */
function datedFigures(data: Partial<College>, held: Partial<College>, today: string): Partial<College> {
  const days: Partial<College> = {}
  for (const { source, day, of } of ALONE) {
    const now = sourceIdOf({ source: data[source] === undefined ? held[source] : data[source] })
    const isNew =
      now !== sourceIdOf({ source: held[source] }) ||
      of.some((field) => data[field] !== undefined && JSON.stringify(data[field]) !== JSON.stringify(held[field]))
    const isSaid = data[day] !== undefined && !sameDay(data[day], held[day])
    if (now && isNew && !isSaid) days[day] = today
  }
  return days
}

/** Updates a college's rows from the written fees and seats, and dates new ones. */
export const restateFigures: CollectionBeforeChangeHook<College> = ({ data, originalDoc, req }) => {
  const held: Partial<College> = originalDoc ?? {}
  const { feeRows, seatRows } = restated(data, held)
  // Programs give check dates themselves.
  if (!req.user) return { ...data, feeRows, seatRows }
  const today = new Date().toISOString()
  return {
    ...data,
    ...datedFigures(data, held, today),
    feeRows: datedRows(feeRows, held.feeRows, today),
    seatRows: datedRows(seatRows, held.seatRows, today),
  }
}
