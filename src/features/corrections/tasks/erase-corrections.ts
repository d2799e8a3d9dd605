import type { PayloadRequest } from 'payload'
import { asServer } from '@/cms/access/access'
import { byTheClock } from '@/cms/background/by-the-clock'
import type { Eraser } from '@/cms/personal/erasure/erasure'
import { monthsBefore, RETENTION } from '@/cms/personal/retention'
import { sentBy } from '@/cms/personal/sent-by'

/**
 * Deletes corrections 24 months after submission; their outcome is on the pages.
 * @returns how many were deleted
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

/** Applies the privacy page's retention period nightly. */
export const eraseCorrectionsTask = byTheClock(
  'forget-corrections',
  'Delete old corrections',
  '0 15 3 * * *',
  eraseCorrections,
)

/** Deletes a person's corrections with their account; their outcome is on the pages. */
export const eraseCorrectionsOf: Eraser = async (req, person) => {
  // Full authority: people may not delete corrections, except with the account.
  await req.payload.delete({ collection: 'corrections', where: sentBy(person), trash: true, ...asServer(req) })
}
