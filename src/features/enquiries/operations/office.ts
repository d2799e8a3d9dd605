import type { BasePayload, PayloadRequest } from 'payload'
import { PLACEHOLDER_PHONE } from '@/cms/fields/checks/problems'
import { afterOfficeHours, isOfficeOpen, nextOpening, type OfficeLine, officeWeek } from '@/lib/calendar/office-hours'
import type { Language } from '@/lib/language'
import { weekdayMoment } from '@/lib/text/format'
import type { enquiryMessages } from '../messages'
import { ANSWER_OFFICE_HOURS, PROMISED_HOURS } from '../schema'

const HOUR_MILLISECONDS = 60 * 60 * 1000

/**
 * The promise of an answer: within the promised hours; by a later moment, if the office is closed for most of them; or on
 * an open day, if its hours cannot be parsed.
 */
type AnswerPromise = { kind: 'within' } | { kind: 'by'; moment: Date } | { kind: 'open-days' }

/**
 * A promise that can be kept: an answer takes up to `ANSWER_OFFICE_HOURS` of office time, so that an enquiry on Saturday
 * evening is promised an answer on Monday.
 */
export function answerPromise(lines: readonly OfficeLine[], now: Date): AnswerPromise {
  const week = officeWeek(lines)
  if (!week) return { kind: 'open-days' }
  const ready = afterOfficeHours(week, now, ANSWER_OFFICE_HOURS)
  const isInTime = ready.getTime() - now.getTime() <= PROMISED_HOURS * HOUR_MILLISECONDS
  return isInTime ? { kind: 'within' } : { kind: 'by', moment: ready }
}

/** The sentence of a promise. */
export function promiseText(
  language: Language,
  messages: ReturnType<typeof enquiryMessages>['promise'],
  promise: AnswerPromise,
): string {
  if (promise.kind === 'by') return messages.by(weekdayMoment(language, promise.moment))
  return promise.kind === 'within' ? messages.within : messages.openDays
}

/** When the office opens again; null if it is open or its hours cannot be parsed. */
export function opensAgain(lines: readonly OfficeLine[], now: Date): Date | null {
  const week = officeWeek(lines)
  return week && !isOfficeOpen(week, now) ? nextOpening(week, now) : null
}

/** The office's details for enquiries and their mails. */
export type Office = Awaited<ReturnType<typeof officeOf>>

/** Reads the office from the site settings. */
export async function officeOf(payload: BasePayload, req?: PayloadRequest) {
  // Full authority: the settings are public, and tasks have no user.
  const settings = await payload.findGlobal({ slug: 'site-settings', depth: 0, overrideAccess: true, req })
  return {
    brand: settings.brand,
    /** Null while it is the placeholder. */
    phone: settings.phone && settings.phone !== PLACEHOLDER_PHONE ? settings.phone : null,
    lines: (settings.officeHours ?? []).map(({ days, hours }) => ({ days, hours })),
  }
}
