import { LONGEST_OPEN_DAYS } from '@/features/jobs/postings/schema'
import { indianDay } from '@/lib/indian-calendar'

const DAY = 24 * 60 * 60 * 1000

/** The first and the last day that a vacancy sent in today can be open until. */
export const openDays = () => ({
  first: indianDay(new Date()),
  last: indianDay(new Date(Date.now() + LONGEST_OPEN_DAYS * DAY)),
})
