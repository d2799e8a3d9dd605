import type { PayloadRequest } from 'payload'
import { asServer } from '@/cms/access/access'
import { byTheClock } from '@/cms/background/by-the-clock'
import { monthsBefore, RETENTION } from '@/cms/personal/retention'

/**
 * Deletes corrections that were sent 24 months ago; what came of them stands on the pages.
 * @returns how many went
 */
export async function eraseCorrections(req: PayloadRequest, now = new Date()): Promise<number> {
  // Full authority: a task has no user.
  const { docs } = await req.payload.delete({
    collection: 'corrections',
    where: { createdAt: { less_than_equal: monthsBefore(now, RETENTION.correctionMonths).toISOString() } },
    trash: true,
    ...asServer(req),
  })
  return docs.length
}

/** Keeps the promise of the privacy page every night. */
export const eraseCorrectionsTask = byTheClock(
  'forget-corrections',
  'Delete old corrections',
  '0 15 3 * * *',
  eraseCorrections,
)
