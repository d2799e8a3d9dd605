import { indianClock } from '@/lib/indian-calendar'

const MINUTES_A_DAY = 24 * 60

/** When somebody is in the office, in minutes of the day of Asia/Kolkata; index 0 is Sunday (specification, section 9). */
const OPEN: readonly ([from: number, to: number] | null)[] = [
  null,
  ...Array.from({ length: 5 }, (): [number, number] => [9 * 60, 18 * 60]),
  [9 * 60, 14 * 60],
]

/** The office hours as a page shows them where the settings name none. */
export const OFFICE_HOURS = [
  { days: 'Mon-Fri', hours: '9:00-18:00' },
  { days: 'Sat', hours: '9:00-14:00' },
  { days: 'Sun', hours: 'Closed' },
] as const

function officeClock(moment: Date): { day: number; minute: number } {
  const clock = indianClock(moment)
  return { day: clock.getUTCDay(), minute: clock.getUTCHours() * 60 + clock.getUTCMinutes() }
}

/** Whether the office is open at a moment. */
export function isOfficeOpen(moment: Date): boolean {
  const { day, minute } = officeClock(moment)
  const hours = OPEN[day]
  return Boolean(hours && minute >= hours[0] && minute < hours[1])
}

/**
 * When the office opens next.
 * @returns the moment itself when it is open
 */
export function nextOpening(moment: Date): Date {
  if (isOfficeOpen(moment)) return moment
  const { day, minute } = officeClock(moment)
  const midnight = moment.getTime() - minute * 60_000 - (moment.getTime() % 60_000)
  for (let ahead = 0; ahead <= 7; ahead += 1) {
    const hours = OPEN[(day + ahead) % 7]
    if (!hours || (ahead === 0 && minute >= hours[0])) continue
    return new Date(midnight + (ahead * MINUTES_A_DAY + hours[0]) * 60_000)
  }
  return moment
}
