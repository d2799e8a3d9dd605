import type { Payload, TaskConfig, Where } from 'payload'
import { asServer, findAsServer } from '@/cms/access/access'
import { byTheClock } from '@/cms/background/by-the-clock'
import { inTransaction } from '@/lib/database/transaction'
import { UNVERIFIED_LIFE } from '../limits'
import { sendResetLink } from '../operations/passwords'
import { deletePerson } from '../operations/person'
import { resendVerificationLink } from '../operations/sign-up'
import type { SignInIntent } from '../view'

const TRIES = 5

/** A link requested by typing an email. */
interface AccountLink extends SignInIntent {
  kind: 'reset-password' | 'verify-email'
  to: string
}

/**
 * Queues sending the link. The account is looked up in the job, so that requests take the same time for every email.
 */
export async function queueAccountLink(payload: Payload, link: AccountLink): Promise<void> {
  await payload.jobs.queue({ task: 'send-account-link', input: link })
}

/** Looks up the account and queues the mail, if there is one. */
const sendAccountLinkTask: TaskConfig<{ input: AccountLink; output: object }> = {
  slug: 'send-account-link',
  label: 'Send a link for an account',
  retries: { attempts: TRIES, backoff: { type: 'exponential', delay: 5000 } },
  inputSchema: [
    { name: 'kind', type: 'select', options: ['reset-password', 'verify-email'], required: true },
    { name: 'to', type: 'text', required: true },
    { name: 'next', type: 'text' },
    { name: 'pendingIntent', type: 'text' },
  ],
  handler: async ({ input: { kind, to, next = null, pendingIntent = null }, req: { payload } }) => {
    if (kind === 'reset-password') await sendResetLink(payload, to, next)
    else await resendVerificationLink(payload, to, { next, pendingIntent })
    return { output: {} }
  },
}

const MAX_AT_ONCE = 500

/**
 * Deletes accounts not verified within seven days, with their photos, and expired links.
 * @returns how many accounts were deleted
 */
export async function purgeUnverified(payload: Payload): Promise<number> {
  const now = new Date()
  // Full authority throughout: a task has no user.
  const unverified: Where = {
    and: [
      { verified: { not_equals: true } },
      { role: { equals: 'applicant' } },
      { createdAt: { less_than: new Date(now.getTime() - UNVERIFIED_LIFE).toISOString() } },
    ],
  }
  const people = await findAsServer(payload, 'users', unverified, { limit: MAX_AT_ONCE })
  for (const { id } of people) await inTransaction(payload, (req) => deletePerson(req, id))
  await payload.delete({
    collection: 'account-tokens',
    where: { expiresAt: { less_than: now.toISOString() } },
    ...asServer(),
  })
  return people.length
}

/** Nightly, off-peak in India. */
const purgeUnverifiedTask = byTheClock(
  'purge-unverified',
  'Delete accounts that were never verified',
  '0 45 2 * * *',
  ({ payload }) => purgeUnverified(payload),
)

/** Background work of accounts, for the configuration. */
export const accountTasks = [purgeUnverifiedTask, sendAccountLinkTask]
