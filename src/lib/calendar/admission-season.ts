import { indianDay } from './indian-calendar'

/** Month in which the next year's season begins: a year's last rounds end in November. */
const FIRST_MONTH_OF_NEXT = 12

/** Admission year whose season is running at an instant: from December, the next calendar year. */
export function runningAdmissionYear(instant: string | Date = new Date()): number {
  const [year = 0, month = 1] = indianDay(instant).split('-').map(Number)
  return month < FIRST_MONTH_OF_NEXT ? year : year + 1
}

/** Whether an admission year's rounds are over, so that nothing may present it as open. */
export const isAdmissionOver = (year: number, instant: string | Date = new Date()): boolean =>
  year < runningAdmissionYear(instant)

/** Admission year from the settings, for pages that name it; null if unset or its rounds are over. */
export const presentAdmissionYear = (year: number | null, instant: string | Date = new Date()): number | null =>
  year && !isAdmissionOver(year, instant) ? year : null
