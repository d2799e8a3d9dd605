import { latinDigits } from '../text/normal-forms/latin-digits'
import type { Ownership, Qualification, SeatPool } from '../vocabulary'

/** Highest yearly fee of government colleges, in rupees; fee committees allow private ones several times as much. */
const MAX_GOVERNMENT_FEE = 50_000

/** Courses whose private seats are never so cheap; for others a small fee is plausible. */
const COSTLY_COURSES = ['MBBS', 'BDS', 'MD', 'MS', 'MDS', 'DM', 'MCh'] as const satisfies readonly Qualification[]
/** Owners of such private seats. */
export const COSTLY_OWNERS = ['Private', 'Deemed'] as const satisfies readonly Ownership[]
/** Seats at government rates, whatever the ownership. */
export const GOVERNMENT_POOLS = ['government', 'all-india'] as const satisfies readonly SeatPool[]

const isAmong = (values: readonly string[], value: string | null | undefined) => values.some((one) => one === value)

/**
 * Whether a seat is in the government quota of a private college: most families do not pay its fee, so it is never
 * shown as the college's fee.
 */
export const isQuotaOfGovernment = (ownership: string | null | undefined, seatPool: string | null | undefined) =>
  isAmong(COSTLY_OWNERS, ownership) && isAmong(GOVERNMENT_POOLS, seatPool)

/** The first amount in a fee as shown on a card. */
const lowestOf = (fee: string) => Number(/\d[\d,]*/.exec(latinDigits(fee))?.[0].replaceAll(',', '') ?? 0)

/**
 * Whether a fee without a source document contradicts the owner: a government college's fee at a private one. Such a
 * fee counts as unknown and waits on the facts desk.
 * @param fee with its amount in rupees, or its text on a card
 */
export function contradictsOwner(
  ownership: string | null | undefined,
  fee: {
    amount: number | string | null | undefined
    course: string | null | undefined
    seatPool?: string | null
    isPublic: boolean
  },
): boolean {
  const amount = typeof fee.amount === 'string' ? lowestOf(fee.amount) : fee.amount
  return (
    !fee.isPublic &&
    isAmong(COSTLY_OWNERS, ownership) &&
    isAmong(COSTLY_COURSES, fee.course) &&
    !isAmong(GOVERNMENT_POOLS, fee.seatPool) &&
    Boolean(amount) &&
    Number(amount) <= MAX_GOVERNMENT_FEE
  )
}
