import type { CollectionBeforeChangeHook } from 'payload'
import type { College } from '@/payload-types'
import { type FeeRow, type SeatRow, sourceIdOf } from '../figures/card-figures'
import { restated } from '../figures/restatement'

type Stated = Partial<College>
type Row = FeeRow | SeatRow

const sameDay = (one: string | null | undefined, other: string | null | undefined): boolean =>
  (one ? new Date(one).getTime() : 0) === (other ? new Date(other).getTime() : 0)

const figureOf = (row: Row): number => ('amount' in row ? row.amount : row.seats)

/**
 * Rows with the day on which they were checked: whoever gives a figure, or gives it another source, has compared them
 * that day, unless they say another day themselves.
 */
const datedRows = <Each extends Row>(
  rows: readonly Each[],
  held: readonly Each[] | null | undefined,
  today: string,
): Each[] =>
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

/** The same for the figures that stand alone: the days that a write leaves unsaid. */
function datedFigures(data: Stated, held: Stated, today: string): Partial<Stated> {
  const days: Partial<Stated> = {}
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

/** Brings a college's rows in step with what was written of its fees and seats, and notes the day of what is new. */
export const restateFigures: CollectionBeforeChangeHook<College> = ({ data, originalDoc, req }) => {
  const held: Partial<College> = originalDoc ?? {}
  const { feeRows, seatRows } = restated(data, held)
  // Records that a program writes say themselves when they were checked.
  if (!req.user) return { ...data, feeRows, seatRows }
  const today = new Date().toISOString()
  return {
    ...data,
    ...datedFigures(data, held, today),
    feeRows: datedRows(feeRows, held.feeRows, today),
    seatRows: datedRows(seatRows, held.seatRows, today),
  }
}
