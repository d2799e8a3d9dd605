import type { PayloadRequest } from 'payload'
import { asServer } from '@/cms/access/access'
import { byTheClock } from '@/cms/background/by-the-clock'
import { daysBefore, monthsBefore, RETENTION } from '@/cms/personal/retention'
import { eraseViewsBefore } from '../../views/operations/view-queries'

/**
 * Deletes unconfirmed postings, those untouched for 24 months, and view counts of that age.
 * @returns how many postings were deleted
 */
export async function erasePostings(req: PayloadRequest, now = new Date()): Promise<number> {
  const unconfirmedBefore = daysBefore(now, RETENTION.unconfirmedPostingDays).toISOString()
  const untouchedBefore = monthsBefore(now, RETENTION.closedPostingMonths).toISOString()
  // Full authority: a task has no user.
  const { docs } = await req.payload.delete({
    collection: 'vacancy-postings',
    where: {
      or: [
        { and: [{ state: { equals: 'unconfirmed' } }, { createdAt: { less_than_equal: unconfirmedBefore } }] },
        { updatedAt: { less_than_equal: untouchedBefore } },
      ],
    },
    trash: true,
    ...asServer(req),
  })
  await eraseViewsBefore(req.payload, monthsBefore(now, RETENTION.vacancyViewMonths))
  return docs.length
}

/** Applies the privacy page's retention period nightly. */
export const erasePostingsTask = byTheClock(
  'forget-postings',
  'Delete old vacancies that hospitals sent in',
  '0 20 3 * * *',
  erasePostings,
)
