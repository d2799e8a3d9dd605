import type { Endpoint, PayloadRequest } from 'payload'
import { clearTags } from '@/lib/caching/cache'
import { onOwnConnection } from '@/lib/database/database-pool'
import { apiError } from '@/lib/errors/expected-error'
import type { Import, User } from '@/payload-types'
import { contentKeepers, endpoint, notFound, permits } from '../../access/access'
import { metadataOf } from '../../cms-metadata'
import { noteInAudit } from '../history'
import { importMessages } from '../messages'
import { isConflict } from '../run-import'
import { undoRows } from './undo-queries'

/**
 * Undoes an import in one transaction, except records edited since.
 * @returns how many rows were undone and kept
 * @throws APIError if a slug was taken since, or a referenced record is gone
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

/** Undoes an import, for those who may import into the collection. */
export const undoImportEndpoint: Endpoint = endpoint(contentKeepers, 'post', '/:id/undo', async (req, actor, id) => {
  const own = { collection: 'imports', id, depth: 0, disableErrors: true } as const
  const record = await req.payload.findByID({ ...own, overrideAccess: false, user: actor, req })
  const imported = record && metadataOf(req.payload.collections[record.kind].config).import
  if (!imported || !permits(imported.rule, actor)) return notFound()
  return Response.json(await undoImport(req, record, actor))
})
