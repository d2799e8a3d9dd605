import { latinDigits } from '../text/normal-forms/latin-digits'
import type { Ownership, Qualification, SeatPool } from '../vocabulary'

/** Up to so many rupees a year government colleges ask for; fee committees allow private ones several times as much. */
const HIGHEST_GOVERNMENT_FEE = 50_000

/** Courses whose seats in private hands are never so cheap; for others a small fee is plausible. */
const COSTLY_COURSES = ['MBBS', 'BDS', 'MD', 'MS', 'MDS', 'DM', 'MCh'] as const satisfies readonly Qualification[]
/** Owners whose own seats are meant. */
export const COSTLY_OWNERS = ['Private', 'Deemed'] as const satisfies readonly Ownership[]
/** Seats that cost what they cost at a government college, whoever runs the college. */
export const GOVERNMENT_POOLS = ['government', 'all-india'] as const satisfies readonly SeatPool[]

const isAmong = (values: readonly string[], value: string | null | undefined) => values.some((one) => one === value)

/**
 * Whether a seat is of a government's quota at a college in private hands: its fee is not what most families pay there,
 * so it is never the fee of the college.
 */
export const isQuotaOfGovernment = (ownership: string | null | undefined, seatPool: string | null | undefined) =>
  isAmong(COSTLY_OWNERS, ownership) && isAmong(GOVERNMENT_POOLS, seatPool)

/** The first figure of a fee as a card says it. */
const lowestOf = (fee: string) => Number(/\d[\d,]*/.exec(latinDigits(fee))?.[0].replaceAll(',', '') ?? 0)

/**
 * Whether a fee that stands in no document contradicts who runs the college: the fee of a government college at a
 * private one. Such a fee is as good as not known; it waits on the desk of facts.
 * @param fee with its amount in rupees, or as its card says it
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
    Number(amount) <= HIGHEST_GOVERNMENT_FEE
  )
}
