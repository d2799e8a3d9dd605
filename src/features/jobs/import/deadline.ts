/** Vacancies end on a calendar day; the middle of that day in UTC is the same day everywhere from Kathmandu to London. */
const NOON = 'T12:00:00.000Z'

/**
 * Reads a day as spreadsheets of India write it: 2026-12-31, 2026/12/31, 31/12/2026, 31-12-2026, 31.12.2026;
 * a time behind it is passed over. Day first, never month first.
 * @returns the day as an instant, or null when the text is no day of the calendar between 2000 and 2100
 */
export function readDeadline(text: string): string | null {
  const [day] = text.trim().split(/[T\s]/)
  const match =
    /^(?<year>\d{4})[-/.](?<month>\d{1,2})[-/.](?<day>\d{1,2})$/.exec(day ?? '') ??
    /^(?<day>\d{1,2})[-/.](?<month>\d{1,2})[-/.](?<year>\d{4})$/.exec(day ?? '')
  if (!match?.groups) return null
  const { year = '', month = '', day: ofMonth = '' } = match.groups
  const iso = `${year}-${month.padStart(2, '0')}-${ofMonth.padStart(2, '0')}`
  const date = new Date(`${iso}${NOON}`)
  // 31 February becomes a day in March: no such day.
  if (Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== iso) return null
  return Number(year) >= 2000 && Number(year) <= 2100 ? date.toISOString() : null
}

/** The instant of a day typed into a date field (2026-12-31). */
export const dayAsInstant = (day: string): string => `${day}${NOON}`

/** Today in India as a date field has it (2026-12-31). The rule of what is open lives in `open-rule.ts`, for the server. */
export const todayInIndia = (now: Date = new Date()): string =>
  now.toLocaleDateString('en-CA', { timeZone: 'Asia/Kolkata' })
