import type { College } from '@/payload-types'
import { type FeeRow, type SeatRow, sourceIdOf } from './card-figures'

type Stated = Partial<College>
type Row = FeeRow | SeatRow

const sameDay = (one: string | null | undefined, other: string | null | undefined): boolean =>
  (one ? new Date(one).getTime() : 0) === (other ? new Date(other).getTime() : 0)

const figureOf = (row: Row): number => ('amount' in row ? row.amount : row.seats)

/**
 * Rows with the day on which they were checked: whoever gives a figure, or gives it another source, has compared them
 * that day, unless they say another day themselves.
 */
export const datedRows = <Each extends Row>(
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
export function datedFigures(data: Stated, held: Stated, today: string): Partial<Stated> {
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
