import ical from 'ical-generator'

export interface CalendarEvent {
  /** Stable, so that a calendar updates the entry instead of adding one. */
  id: string
  title: string
  start: Date
  /** Omitted if the event has no end. */
  end?: Date | null
  /** Without a time of day. */
  isAllDay?: boolean
  place?: string | null
  text?: string | null
  url?: string | null
  updatedAt?: Date | null
}

/**
 * Writes events as an iCalendar file (RFC 5545), in UTC, which every calendar shows in its own time zone.
 * @param name of the calendar for those who subscribe to it
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
 * Such a file as a response.
 * @param caching Cache-Control; personal files must not be cached
 */
export const calendarResponse = (fileName: string, file: string, caching = 'public, max-age=300'): Response =>
  new Response(file, {
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': `attachment; filename="${fileName}"`,
      'cache-control': caching,
    },
  })
