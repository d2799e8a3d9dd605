import { calendarFile } from '@/lib/calendar/calendar-file'
import type { AuthorityView, DateView } from './queries'

const DAY_MILLISECONDS = 86_400_000

/** Texts of the file besides the records. */
export interface CalendarWords {
  name: string
  summary: (date: DateView) => string
  description: (date: DateView) => string
  /** The page of the authority. */
  url: string
  /** Host that makes ids unique. */
  host: string
}

const dayOf = (day: string) => new Date(`${day}T00:00:00.000Z`)

/**
 * An authority's dates as a calendar feed: all-day events without time zone, with exclusive ends. Events keep their
 * ids, so that a moved date moves in the reader's calendar.
 */
export const datesFile = ({ dates }: Pick<AuthorityView, 'dates'>, messages: CalendarWords): string =>
  calendarFile(
    messages.name,
    dates.map((date) => ({
      id: `${date.id}@${messages.host}`,
      summary: messages.summary(date),
      description: messages.description(date),
      start: dayOf(date.startsOn),
      end: new Date(dayOf(date.endsOn).getTime() + DAY_MILLISECONDS),
      allDay: true,
      url: messages.url,
      lastModified: new Date(date.updatedAt),
    })),
  )
