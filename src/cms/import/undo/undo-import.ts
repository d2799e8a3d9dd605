import type { PayloadRequest } from 'payload'
import { clearTags } from '@/lib/caching/cache'
import { onOwnConnection } from '@/lib/database/own-connection'
import { apiError } from '@/lib/errors/api-error'
import type { Import, User } from '@/payload-types'
import { metadataOf } from '../../cms-metadata'
import { noteInAudit } from '../history'
import { importMessages } from '../messages'
import { isConflict } from '../run-import'
import { undoRows } from './undo-queries'

/**
 * Undoes an import as far as nobody has changed its records since, in one transaction.
 * @returns how many rows were undone, and how many stay as they are
 * @throws APIError when an address was taken meanwhile, or something that a record named is gone
 */
export async function undoImport(req: PayloadRequest, { id, kind, fileName }: Import, actor: User) {
  const { payload } = req
  try {
    const counts = await onOwnConnection(payload.db.pool, async (client) => {
      const undone = await undoRows({ client, payload, stated: new Set(), author: actor.id }, kind, id)
      const summary = importMessages.undoneAudit(fileName, undone.undone)
      if (undone.undone > 0) await noteInAudit(client, { summary, action: 'update', kind, id, actor })
      return undone
    })
    clearTags(req, metadataOf(payload.collections[kind].config).import?.tags() ?? [])
    return counts
  } catch (error) {
    throw isConflict(error) ? apiError({ 'not-undone': importMessages.undo.conflict }, 'not-undone', 409) : error
  }
}
