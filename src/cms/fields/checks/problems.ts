import { z } from 'zod'
import { namesRepositoryFile } from '@/cms/sources/document-title'
import { indianClock } from '@/lib/calendar/indian-calendar'
import { areOfficeDays, areOfficeHours } from '@/lib/calendar/office-hours'
import { ownPath } from '@/lib/paths/site-paths'
import { latinDigits } from '@/lib/text/normal-forms/latin-digits'
import { isSlug } from '@/lib/text/normal-forms/slug'
import { hasUrl } from '@/lib/text/typed/has-url'
import { MAX_EMAIL_LENGTH } from '@/lib/text/typed/max-email-length'
import { normalPhone } from '@/lib/text/typed/phone'
import { checkMessages as messages } from './messages'

/** Describes what is wrong with a non-empty value; null if it is valid. */
export type Problem<Value> = (value: Value) => string | null

/** Placeholder phone number of the first start, so that no one is called before the real one is set. */
export const PLACEHOLDER_PHONE = '+91 00000 00000'

export const MIN_RUPEES = 100
export const MAX_RUPEES = 100_000_000
export const MAX_SEATS = 5000
const EARLIEST_YEAR = 1900
const AMOUNT = /^(?:\d{1,3}(?:,\d{2,3})*,\d{3}|\d+)$/
/** Units that change the amount lists would sort by. */
const OTHER_UNITS = /\b(?:lakhs?|lacs?|crores?|lpa|k)\b/i

/**
 * Yearly rupees of a fee text, with Indian or western grouping and trailing words ("45,000 a year", "50,000 - 1,00,000
 * with hostel"): the first amount is what lists sort by. Null without one.
 */
export function feesAmount(value: string | null | undefined): number | null {
  const first = /-?\d[\d,.]*/.exec(latinDigits(value ?? ''))?.[0].replace(/[.,]+$/, '') ?? ''
  const amount = AMOUNT.test(first) ? Number(first.replaceAll(',', '')) : Number.NaN
  return amount >= MIN_RUPEES && amount <= MAX_RUPEES && !OTHER_UNITS.test(value ?? '') ? amount : null
}

/** Leading number of a seats text, such as "150 (MBBS)". Null without one. */
export function seatCount(value: string | null | undefined): number | null {
  const begin = /^(?:\d,\d{3}|\d{1,4})(?![\d,.])/.exec(latinDigits(value ?? '').trim())?.[0]
  const count = Number(begin?.replace(',', '') ?? Number.NaN)
  return count >= 1 && count <= MAX_SEATS ? count : null
}

export const feesProblem: Problem<string> = (value) => (feesAmount(value) === null ? messages.fees : null)
export const seatsProblem: Problem<string> = (value) => (seatCount(value) === null ? messages.seats : null)

/** A phone number of India or Nepal, or of another country with its code; several are separated by a comma or slash. */
export const phoneProblem: Problem<string> = (value) => {
  const numbers = value.split(/[,;/]/).map((number) => number.trim())
  const areGood = value.trim() === PLACEHOLDER_PHONE || numbers.every((number) => normalPhone(number) !== null)
  return areGood ? null : messages.phone
}

const email = z.email()

export const emailProblem: Problem<string> = (value) =>
  value.length <= MAX_EMAIL_LENGTH && email.safeParse(value).success ? null : messages.email

/** A person's name: it appears in our mails, where a URL in it would become a link. */
export const nameProblem: Problem<string> = (value) => (hasUrl(value) ? messages.name : null)

const isHttpUrl = (value: string): boolean => {
  const url = URL.canParse(value) ? new URL(value) : null
  return url !== null && /^https?:$/.test(url.protocol) && /^(localhost|.+\..+|\[.+\])$/.test(url.hostname)
}

/** An absolute http(s) URL. */
export const webProblem: Problem<string> = (value) => (isHttpUrl(value) ? null : messages.web)

/** A path of this site or a full URL. */
export const linkProblem: Problem<string> = (value) =>
  ownPath(value, '') !== '' || isHttpUrl(value) ? null : messages.link

/** A document's title for visitors: a file in a code repository is a copy, not the document. */
export const documentTitleProblem: Problem<string> = (value) =>
  namesRepositoryFile(value) ? messages.documentTitle : null

export const slugProblem: Problem<string> = (value) => (isSlug(value) ? null : messages.slug)

export const regionCodeProblem: Problem<string> = (value) =>
  /^(IN|NP)-[A-Z0-9]{1,3}$/.test(value) ? null : messages.regionCode

const COORDINATES = /^\s*(-?\d+(?:\.\d+)?)\s*,\s*(-?\d+(?:\.\d+)?)\s*$/

/** Coordinates such as "28.6270, 77.3649", or a place name. */
export const placeProblem: Problem<string> = (value) => {
  const coordinates = COORDINATES.exec(latinDigits(value))
  if (!coordinates) return /\p{L}{2}/u.test(value) ? null : messages.place
  const [latitude = 0, longitude = 0] = coordinates.slice(1).map(Number)
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? null : messages.place
}

/** A figure the site claims, such as "200+". */
export const figureProblem: Problem<string> = (value) => (/\p{Nd}/u.test(value) ? null : messages.figure)

/** Office hours are promised in mails, so the site must be able to parse them. */
export const officeDaysProblem: Problem<string> = (value) => (areOfficeDays(value) ? null : messages.officeDays)
export const officeHoursProblem: Problem<string> = (value) => (areOfficeHours(value) ? null : messages.officeHours)

interface Bounds {
  min: number
  max: number
  /** Whether decimals are invalid. */
  isWhole?: boolean
}

export const numberProblem =
  ({ min, max, isWhole = false }: Bounds): Problem<number> =>
  (value) => {
    if (value >= min && value <= max && (!isWhole || Number.isInteger(value))) return null
    return (isWhole ? messages.wholeNumber : messages.number)(min, max)
  }

/** Latest plausible year: next year's lists come out this year. */
export const nextYear = (now = new Date()): number => indianClock(now).getUTCFullYear() + 1

/** A year between a first one and next year. */
export const yearProblem =
  (first: number): Problem<number> =>
  (value) =>
    numberProblem({ min: first, max: nextYear(), isWhole: true })(value)

/** A year, or an academic year that ends in the next one: 2025, 2024-25. */
export const periodProblem: Problem<string> = (value) => {
  const [, first, next] = /^(\d{4})(?:-(\d{2}))?$/.exec(value) ?? []
  const year = Number(first)
  const isPeriod = next === undefined || Number(next) === (year + 1) % 100
  return isPeriod && year >= EARLIEST_YEAR && year <= nextYear() ? null : messages.period
}

const EARLIEST = Date.UTC(2000, 0, 1)
const LATEST = Date.UTC(2101, 0, 1)

/** A plausible day: a two-digit year becomes one of the first century. */
export const dateProblem: Problem<Date> = (value) =>
  value.getTime() >= EARLIEST && value.getTime() < LATEST ? null : messages.date
