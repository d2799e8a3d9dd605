import type { AuthorityView, DateView } from './view'

/*
 * A calendar of days by RFC 5545. Days need no time zone: DTSTART and DTEND are values of the type DATE, read in India
 * by the reader of the record, and DTEND is the first day that is no longer of it.
 */

/** The most octets of a line, without its end (RFC 5545, 3.1). */
const LINE_OCTETS = 75

/** A text as a value (3.3.11): backslash, semicolon, comma and line break are escaped, other control characters left out. */
export const calendarText = (text: string): string =>
  text
    .replaceAll('\\', '\\\\')
    .replaceAll(';', '\\;')
    .replaceAll(',', '\\,')
    .replaceAll(/\r\n|\r|\n/g, '\\n')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what no value may hold.
    .replaceAll(/[\u0000-\u0008\u000B-\u001F\u007F]/g, '')

/** A line in pieces of at most 75 octets; a piece that goes on begins with a space, and no character is cut. */
export function folded(line: string): string {
  const pieces: string[] = []
  let piece = ''
  let octets = 0
  for (const character of line) {
    const size = Buffer.byteLength(character)
    if (octets + size > LINE_OCTETS) {
      pieces.push(piece)
      piece = ' '
      octets = 1
    }
    piece += character
    octets += size
  }
  return [...pieces, piece].join('\r\n')
}

const compact = (day: string) => day.replaceAll('-', '')

function dayAfter(day: string): string {
  const date = new Date(`${day}T00:00:00.000Z`)
  date.setUTCDate(date.getUTCDate() + 1)
  return date.toISOString().slice(0, 10)
}

/** An instant in UTC: 20261122T080000Z. */
const stamp = (instant: string): string => `${new Date(instant).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`

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
  /** Who made the file: -//VaidyaPath//Counselling//EN. */
  product: string
}

/**
 * The dates of an authority as a calendar that programs subscribe to. An entry keeps its UID for as long as its record
 * lives, so that a date that was moved moves in the reader's calendar.
 */
export function calendarFile(authority: Pick<AuthorityView, 'dates'>, words: CalendarWords): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:${calendarText(words.product)}`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${calendarText(words.name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT12H',
    ...authority.dates.flatMap((date) => [
      'BEGIN:VEVENT',
      `UID:${date.id}@${words.host}`,
      `DTSTAMP:${stamp(date.updatedAt)}`,
      `LAST-MODIFIED:${stamp(date.updatedAt)}`,
      `DTSTART;VALUE=DATE:${compact(date.startsOn)}`,
      `DTEND;VALUE=DATE:${compact(dayAfter(date.endsOn))}`,
      `SUMMARY:${calendarText(words.summary(date))}`,
      `DESCRIPTION:${calendarText(words.description(date))}`,
      `URL:${words.url}`,
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ]
  return `${lines.map(folded).join('\r\n')}\r\n`
}
