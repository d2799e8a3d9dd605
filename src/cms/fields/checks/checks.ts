import type {
  DateFieldValidation,
  EmailFieldValidation,
  NumberFieldSingleValidation,
  TextareaFieldValidation,
  TextFieldSingleValidation,
} from 'payload'
import { date, email, number, text, textarea } from 'payload/shared'
import { isRecord } from '@/lib/is-record'
import { checkMessages } from './messages'
import type { Problem } from './problems'
import * as problems from './problems'

/** Maximum length of each kind of text, and maximum entries of a list. */
export const LENGTHS = {
  /** A word or a short label. */
  label: 120,
  /** One line. */
  line: 300,
  /** A URL. */
  url: 2000,
  /** A paragraph or two. */
  paragraph: 2000,
  /** A text of many paragraphs. */
  text: 20_000,
  /** The entries of a list of lines. */
  entries: 60,
} as const

/** Marks fields without a check: only the server writes them. Set as `custom`; a test looks for it. */
export const writtenByServer = { unchecked: 'Written by the server alone.' } as const

/** The parts of Payload's validation options about the write itself. */
interface Write {
  data?: unknown
  /** `onChange` while the studio's form is being edited, without a path. */
  event?: string
  operation?: string
  path?: (number | string)[]
  previousValue?: unknown
  req: { data?: unknown }
}

const checks = new WeakSet<object>()

/** Whether a field's `validate` is from this module, and so includes Payload's own validation. */
export const isCheck = (validate: unknown): boolean => typeof validate === 'function' && checks.has(validate)

function noted<Validation extends object>(validation: Validation): Validation {
  checks.add(validation)
  return validation
}

const asText = (value: unknown) => (value instanceof Date ? value.toISOString() : value)

/**
 * Whether a value is unchanged by this write, such as the salary when only the status is set. It may predate the check,
 * and is checked when the record is saved whole. Collections with drafts always check: a draft may hold anything until
 * it is published.
 * @param beside the field it is compared with, if any
 */
function isUntouched(value: unknown, write: Write, beside?: string): boolean {
  const { data, event, operation, path, previousValue, req } = write
  if (event !== 'submit' || operation !== 'update' || asText(value) !== asText(previousValue)) return false
  if (isRecord(data) && '_status' in data) return false
  const isSent = (name: unknown) => name !== undefined && isRecord(req.data) && String(name) in req.data
  return !isSent(path?.[0]) && !isSent(beside)
}

/** Runs Payload's own validation (required, lengths) first, because `validate` replaces it. */
export const checkText = (problem: Problem<string>): TextFieldSingleValidation =>
  noted<TextFieldSingleValidation>((value, options) => {
    const own = text(value, options)
    if (own !== true || !value || isUntouched(value, options)) return own
    return problem(String(value).trim()) ?? true
  })

/** The same for a textarea. */
export const checkTextarea = (problem: Problem<string>): TextareaFieldValidation =>
  noted<TextareaFieldValidation>((value, options) => {
    const own = textarea(value, options)
    if (own !== true || !value || isUntouched(value, options)) return own
    return problem(String(value).trim()) ?? true
  })

/** Runs Payload's own validation (required, a number) first. */
export const checkNumber = (problem: Problem<number>): NumberFieldSingleValidation =>
  noted<NumberFieldSingleValidation>((value, options) => {
    // The problem states the bounds.
    const own = number(value, { ...options, min: undefined, max: undefined })
    const isAbsent = value === null || value === undefined || String(value) === ''
    if (own !== true || isAbsent || isUntouched(value, options)) return own
    return problem(Number(value)) ?? true
  })

/** A plausible day for this site. */
export const checkDate = (problem: Problem<Date> = () => null): DateFieldValidation =>
  noted<DateFieldValidation>((value, options) => {
    const own = date(value, options)
    if (own !== true || !value || isUntouched(value, options)) return own
    const moment = new Date(value)
    return problems.dateProblem(moment) ?? problem(moment) ?? true
  })

/** A day not before the one in another field, which may be absent. */
export const checkDateAfter = (
  earlier: string,
  isTooEarly: (value: Date, earlier: Date) => boolean,
  message: string,
): DateFieldValidation =>
  noted<DateFieldValidation>((value, options) => {
    const own = checkDate()(value, options)
    const other = isRecord(options.siblingData) ? options.siblingData[earlier] : null
    if (own !== true || !value || !(typeof other === 'string' || other instanceof Date)) return own
    if (isUntouched(value, options, earlier)) return true
    return isTooEarly(new Date(value), new Date(other)) ? message : true
  })

/** An email address; Payload's own rule runs first. */
export const checkEmail = noted<EmailFieldValidation>((value, options) => {
  const own = email(value, options)
  if (own !== true && value) return checkMessages.email
  if (own !== true || !value || isUntouched(value, options)) return own
  return problems.emailProblem(value) ?? true
})

/** A number not below the one in another field. */
export const checkNotBelow = (lowest: string, bounds: Problem<number>, message: string): NumberFieldSingleValidation =>
  noted<NumberFieldSingleValidation>((value, options) => {
    const own = checkNumber(bounds)(value, options)
    const low = isRecord(options.siblingData) ? options.siblingData[lowest] : null
    if (own !== true || typeof value !== 'number' || typeof low !== 'number') return own
    return value >= low || isUntouched(value, options, lowest) || message
  })

const isFilledBeside = (siblings: unknown, others: readonly string[]) =>
  isRecord(siblings) && others.some((other) => Boolean(siblings[other]))

/**
 * A text required unless one of the named fields is filled or ticked.
 * @param check of a present text
 */
export const checkTextUnless = (
  others: string | readonly string[],
  message: string,
  check: TextFieldSingleValidation = text,
): TextFieldSingleValidation =>
  noted<TextFieldSingleValidation>((value, options) => {
    if (value) return check(value, options)
    return isFilledBeside(options.siblingData, [others].flat()) || message
  })

/** The same for a day. */
export const checkDateUnless = (
  others: readonly string[],
  message: string,
  check: DateFieldValidation,
): DateFieldValidation =>
  noted<DateFieldValidation>((value, options) =>
    value ? check(value, options) : isFilledBeside(options.siblingData, others) || message,
  )

export const checkFees = checkText(problems.feesProblem)
export const checkPhone = checkText(problems.phoneProblem)
export const checkSlug = checkText(problems.slugProblem)
/** An absolute http(s) URL or nothing. */
export const checkUrl = checkText(problems.webProblem)
export const checkDocumentTitle = checkText(problems.documentTitleProblem)
/** A path of this site, a full URL, or nothing. */
export const checkLink = checkText(problems.linkProblem)
export const checkRegionCode = checkText(problems.regionCodeProblem)
export const checkPlace = checkText(problems.placeProblem)
/** A year, or an academic year: 2025, 2024-25. */
export const checkPeriod = checkText(problems.periodProblem)
export const checkFigure = checkText(problems.figureProblem)
export const checkOfficeDays = checkText(problems.officeDaysProblem)
export const checkOfficeHours = checkText(problems.officeHoursProblem)

/** A sort position; negative ones come before records never sorted. */
export const checkOrder = checkNumber(problems.numberProblem({ min: -9999, max: 9999, isWhole: true }))
export const checkYear = (first: number) => checkNumber(problems.yearProblem(first))
export const checkWholeNumber = (min: number, max: number) =>
  checkNumber(problems.numberProblem({ min, max, isWhole: true }))
export const checkRange = (min: number, max: number) => checkNumber(problems.numberProblem({ min, max }))
