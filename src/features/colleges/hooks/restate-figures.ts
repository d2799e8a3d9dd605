import type { CollectionBeforeChangeHook } from 'payload'
import type { College } from '@/payload-types'
import { datedFigures, datedRows } from '../figures/checked-today'
import { restated } from '../figures/restatement'

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
