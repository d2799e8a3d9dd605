import { STUDIO_LANGUAGE } from '@/lib/language'
import { dayInWords, monthName } from '@/lib/text/format'
import { latinDigits } from '@/lib/text/normal-forms/latin-digits'
import { csvMessages } from './messages'
import type { RowFeedback } from './table'

/** A day parsed from a spreadsheet cell. */
export interface SpreadsheetDay {
  /** In a date field's format: 2027-01-15. */
  day: string
  /** Why to double-check: it is ambiguous, or does not look like a date. */
  isUnsure: 'day-first' | 'day-number' | null
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const FIRST_YEAR = 2000
const LAST_YEAR = 2100
const DAY_IN_MILLISECONDS = 24 * 60 * 60 * 1000
/** Day 0 of Excel's calendar, which counts a nonexistent 29 February 1900. */
const EXCEL_EPOCH = Date.UTC(1899, 11, 30)

const YEAR_FIRST = /^(?<year>\d{4})[-/.](?<month>\d{1,2})[-/.](?<day>\d{1,2})$/
const DAY_FIRST = /^(?<day>\d{1,2})[-/.](?<month>\d{1,2})[-/.](?<year>\d{4}|\d{2})$/
const NAMED = /^(?<day>\d{1,2})[-/. ]+(?<month>[a-z]{3,9})\.?[-/., ]+(?<year>\d{4}|\d{2})$/i
const NAME_FIRST = /^(?<month>[a-z]{3,9})\.? +(?<day>\d{1,2}),? +(?<year>\d{4})$/i
const DAY_NUMBER = /^(?<number>\d{5})(?:\.\d+)?$/
/** A time after a date, which is ignored. */
const TIME = /(?:T|\s+)\d{1,2}:\d{2}(?::\d{2}(?:\.\d+)?)?\s*(?:Z|[ap]\.?m\.?|[+-]\d{2}:?\d{2})?$/i

function monthOf(text: string): number {
  if (/^\d+$/.test(text)) return Number(text)
  const place = MONTHS.indexOf(text.slice(0, 3).toLowerCase())
  const name = place < 0 ? '' : monthName('en', place)
  const isName = name.toLowerCase().startsWith(text.toLowerCase()) || text.toLowerCase() === 'sept'
  return isName ? place + 1 : 0
}

/** The day, or null if it does not exist, such as 31 February, or is of another century. */
function calendarDay(year: number, month: number, day: number): string | null {
  const iso = `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
  const date = new Date(`${iso}T12:00:00.000Z`)
  if (Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== iso) return null
  return year >= FIRST_YEAR && year <= LAST_YEAR ? iso : null
}

/**
 * Parses Indian spreadsheet dates: 2027-01-15, 15/01/2027, 15.01.27, 15-Jan-27, 15 January 2027, and Excel's serial
 * number. Day first, never month first; two-digit years are of this century; a time after it is ignored.
 * @returns null if the text is no day between 2000 and 2100
 */
export function readSpreadsheetDay(cell: string): SpreadsheetDay | null {
  const text = latinDigits(cell).trim().replace(TIME, '')
  const numbered = DAY_NUMBER.exec(text)?.groups
  if (numbered) {
    const date = new Date(EXCEL_EPOCH + Number(numbered.number) * DAY_IN_MILLISECONDS)
    const day = calendarDay(date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate())
    return day === null ? null : { day, isUnsure: 'day-number' }
  }
  const parts = (YEAR_FIRST.exec(text) ?? DAY_FIRST.exec(text) ?? NAMED.exec(text) ?? NAME_FIRST.exec(text))?.groups
  if (!parts) return null
  const { year = '', month = '', day: ofMonth = '' } = parts
  const [monthNumber, dayNumber] = [monthOf(month), Number(ofMonth)]
  const day = calendarDay(Number(year) + (year.length === 2 ? FIRST_YEAR : 0), monthNumber, dayNumber)
  if (day === null) return null
  const couldBeMonthFirst = DAY_FIRST.test(text) && dayNumber <= 12 && dayNumber !== monthNumber
  return { day, isUnsure: couldBeMonthFirst ? 'day-first' : null }
}

/**
 * Parses a cell's day; notes how an ambiguous one was read, and reports an invalid one.
 * @param problem the message for an invalid cell
 */
export function readDayCell(column: string, cell: string, problem: string, feedback: RowFeedback): string | null {
  const read = readSpreadsheetDay(cell)
  if (!read) {
    feedback.complain(column, problem)
    return null
  }
  const words = dayInWords(STUDIO_LANGUAGE, read.day)
  if (read.isUnsure === 'day-first') feedback.remark(column, csvMessages.cell.dayFirst(words))
  if (read.isUnsure === 'day-number') feedback.remark(column, csvMessages.cell.dayNumber(words))
  return read.day
}
