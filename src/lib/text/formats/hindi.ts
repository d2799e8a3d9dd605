import { INDIAN_TIME_ZONE } from '../../calendar/indian-calendar'
import type { Formats } from './english'

const MONTHS = 'जनवरी फरवरी मार्च अप्रैल मई जून जुलाई अगस्त सितंबर अक्टूबर नवंबर दिसंबर'.split(' ')
const WEEKDAYS = 'रविवार सोमवार मंगलवार बुधवार गुरुवार शुक्रवार शनिवार'.split(' ')
/** Hour at which each part of the day begins; before the first it is still night. */
const DAY_PARTS: [number, string][] = [
  [20, 'रात'],
  [16, 'शाम'],
  [12, 'दोपहर'],
  [4, 'सुबह'],
  [0, 'रात'],
]

const plurals = new Intl.PluralRules('hi')
const collator = new Intl.Collator('hi')
const clock = (timeZone: string) =>
  new Intl.DateTimeFormat('en-GB', {
    timeZone,
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    hourCycle: 'h23',
  })
const india = clock(INDIAN_TIME_ZONE)
const greenwich = clock('UTC')

function read(instant: Date, by: Intl.DateTimeFormat = india) {
  const numbers: Record<string, number> = {}
  for (const { type, value } of by.formatToParts(instant)) numbers[type] = Number(value)
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0 } = numbers
  const weekday = WEEKDAYS[new Date(Date.UTC(year, month - 1, day)).getUTCDay()] ?? ''
  const part = DAY_PARTS.find(([from]) => hour >= from)?.[1] ?? ''
  return {
    year,
    month,
    day,
    date: `${day} ${MONTHS[month - 1]}`,
    weekday,
    time: `${part} ${hour % 12 || 12}:${String(minute).padStart(2, '0')} बजे`,
  }
}

const dayOf = ({ date, year }: ReturnType<typeof read>) => `${date} ${year}`

function days(first: Date, last: Date): string {
  const [from, to] = [read(first), read(last)]
  if (from.year !== to.year) return `${dayOf(from)} से ${dayOf(to)}`
  if (from.month !== to.month) return `${from.date} से ${dayOf(to)}`
  return from.day === to.day ? dayOf(to) : `${from.day}–${dayOf(to)}`
}

/**
 * Not `Intl`, which puts a comma before the last "और", abbreviates months with a sign no one uses, and says "4:05 pm
 * बजे".
 */
export const inHindi: Formats = {
  list: (items) =>
    items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} और ${items[items.length - 1]}`,
  isOne: (amount) => plurals.select(amount) === 'one',
  compare: collator.compare,
  range: (from, to) => `${from} से ${to}`,
  shortDate: (instant) => dayOf(read(instant)),
  day: (instant) => dayOf(read(instant)),
  days,
  moment: (instant) => `${dayOf(read(instant))}, ${read(instant).time}`,
  clock: (instant) => read(instant).time,
  weekday: (instant) => `${read(instant).weekday}, ${read(instant).date}`,
  weekdayMoment: (instant) => `${read(instant).weekday}, ${read(instant).date}, ${read(instant).time}`,
  monthOfYear: (instant) => `${MONTHS[read(instant).month - 1]} ${read(instant).year}`,
  longDay: (day) => dayOf(read(day, greenwich)),
  month: (month) => MONTHS[month] ?? '',
}
