import ical, { type ICalEventData } from 'ical-generator'

/**
 * Writes events as an iCalendar file (RFC 5545), in UTC, which every calendar shows in its own time zone.
 * @param name of the calendar for those who subscribe to it
 * @param events with ids that never change, so that a calendar updates an entry instead of adding one
 */
export const calendarFile = (name: string, events: readonly ICalEventData[]): string =>
  ical({ name, events: events.map((event) => ({ stamp: event.lastModified ?? event.start, ...event })) }).toString()

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
