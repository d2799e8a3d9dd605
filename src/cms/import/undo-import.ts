import type { PayloadRequest } from 'payload'
import { clearTags } from '@/lib/caching/cache'
import { apiError } from '@/lib/errors/api-error'
import type { Import, User } from '@/payload-types'
import { metadataOf } from '../cms-metadata'
import { noteInAudit } from './history'
import { importMessages } from './messages'
import { isConflict } from './run-import'
import { undoRows } from './undo/undo-queries'

/**
 * Undoes an import as far as nobody has changed its records since, in one transaction.
 * @returns how many rows were undone, and how many stay as they are
 * @throws APIError when an address was taken meanwhile, or something that a record named is gone
 */
export async function undoImport(req: PayloadRequest, { id, kind, fileName }: Import, actor: User) {
  const { payload } = req
  const client = await payload.db.pool.connect()
  try {
    await client.query('begin')
    const counts = await undoRows({ client, payload, stated: new Set(), author: actor.id }, kind, id)
    if (counts.undone > 0) {
      await noteInAudit(client, {
        summary: importMessages.undoneAudit(fileName, counts.undone),
        action: 'update',
        kind,
        id,
        actor,
      })
    }
    await client.query('commit')
    client.release()
    clearTags(req, metadataOf(payload.collections[kind].config).import?.tags() ?? [])
    return counts
  } catch (error) {
    await client.query('rollback').then(
      () => client.release(),
      () => client.release(true),
    )
    throw isConflict(error) ? apiError({ 'not-undone': importMessages.undo.conflict }, 'not-undone', 409) : error
  }
}
