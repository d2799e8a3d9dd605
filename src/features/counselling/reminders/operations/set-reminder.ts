import type { Payload, PayloadRequest } from 'payload'
import { asServer } from '@/cms/access/access'
import { askForSubscription, type SubscriptionOutcome } from '@/cms/subscriptions/ask'
import { apiError } from '@/lib/errors/expected-error'
import type { Language } from '@/lib/language'
import type { User } from '@/payload-types'
import { reminderErrorMessages, reminderMails } from '../messages'
import { MAX_REMINDERS, REMINDER_KIND } from '../schema'
import { authorityId, standingReminders } from './reminder-queries'

export interface ReminderRequest {
  email: string
  authority: string
  language: Language
  /** The person signed in; an email verified by their account needs no confirmation. */
  user: User | null
}

/**
 * Requests reminders of an authority's dates.
 * @throws APIError 429 beyond the mailbox's mail limit, 400 `too-many-reminders` or `no-such-authority`
 */
export function setReminder(
  payload: Payload,
  { authority, ...request }: ReminderRequest,
): Promise<SubscriptionOutcome> {
  const reject = (code: 'too-many-reminders' | 'no-such-authority') => apiError(reminderErrorMessages('en'), code)
  return askForSubscription(payload, {
    ...request,
    kind: REMINDER_KIND,
    max: MAX_REMINDERS,
    tooMany: () => reject('too-many-reminders'),
    messages: reminderMails(request.language),
    about: async (req) => {
      const known = await authorityId(req, authority)
      if (!known) throw reject('no-such-authority')
      return {
        what: known.name,
        standing: (mailbox) => standingReminders(req, mailbox),
        isSame: (reminder) => reminder.authority === known.id,
        create: (subscription) => createReminder(req, subscription, known.id),
      }
    },
  })
}

async function createReminder(req: PayloadRequest, subscription: string, authority: string): Promise<void> {
  // Full authority: this collection is closed to everyone.
  await req.payload.create({ collection: 'counselling-reminders', data: { subscription, authority }, ...asServer(req) })
}
