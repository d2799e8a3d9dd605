import ical from 'ical-generator'

/** One date for people's calendars. */
export interface CalendarEvent {
  /** The same for ever, so that a calendar changes the entry instead of adding one. */
  id: string
  title: string
  start: Date
  /** Without it the date has no end of its own. */
  end?: Date | null
  /** Without a time of day. */
  isAllDay?: boolean
  place?: string | null
  text?: string | null
  url?: string | null
  updatedAt?: Date | null
}

/**
 * Dates as a calendar file of RFC 5545, in UTC, which every calendar shows in its own time.
 * @param name how a calendar that follows the file calls it
 */
export function calendarFile(name: string, events: readonly CalendarEvent[]): string {
  const calendar = ical({ name })
  for (const { id, title, start, end, isAllDay, place, text, url, updatedAt } of events) {
    calendar.createEvent({
      id,
      summary: title,
      start,
      end: end ?? null,
      allDay: isAllDay ?? false,
      location: place ?? null,
      description: text ?? null,
      url: url ?? null,
      stamp: updatedAt ?? start,
      lastModified: updatedAt ?? null,
    })
  }
  return calendar.toString()
}

/**
 * Such a file as an answer.
 * @param caching for whom and how long it is kept: what is one person's is not
 */
export const calendarResponse = (fileName: string, file: string, caching = 'public, max-age=300'): Response =>
  new Response(file, {
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': `attachment; filename="${fileName}"`,
      'cache-control': caching,
    },
  })
