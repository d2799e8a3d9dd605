import { calendarFile } from '@/lib/calendar/calendar-file'
import type { AuthorityView, DateView } from './queries'

const DAY_MILLISECONDS = 86_400_000

/** What the file says beside the record. */
export interface CalendarWords {
  /** The name of the calendar. */
  name: string
  summary: (date: DateView) => string
  description: (date: DateView) => string
  /** The page of the authority. */
  url: string
  /** The host that makes ids the site's own. */
  host: string
}

const dayOf = (day: string) => new Date(`${day}T00:00:00.000Z`)

/**
 * The dates of an authority as a calendar that programs subscribe to: days, which need no time zone, and of which the
 * file names the first that is no longer of them. An entry keeps its id for as long as its record lives, so that a date
 * that was moved moves in the reader's calendar.
 */
export const datesFile = ({ dates }: Pick<AuthorityView, 'dates'>, messages: CalendarWords): string =>
  calendarFile(
    messages.name,
    dates.map((date) => ({
      id: `${date.id}@${messages.host}`,
      title: messages.summary(date),
      text: messages.description(date),
      start: dayOf(date.startsOn),
      end: new Date(dayOf(date.endsOn).getTime() + DAY_MILLISECONDS),
      isAllDay: true,
      url: messages.url,
      updatedAt: new Date(date.updatedAt),
    })),
  )
