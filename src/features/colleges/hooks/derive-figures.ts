import type { CollectionBeforeChangeHook } from 'payload'
import { firstNumber } from '@/lib/format'
import { courseMask } from '../course-mask'
import { searchTextOf } from '../search-text'

/**
 * Keeps the figures that lists filter and sort by in step with the texts that people read: fees in rupees a year,
 * seats as a number, the courses as one number, and one folded text that the search looks through.
 */
export const deriveCollegeFigures: CollectionBeforeChangeHook = ({ data, originalDoc }) => {
  const whole = { ...originalDoc, ...data }
  return {
    ...data,
    feesAmount: firstNumber(whole.fees),
    seatCount: firstNumber(whole.seats),
    courseMask: courseMask(whole.courses),
    searchText: searchTextOf(whole),
  }
}
