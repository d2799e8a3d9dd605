import { indianDaysBetween } from '@/lib/calendar/indian-calendar'

const DAYS_THAT_ARE_NEAR = 7

/** The age of a vacancy in the unit that people would use. */
export interface Age {
  unit: 'day' | 'week' | 'month'
  /** 0 days are today. */
  count: number
}

/** The age of a vacancy by Indian days; a future date counts as today. */
export function ageOf(postedAt: string, now: Date = new Date()): Age {
  const days = Math.max(0, indianDaysBetween(new Date(postedAt), now))
  if (days < 7) return { unit: 'day', count: days }
  if (days < 60) return { unit: 'week', count: Math.floor(days / 7) }
  return { unit: 'month', count: Math.floor(days / 30) }
}

/** Days until a deadline, 0 on the day itself; null if more than a week away or past. */
export function daysToClose(deadline: string, now: Date = new Date()): number | null {
  const days = indianDaysBetween(now, new Date(deadline))
  return days < 0 || days > DAYS_THAT_ARE_NEAR ? null : days
}
