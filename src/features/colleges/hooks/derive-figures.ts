import type { CollectionAfterReadHook, CollectionBeforeChangeHook } from 'payload'
import { asServer } from '@/cms/access/access'
import { keepsContent } from '@/cms/access/roles'
import { feesProblem, seatsProblem } from '@/cms/fields/checks/problems'
import { isVerifiedKind } from '@/cms/sources/source-rule'
import { COSTLY_OWNERS, contradictsOwner } from '@/lib/college-facts/contradicting-fee'
import { idOf } from '@/lib/database/record-id'
import type { College } from '@/payload-types'
import { cardFees, cardSeats, type FeeRow, sourceIdOf, unreadable } from '../figures/card-figures'
import { readSourceKinds } from '../figures/operations/citing-queries'
import { derivedFigures } from '../search/search-text'

/** Whether any fee may contradict the ownership, whatever its source. */
const isSuspect = ({ ownership = COSTLY_OWNERS[0], fees, feeRows }: Partial<College>): boolean =>
  [{ amount: fees, seatPool: null }, ...(feeRows ?? [])].some(({ amount, seatPool }) =>
    contradictsOwner(ownership, { amount, seatPool, course: 'MBBS', isPublic: false }),
  )

/** Hides contradictory fees from visitors over REST, as on the page. Content keepers see them, to correct them. */
export const hideContradictingFees: CollectionAfterReadHook<College> = async ({ doc, req }) => {
  if (req.payloadAPI !== 'REST' || keepsContent(req.user) || !isSuspect(doc)) return doc
  // A `select` may omit what the fee is judged by. Full authority: nothing of this is returned.
  const held = await req.payload.findByID({
    collection: 'colleges',
    id: doc.id,
    select: { ownership: true, courses: true, fees: true, feesSource: true, feeRows: true },
    disableErrors: true,
    ...asServer(),
  })
  if (!held) return doc
  const rows = held.feeRows ?? []
  const sources = [held.feesSource, ...rows.map(({ source }) => source)].flatMap((source) => idOf(source) ?? [])
  const kinds = await readSourceKinds(req, sources)
  const contradicts = (fee: Partial<Omit<FeeRow, 'amount'>> & { amount: College['fees'] | number }) =>
    contradictsOwner(held.ownership, {
      amount: fee.amount,
      course: fee.course ?? held.courses?.[0],
      seatPool: fee.seatPool,
      isPublic: isVerifiedKind(kinds.get(idOf(fee.source) ?? '')),
    })
  const hidden = new Set(rows.flatMap((row) => (contradicts(row) ? [row.id] : [])))
  return {
    ...doc,
    ...(contradicts({ amount: held.fees, source: held.feesSource }) && 'fees' in doc ? { fees: null } : {}),
    ...(doc.feeRows ? { feeRows: doc.feeRows.filter(({ id }) => !hidden.has(id)) } : {}),
  }
}

/** Derives card figures, filters and sort values from rows and texts. */
export const deriveCollegeFigures: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  const college = { ...originalDoc, ...data }
  const rows = [...(college.feeRows ?? []), ...(college.seatRows ?? [])]
  const kinds = await readSourceKinds(
    req,
    rows.flatMap((row) => sourceIdOf(row) ?? []),
  )
  // An invalid new text stays, for its field to reject.
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
