import type { College, Source } from '@/payload-types'
import { cardFees, cardSeats } from './card-figures'

const read = (source: Source | string | null | undefined): Source[] =>
  source && typeof source === 'object' ? [source] : []

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
