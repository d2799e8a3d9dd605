import { startOfTodayInIndia } from './vacancies/open-rule'

const DAY = 24 * 60 * 60 * 1000
const DAYS_THAT_ARE_NEAR = 7

/** Whole calendar days in India from one moment to another; negative when the second is earlier. */
const daysBetween = (from: Date, to: Date) =>
  Math.round((startOfTodayInIndia(to).getTime() - startOfTodayInIndia(from).getTime()) / DAY)

/** "Posted today", "Posted 2 days ago", "Posted 3 weeks ago", "Posted 2 months ago". */
export function postedLabel(postedAt: string, now: Date = new Date()): string {
  const days = Math.max(0, daysBetween(new Date(postedAt), now))
  if (days === 0) return 'Posted today'
  if (days < 7) return `Posted ${count(days, 'day')} ago`
  if (days < 60) return `Posted ${count(Math.floor(days / 7), 'week')} ago`
  return `Posted ${count(Math.floor(days / 30), 'month')} ago`
}

/** "Closes today", "Closes in 3 days"; null while the deadline is more than a week away or has passed. */
export function closingLabel(deadline: string, now: Date = new Date()): string | null {
  const days = daysBetween(now, new Date(deadline))
  if (days < 0 || days > DAYS_THAT_ARE_NEAR) return null
  return days === 0 ? 'Closes today' : `Closes in ${count(days, 'day')}`
}

const count = (number: number, unit: string) => `${number} ${unit}${number === 1 ? '' : 's'}`
