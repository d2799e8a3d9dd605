import type { CollectionBeforeChangeHook } from 'payload'
import { firstNumber } from '@/lib/format'

/**
 * Keeps the figures that lists filter and sort by in step with the texts that people read: fees in rupees a year,
 * seats as a number, and one lowercase text that the search looks through.
 */
export const deriveCollegeFigures: CollectionBeforeChangeHook = ({ data, originalDoc }) => {
  const whole = { ...originalDoc, ...data }
  const words = [whole.name, whole.location, whole.state, ...(whole.aliases ?? [])]
  return {
    ...data,
    feesAmount: firstNumber(whole.fees),
    seatCount: firstNumber(whole.seats),
    searchText: words.filter(Boolean).join(' ').toLowerCase(),
  }
}
