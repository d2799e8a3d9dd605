import type { BasePayload, PayloadRequest } from 'payload'
import { PLACEHOLDER_PHONE } from '@/cms/fields/checks/problems'
import { afterOfficeHours, isOfficeOpen, nextOpening, type OfficeLine, officeWeek } from '@/lib/calendar/office-hours'
import type { Language } from '@/lib/language'
import { weekdayMoment } from '@/lib/text/format'
import { ANSWER_OFFICE_HOURS, PROMISED_HOURS } from '../schema'

const HOUR_MILLISECONDS = 60 * 60 * 1000

/**
 * What can be promised to somebody who writes now: an answer within the promised hours; one by a later moment, where
 * the office is closed for most of them; or, where its hours cannot be read, on a day that it is open.
 */
type AnswerPromise = { kind: 'within' } | { kind: 'by'; moment: Date } | { kind: 'open-days' }

/**
 * The promise that will be kept: an answer takes the office up to `ANSWER_OFFICE_HOURS` of its own time, so that who
 * writes on a Saturday evening is answered on Monday and is told so.
 */
export function answerPromise(lines: readonly OfficeLine[], now: Date): AnswerPromise {
  const week = officeWeek(lines)
  if (!week) return { kind: 'open-days' }
  const ready = afterOfficeHours(week, now, ANSWER_OFFICE_HOURS)
  const isInTime = ready.getTime() - now.getTime() <= PROMISED_HOURS * HOUR_MILLISECONDS
  return isInTime ? { kind: 'within' } : { kind: 'by', moment: ready }
}

interface PromiseMessages {
  within: string
  by: (moment: string) => string
  openDays: string
}

/** The sentence of a promise. */
export function promiseText(language: Language, messages: PromiseMessages, promise: AnswerPromise): string {
  if (promise.kind === 'by') return messages.by(weekdayMoment(language, promise.moment))
  return promise.kind === 'within' ? messages.within : messages.openDays
}

/** When the office opens again; null while it is open, and where its hours cannot be read. */
export function opensAgain(lines: readonly OfficeLine[], now: Date): Date | null {
  const week = officeWeek(lines)
  return week && !isOfficeOpen(week, now) ? nextOpening(week, now) : null
}

/** What enquiries and their mails need to know of the office. */
export type Office = Awaited<ReturnType<typeof officeOf>>

/** The office as the site settings have it. */
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
