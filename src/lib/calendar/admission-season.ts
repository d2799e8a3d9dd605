import { indianDay } from './indian-calendar'

/** The month from which people prepare for the next year: the last rounds of a year end in November. */
const FIRST_MONTH_OF_NEXT = 12

/** The admission year whose season runs at an instant: from December on the next calendar year's. */
export function runningAdmissionYear(instant: string | Date = new Date()): number {
  const [year = 0, month = 1] = indianDay(instant).split('-').map(Number)
  return month < FIRST_MONTH_OF_NEXT ? year : year + 1
}

/** Whether the rounds of an admission year are behind us, so that nothing may speak of it as open. */
export const isAdmissionOver = (year: number, instant: string | Date = new Date()): boolean =>
  year < runningAdmissionYear(instant)

/** The admission year of the settings, for pages that name it; null when there is none or its rounds are over. */
export const presentAdmissionYear = (year: number | null, instant: string | Date = new Date()): number | null =>
  year && !isAdmissionOver(year, instant) ? year : null
