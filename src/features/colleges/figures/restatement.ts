import { LENGTHS } from '@/cms/fields/checks/checks'
import { feesAmount, seatCount } from '@/cms/fields/checks/problems'
import type { College } from '@/payload-types'
import { type FeeRow, isYearlyFee, rowsOfFirst, type SeatRow, sourceIdOf } from './card-figures'

type Stated = Partial<College>

const BARE_FIGURE = /^\s*[\d,]+\s*$/

/** What a row says, for comparing; not its id, nor in which shape its source was read. */
const saying = (row: FeeRow | SeatRow): string => {
  const { id: _, source: __, checkedOn, ...rest } = row
  const said = Object.entries(rest).filter(([, value]) => value !== null && value !== '')
  return JSON.stringify([
    said.sort(([one], [other]) => (one < other ? -1 : 1)),
    sourceIdOf(row),
    checkedOn ? new Date(checkedOn).toISOString() : null,
  ])
}

const areSame = (rows: readonly (FeeRow | SeatRow)[], others: readonly (FeeRow | SeatRow)[]): boolean =>
  rows.length === others.length && rows.every((row, index) => others[index] && saying(row) === saying(others[index]))

/**
 * The rows that a write leaves a college with. Rows that the write changes win; else a text that it changes becomes the
 * one row of the first course, without a source; a text that is no figure changes nothing, the check of its field
 * refuses it.
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
  const said = text.written === undefined ? text.held : text.written
  const isChanged = (said || '') !== (text.held || '') || (Boolean(said) && kept.length === 0)
  if (!isChanged) return kept
  const row = said ? rowOf(said) : null
  if (said && !row) return kept
  const others = kept.filter(
    (other) => rowsOfFirst([other], courses).length === 0 || ('kind' in other && !isYearlyFee(other)),
  )
  return row ? [row, ...others] : others
}

/** The fees and the seats of a college by row, after a write of either the rows or the texts of the card. */
export function restated(data: Stated, held: Stated): { feeRows: FeeRow[]; seatRows: SeatRow[] } {
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
