import type { Payload } from 'payload'
import { asServer } from '@/cms/access/access'
import { byTheClock } from '@/cms/background/by-the-clock'
import { inTransaction } from '@/lib/database/transaction'
import { UNVERIFIED_LIFE } from '../limits'
import { deletePerson } from '../operations/delete-account'
import { sendAccountLinkTask } from './send-account-link'

const MOST_AT_ONCE = 500

/**
 * Deletes accounts that nobody verified within seven days, with their photos, and links that no longer work.
 * @returns how many accounts went
 */
export async function purgeUnverified(payload: Payload, now = new Date()): Promise<number> {
  // Full authority throughout: a task has no user.
  const { docs } = await payload.find({
    collection: 'users',
    where: {
      and: [
        { verified: { not_equals: true } },
        { role: { equals: 'applicant' } },
        { createdAt: { less_than: new Date(now.getTime() - UNVERIFIED_LIFE).toISOString() } },
      ],
    },
    limit: MOST_AT_ONCE,
    ...asServer(),
  })
  for (const { id } of docs) await inTransaction(payload, (req) => deletePerson(req, id))
  await payload.delete({
    collection: 'account-tokens',
    where: { expiresAt: { less_than: now.toISOString() } },
    ...asServer(),
  })
  return docs.length
}

/** Every night, when it is quiet in India. */
const purgeUnverifiedTask = byTheClock(
  'purge-unverified',
  'Delete accounts that were never verified',
  '0 45 2 * * *',
  ({ payload }) => purgeUnverified(payload),
)

/** Background work about accounts, as the configuration takes it. */
export const accountTasks = [purgeUnverifiedTask, sendAccountLinkTask]
