import { latinDigits } from '../text/normal-forms/latin-digits'
import { indianClock } from './indian-calendar'

const MINUTE_MILLISECONDS = 60_000
const HOUR_MINUTES = 60
const MINUTES_A_DAY = 24 * HOUR_MINUTES
/** If the office does not open within this many days, it never does. */
const DAYS_AHEAD = 14

/** A line of the office hours as in the settings and on pages: "Mon-Fri", "9:00-18:00". */
export interface OfficeLine {
  days: string
  hours: string
}

/** Office hours in minutes of the day in Asia/Kolkata; index 0 is Sunday, null a closed day. */
export type OfficeWeek = readonly ([from: number, to: number] | null)[]

/** Default office hours (specification, section 9). */
const OFFICE_HOURS: readonly OfficeLine[] = [
  { days: 'Mon-Fri', hours: '9:00-18:00' },
  { days: 'Sat', hours: '9:00-14:00' },
  { days: 'Sun', hours: 'Closed' },
]

/** Lines to show: those of the settings, or the default. */
export const shownHours = (lines: readonly OfficeLine[]): readonly OfficeLine[] =>
  lines.length > 0 ? lines : OFFICE_HOURS

const DAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday']
const SHORTEST_DAY = 3
const UNTIL = /\s*(?:-|–|—|\bto\b|\btill\b|\buntil\b)\s*/
const CLOSED = /^(?:closed|holiday|off|-|–|—)$/
const CLOCK = /^(\d{1,2})(?:[:.](\d{2}))?\s*(am|pm|noon)?$/

const tidied = (text: string) =>
  latinDigits(text)
    .toLowerCase()
    .replace(/\b([ap])\.m\b\.?/g, '$1m')
    .trim()

const dayOf = (text: string): number =>
  text.length < SHORTEST_DAY ? -1 : DAYS.findIndex((day) => day.startsWith(text.replace(/\.$/, '')))

/** Days of a line, 0 being Sunday: "Mon-Fri", "Saturday", "Sat, Sun", "Daily"; null if unreadable. */
function daysOf(text: string): number[] | null {
  if (/^(?:daily|every ?day|all days)$/.test(text)) return [...DAYS.keys()]
  const parts = text.split(/\s*(?:,|&|\band\b)\s*/).map((part) => {
    const [first = -1, last = first, ...rest] = part.split(UNTIL).map(dayOf)
    if (first < 0 || last < 0 || rest.length > 0) return null
    return Array.from({ length: ((last - first + DAYS.length) % DAYS.length) + 1 }, (_, step) => (first + step) % 7)
  })
  return parts.some((part) => part === null) ? null : parts.flatMap((part) => part ?? [])
}

function minuteOf(text: string, isEnd: boolean): { minute: number; isSaid: boolean } | null {
  const [, hour, minutes = '0', half] = CLOCK.exec(text) ?? []
  if (hour === undefined || Number(hour) > 24 || Number(minutes) >= HOUR_MINUTES) return null
  const isAfternoon = half === 'pm' || half === 'noon'
  if (half && Number(hour) > 12) return null
  const read = half ? (Number(hour) % 12) + (isAfternoon ? 12 : 0) : Number(hour)
  const minute = read * HOUR_MINUTES + Number(minutes)
  // Midnight ends a day and does not begin it.
  return { minute: isEnd && minute === 0 ? MINUTES_A_DAY : minute, isSaid: half !== undefined }
}

/** Hours of a line: "9:00-18:00", "9 am to 6 pm", "9-6"; `closed`, or null if unreadable. */
function spanOf(text: string): [number, number] | 'closed' | null {
  if (CLOSED.test(text)) return 'closed'
  const [from, to, ...rest] = text.split(UNTIL)
  if (from === undefined || to === undefined || rest.length > 0) return null
  const [begins, ends] = [minuteOf(from, false), minuteOf(to, true)]
  if (!begins || !ends) return null
  // "9-6" means nine to six in the evening.
  const isEvening = !begins.isSaid && !ends.isSaid && ends.minute <= begins.minute && begins.minute < MINUTES_A_DAY / 2
  const last = ends.minute + (isEvening ? MINUTES_A_DAY / 2 : 0)
  return last > begins.minute && last <= MINUTES_A_DAY ? [begins.minute, last] : null
}

/** Whether the days of a line can be read. */
export const areOfficeDays = (text: string): boolean => daysOf(tidied(text)) !== null

/** Whether the hours of a line can be read. */
export const areOfficeHours = (text: string): boolean => spanOf(tidied(text)) !== null

/**
 * Parses the lines into a week; a day that no line names is closed. Without lines, the default week.
 * @returns null if a line cannot be read, or the office never opens
 */
export function officeWeek(lines: readonly OfficeLine[]): OfficeWeek | null {
  const week: ([number, number] | null)[] = DAYS.map(() => null)
  for (const { days, hours } of shownHours(lines)) {
    const [named, span] = [daysOf(tidied(days)), spanOf(tidied(hours))]
    if (named === null || span === null) return null
    for (const day of named) week[day] = span === 'closed' ? null : span
  }
  return week.some((day) => day !== null) ? week : null
}

function officeClock(moment: Date): { day: number; minute: number } {
  const clock = indianClock(moment)
  return { day: clock.getUTCDay(), minute: clock.getUTCHours() * HOUR_MINUTES + clock.getUTCMinutes() }
}

/** Whether the office is open at an instant. */
export function isOfficeOpen(week: OfficeWeek, moment: Date): boolean {
  const { day, minute } = officeClock(moment)
  const hours = week[day]
  return Boolean(hours && minute >= hours[0] && minute < hours[1])
}

/** Opening hours from an instant on, as pairs of instants. */
function* openSpans(week: OfficeWeek, moment: Date): Generator<[from: number, to: number]> {
  const { day, minute } = officeClock(moment)
  const midnight = moment.getTime() - minute * MINUTE_MILLISECONDS - (moment.getTime() % MINUTE_MILLISECONDS)
  const at = (ahead: number, of: number) => midnight + (ahead * MINUTES_A_DAY + of) * MINUTE_MILLISECONDS
  for (let ahead = 0; ahead <= DAYS_AHEAD; ahead += 1) {
    const hours = week[(day + ahead) % DAYS.length]
    if (!hours) continue
    const span: [number, number] = [Math.max(at(ahead, hours[0]), moment.getTime()), at(ahead, hours[1])]
    if (span[1] > span[0]) yield span
  }
}

/**
 * Next time the office is open.
 * @returns the moment itself if it is open then
 */
export function nextOpening(week: OfficeWeek, moment: Date): Date {
  const [span] = openSpans(week, moment)
  return span ? new Date(span[0]) : moment
}

/**
 * The instant at which a number of office hours will have passed since another.
 * @returns the moment itself if the office is not open for that long
 */
export function afterOfficeHours(week: OfficeWeek, moment: Date, hours: number): Date {
  let left = hours * HOUR_MINUTES * MINUTE_MILLISECONDS
  for (const [from, to] of openSpans(week, moment)) {
    if (to - from >= left) return new Date(from + left)
    left -= to - from
  }
  return moment
}
