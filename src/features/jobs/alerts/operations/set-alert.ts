import type { Payload, PayloadRequest } from 'payload'
import { askMailbox, tellMailbox } from '@/cms/subscriptions/question-mail'
import { beginSubscription, countConfirmation, openSubscription, renewToken } from '@/cms/subscriptions/subscribe'
import { endOldestWaiting, mailboxFor } from '@/cms/subscriptions/subscription-queries'
import { inTransaction } from '@/lib/database/transaction'
import { refusalError } from '@/lib/refusals/refusal-error'
import type { SearchTerm } from '@/lib/search/search-term'
import type { Language } from '@/lib/text/language'
import type { User } from '@/payload-types'
import { type AlertRule, type AlertSearch, alertRule, anchorOf } from '../alert-rule'
import { inKnownWords } from '../emails/alert-mails'
import { ALERT_KIND, type Frequency, MOST_ALERTS } from '../schema'
import { alertMails, alertRefusals } from '../texts'
import { type AlertRow, searchOf, standingAlerts, writeFrequency } from './alert-queries'

export interface WantedAlert {
  email: string
  frequency: Frequency
  search: AlertSearch
  language: Language
  /** Who is signed in; an address that their account has proved needs no mail to confirm. */
  user: User | null
}

/** What came of it: it waits for the link of a mail, or writes from now on. */
export type AlertOutcome = 'waiting' | 'active'

const joined = (keys: readonly string[], by: string) => (keys.length > 0 ? keys.join(by) : null)

/** The columns of an alert's rule. */
export const ruleColumns = (rule: AlertRule) => ({
  anchor: anchorOf(rule),
  departmentKeys: joined(rule.departmentKeys, '|'),
  placeKeys: joined(rule.placeKeys, '|'),
  designationKeys: joined(rule.designationKeys, '|'),
  words: joined(rule.words, '\n'),
})

/** Only what its mailbox has confirmed counts: anybody can ask for more in its name. */
const isActive = ({ status }: AlertRow) => status === 'active'

const isSame = (one: AlertSearch, other: AlertSearch): boolean =>
  (Object.keys(one) as (keyof AlertSearch)[]).every(
    (name) => String(one[name] ?? '').toLowerCase() === String(other[name] ?? '').toLowerCase(),
  )

/**
 * Sets an alert. For an address that the account of who asks has proved it writes from now on; for any other a mail
 * asks first, and whether the address has alerts already is told to its mailbox alone.
 * @throws APIError 429 when the mailbox has had its share of mails, 400 `too-many-alerts`
 */
export async function setAlert(
  payload: Payload,
  { email, frequency, search, language, user }: WantedAlert,
  terms: readonly SearchTerm[],
): Promise<AlertOutcome> {
  const isTheirs = user?.verified === true && user.email.toLowerCase() === email.toLowerCase()
  if (!isTheirs) await countConfirmation(payload, email)
  const rule = alertRule(search, terms)
  return inTransaction(payload, async (req) => {
    const mailbox = await mailboxFor(req, email, language)
    const standing = await standingAlerts(req, mailbox.id)
    const alike = standing.filter((alert) => isSame(searchOf(alert), search))
    const same = alike.find(isActive) ?? alike[0]
    const isFull = standing.filter(isActive).length >= MOST_ALERTS
    if (isTheirs) {
      if (same?.status === 'active') await writeFrequency(payload, mailbox.id, same.id, frequency)
      else {
        if (isFull) throw refusalError(alertRefusals('en'), 'too-many-alerts')
        const { id } = await openSubscription(req, { email, kind: ALERT_KIND, language, user: user.id })
        await createAlert(req, id, frequency, search, rule)
      }
      return 'active'
    }
    const { confirm, known } = alertMails(language)
    const question = { language, what: inKnownWords(language, search, terms) }
    const tellKnown = () => tellMailbox(req, mailbox, { ...question, texts: known }, ALERT_KIND)
    const ask = (token: string) => askMailbox(req, mailbox, { ...question, texts: confirm }, token)
    if (same?.status === 'active') await tellKnown()
    else if (same) await ask(await renewToken(req, same.subscription))
    // Told to the mailbox alone, like everything else of it.
    else if (isFull) await tellKnown()
    else {
      await endOldestWaiting(req, mailbox, ALERT_KIND, MOST_ALERTS)
      const { id, token } = await beginSubscription(req, { email, kind: ALERT_KIND, language })
      await createAlert(req, id, frequency, search, rule)
      await ask(token)
    }
    return 'waiting'
  })
}

async function createAlert(
  req: PayloadRequest,
  subscription: string,
  frequency: Frequency,
  { q, department, location, designation, type, salary, experience, isWalkIn }: AlertSearch,
  rule: AlertRule,
): Promise<void> {
  // Full authority: nobody's own access reaches this collection.
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
    depth: 0,
    overrideAccess: true,
    req,
  })
}
