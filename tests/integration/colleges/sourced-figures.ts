import type { Payload } from 'payload'
import { feesAmount, seatCount } from '@/cms/fields/checks/problems'
import type { College } from '@/payload-types'

type Stated = Partial<Pick<College, 'fees' | 'seats'>>

/** An official document for figures to stand in. */
export const officialSource = (payload: Payload, title = 'List of the council') =>
  payload.create({ collection: 'sources', data: { title, year: '2025', kind: 'official' }, overrideAccess: true })

/** The fees and seats of a college as rows that stand in an official document, so that they are public figures. */
export function sourcedFigures({ fees, seats }: Stated, source: string) {
  const checkedOn = new Date().toISOString()
  return {
    ...(fees ? { feeRows: [{ amount: feesAmount(fees) ?? 0, source, checkedOn }] } : {}),
    ...(seats ? { seatRows: [{ seats: seatCount(seats) ?? 0, source, checkedOn }] } : {}),
  }
}
