import type { CollectionBeforeChangeHook } from 'payload'
import { feesProblem, seatsProblem } from '@/cms/fields/checks/problems'
import { derivedFigures } from '../derived-figures'
import { cardFees, cardSeats, sourceIdOf, unreadable } from '../figures/card-figures'
import { readSourceKinds } from '../figures/operations/source-kinds-queries'

/** Keeps what cards show, and what lists filter and sort by, in step with the rows and the texts that people read. */
export const deriveCollegeFigures: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  const college = { ...originalDoc, ...data }
  const rows = [...(college.feeRows ?? []), ...(college.seatRows ?? [])]
  const kinds = await readSourceKinds(
    req,
    rows.flatMap((row) => sourceIdOf(row) ?? []),
  )
  // What was written just now and is no figure stays, for the check of its field to refuse.
  const wrong = (name: 'fees' | 'seats', check: typeof feesProblem) =>
    data[name] === originalDoc?.[name] ? null : unreadable(data[name], check)
  const fees = cardFees(college, kinds, college.fees)
  const seats = cardSeats(college, kinds, college.seats)
  return {
    ...data,
    ...derivedFigures(college),
    fees: wrong('fees', feesProblem) ?? fees.text,
    feesAmount: fees.amount,
    feesSource: fees.source,
    feesYear: fees.year,
    feesCheckedOn: fees.checkedOn,
    seats: wrong('seats', seatsProblem) ?? seats.text,
    seatCount: seats.amount,
    seatsSource: seats.source,
    seatsYear: seats.year,
    seatsCheckedOn: seats.checkedOn,
  }
}
