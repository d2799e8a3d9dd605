import type { Payload, PayloadRequest } from 'payload'
import { askMailbox, tellMailbox } from '@/cms/subscriptions/question-mail'
import { beginSubscription, countConfirmation, openSubscription, renewToken } from '@/cms/subscriptions/subscribe'
import { endOldestWaiting, mailboxFor } from '@/cms/subscriptions/subscription-queries'
import { inTransaction } from '@/lib/database/transaction'
import { refusalError } from '@/lib/refusals/refusal-error'
import type { Language } from '@/lib/text/language'
import type { User } from '@/payload-types'
import { MOST_REMINDERS, REMINDER_KIND } from '../schema'
import { reminderMails, reminderRefusals } from '../texts'
import { authorityId, standingReminders } from './reminder-queries'

export interface WantedReminder {
  email: string
  /** The address of the authority. */
  authority: string
  language: Language
  /** Who is signed in; an address that their account has proved needs no mail to confirm. */
  user: User | null
}

/** What came of it: it waits for the link of a mail, or writes from now on. */
export type ReminderOutcome = 'waiting' | 'active'

/**
 * Asks for reminders of an authority's dates. Whether an address has them already is told to its mailbox alone.
 * @throws APIError 429 when the mailbox has had its share of mails, 400 `too-many-reminders` or `no-such-authority`
 */
export async function setReminder(
  payload: Payload,
  { email, authority, language, user }: WantedReminder,
): Promise<ReminderOutcome> {
  const isTheirs = user?.verified === true && user.email.toLowerCase() === email.toLowerCase()
  if (!isTheirs) await countConfirmation(payload, email)
  return inTransaction(payload, async (req) => {
    const known = await authorityId(req, authority)
    if (!known) throw refusalError(reminderRefusals('en'), 'no-such-authority')
    const mailbox = await mailboxFor(req, email, language)
    const standing = await standingReminders(req, mailbox.id)
    const same = standing.find((reminder) => reminder.authority === known.id)
    // Only what the mailbox has confirmed counts: anybody can ask for more in its name.
    const isFull = standing.filter(({ status }) => status === 'active').length >= MOST_REMINDERS
    if (isTheirs) {
      if (same?.status === 'active') return 'active'
      if (isFull) throw refusalError(reminderRefusals('en'), 'too-many-reminders')
      const { id } = await openSubscription(req, { email, kind: REMINDER_KIND, language, user: user.id })
      await createReminder(req, id, known.id)
      return 'active'
    }
    const { confirm, known: has } = reminderMails(language)
    const question = { language, what: known.name }
    const ask = (token: string) => askMailbox(req, mailbox, { ...question, texts: confirm }, token)
    // Told to the mailbox alone, like everything else of it.
    if (same?.status === 'active' || (isFull && !same))
      await tellMailbox(req, mailbox, { ...question, texts: has }, REMINDER_KIND)
    else if (same) await ask(await renewToken(req, same.subscription))
    else {
      await endOldestWaiting(req, mailbox, REMINDER_KIND, MOST_REMINDERS)
      const { id, token } = await beginSubscription(req, { email, kind: REMINDER_KIND, language })
      await createReminder(req, id, known.id)
      await ask(token)
    }
    return 'waiting'
  })
}

async function createReminder(req: PayloadRequest, subscription: string, authority: string): Promise<void> {
  // Full authority: nobody's own access reaches this collection.
  await req.payload.create({
    collection: 'counselling-reminders',
    data: { subscription, authority },
    depth: 0,
    overrideAccess: true,
    req,
  })
}
