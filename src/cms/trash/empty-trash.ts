import type { CollectionSlug, Payload } from 'payload'
import { findAsServer } from '@/cms/access/access'
import { inTransaction } from '@/lib/database/transaction'
import { byTheClock } from '../background/by-the-clock'
import { RETENTION } from '../personal/retention'

/** How long trashed records can be restored. */
const DAYS_IN_TRASH = RETENTION.trashDays

/**
 * Collections with `trash`, edited by staff. What people delete of their own (account, saved items, files) is deleted
 * immediately.
 */
export const trashedCollections = ({ config }: Pick<Payload, 'config'>): CollectionSlug[] =>
  config.collections.filter(({ trash }) => trash).map(({ slug }) => slug)

const DAY = 24 * 60 * 60 * 1000
const MAX_AT_ONCE = 200

/**
 * Permanently deletes what has been in the trash for 30 days, with versions, files and dependents; each record in its
 * own transaction, so that one failure does not keep the others.
 * @returns how many records were deleted
 */
export async function emptyTrash(payload: Payload, now = new Date()): Promise<number> {
  const oldest = new Date(now.getTime() - DAYS_IN_TRASH * DAY).toISOString()
  let gone = 0
  for (const collection of trashedCollections(payload)) {
    // Full authority throughout: a task has no user.
    const oldestFirst = { trash: true, sort: 'deletedAt', limit: MAX_AT_ONCE, select: {} }
    for (const { id } of await findAsServer(payload, collection, { deletedAt: { less_than: oldest } }, oldestFirst)) {
      try {
        await inTransaction(payload, async (req) => {
          req.context.isEmptyingTrash = true
          await payload.delete({ collection, id, trash: true, depth: 0, overrideAccess: true, req })
        })
        gone += 1
      } catch (err) {
        payload.logger.error({ msg: 'a record stays in the trash', collection, id, err })
      }
    }
  }
  return gone
}

/** Nightly, off-peak in India; the rest follows the next night. */
export const emptyTrashTask = byTheClock('empty-trash', 'Empty the trash after 30 days', '0 0 3 * * *', ({ payload }) =>
  emptyTrash(payload),
)
