import type { Endpoint } from 'payload'
import { contentKeepers, permits } from '../../access/access'
import { endpoint, notFound } from '../../access/endpoint'
import { metadataOf } from '../../cms-metadata'
import { undoImport } from './undo-import'

/** Undoes an import; whoever may read files into the collection may do so. */
export const undoImportEndpoint: Endpoint = endpoint(contentKeepers, 'post', '/:id/undo', async (req, actor, id) => {
  const own = { collection: 'imports', id, depth: 0, disableErrors: true } as const
  const record = await req.payload.findByID({ ...own, overrideAccess: false, user: actor, req })
  const imported = record && metadataOf(req.payload.collections[record.kind].config).import
  if (!imported || !permits(imported.rule, actor)) return notFound()
  return Response.json(await undoImport(req, record, actor))
})
