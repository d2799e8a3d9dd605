import type { Payload, PayloadRequest } from 'payload'
import { asServer } from '@/cms/access/access'
import { askForSubscription, type SubscriptionOutcome } from '@/cms/subscriptions/ask'
import { apiError } from '@/lib/errors/expected-error'
import type { Language } from '@/lib/language'
import type { SearchTerm } from '@/lib/search/dictionary'
import type { User } from '@/payload-types'
import { type AlertRule, type AlertSearch, alertRule, anchorOf } from '../alert-rule'
import { withoutTypedWords } from '../emails/alert-mails'
import { alertErrorMessages, alertMails } from '../messages'
import { ALERT_KIND, type Frequency, MAX_ALERTS } from '../schema'
import { type AlertRow, searchOf, standingAlerts, writeFrequency } from './alert-queries'

export interface AlertRequest {
  email: string
  frequency: Frequency
  search: AlertSearch
  language: Language
  /** The person signed in, whose verified email needs no confirmation. */
  user: User | null
}

const joined = (keys: readonly string[], by: string) => (keys.length > 0 ? keys.join(by) : null)

export const ruleColumns = (rule: AlertRule) => ({
  anchor: anchorOf(rule),
  departmentKeys: joined(rule.departmentKeys, '|'),
  placeKeys: joined(rule.placeKeys, '|'),
  designationKeys: joined(rule.designationKeys, '|'),
  words: joined(rule.words, '\n'),
})

const isSame = (one: AlertSearch, other: AlertSearch): boolean =>
  (Object.keys(one) as (keyof AlertSearch)[]).every(
    (name) => String(one[name] ?? '').toLowerCase() === String(other[name] ?? '').toLowerCase(),
  )

/**
 * Sets an alert, or asks its mailbox to confirm it.
 * @throws APIError 429 beyond the mailbox's limit of mails, 400 `too-many-alerts`
 */
export function setAlert(
  payload: Payload,
  { frequency, search, ...request }: AlertRequest,
  terms: readonly SearchTerm[],
): Promise<SubscriptionOutcome> {
  const rule = alertRule(search, terms)
  return askForSubscription<AlertRow>(payload, {
    ...request,
    kind: ALERT_KIND,
    max: MAX_ALERTS,
    tooMany: () => apiError(alertErrorMessages('en'), 'too-many-alerts'),
    messages: alertMails(request.language),
    about: async (req) => ({
      what: withoutTypedWords(request.language, search, terms),
      standing: (mailbox) => standingAlerts(req, mailbox),
      isSame: (alert) => isSame(searchOf(alert), search),
      create: (subscription) => createAlert(req, subscription, frequency, search, rule),
      change: ({ id }, mailbox) => writeFrequency(payload, mailbox, id, frequency),
    }),
  })
}

async function createAlert(
  req: PayloadRequest,
  subscription: string,
  frequency: Frequency,
  { q, department, location, designation, type, salary, experience, isWalkIn }: AlertSearch,
  rule: AlertRule,
): Promise<void> {
  // Full authority: no role has access to this collection.
  await req.payload.create({
    collection: 'job-alerts',
    data: {
      subscription,
      frequency,
      q: q || null,
      department: department || null,
      location: location || null,
      designation: designation || null,
      type: type || null,
      salary: salary || null,
      experience,
      isWalkIn,
      ...ruleColumns(rule),
    },
    ...asServer(req),
  })
}
