import type { CollectionAfterReadHook, CollectionBeforeChangeHook } from 'payload'
import { asServer } from '@/cms/access/access'
import { keepsContent } from '@/cms/access/roles'
import { feesProblem, seatsProblem } from '@/cms/fields/checks/problems'
import { isVerifiedKind } from '@/cms/sources/source-rule'
import { COSTLY_OWNERS, contradictsOwner } from '@/lib/college-facts/contradicting-fee'
import type { College } from '@/payload-types'
import { cardFees, cardSeats, sourceIdOf, unreadable } from '../figures/card-figures'
import { readSourceKinds } from '../figures/operations/citing-queries'
import { derivedFigures } from '../search/search-text'

type Source = College['feesSource']
const idOf = (source: Source): string | undefined => (typeof source === 'string' ? source : (source?.id ?? undefined))

/** Whether a fee among these could contradict who runs the college, whatever document it may stand in. */
const isSuspect = ({ ownership = COSTLY_OWNERS[0], fees, feeRows }: Partial<College>): boolean =>
  [{ amount: fees, seatPool: null }, ...(feeRows ?? [])].some(({ amount, seatPool }) =>
    contradictsOwner(ownership, { amount, seatPool, course: 'MBBS', isPublic: false }),
  )

/**
 * A fee that contradicts who runs the college is not known to visitors over REST, as on its page. Those who keep the
 * content read it, to mend it.
 */
export const hideContradictingFees: CollectionAfterReadHook<College> = async ({ doc, req }) => {
  if (req.payloadAPI !== 'REST' || keepsContent(req.user) || !isSuspect(doc)) return doc
  // A request may select the fee without what it is judged by. Full authority: nothing of this is shown.
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
  const contradicts = (fee: {
    amount: College['fees'] | number
    source?: Source
    course?: string | null
    seatPool?: string | null
  }) =>
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
