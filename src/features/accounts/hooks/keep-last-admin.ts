import {
  APIError,
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
  type PayloadRequest,
} from 'payload'
import { accountTexts } from '../texts'

async function isLastAdmin(req: PayloadRequest, id: number | string): Promise<boolean> {
  // Full authority: the count must see every administrator, whoever asks.
  const { totalDocs } = await req.payload.count({
    collection: 'users',
    where: { and: [{ role: { equals: 'admin' } }, { locked: { not_equals: true } }, { id: { not_equals: id } }] },
    overrideAccess: true,
    req,
  })
  return totalDocs === 0
}

/** Refuses to take the role from the only administrator, who could not be replaced from inside. */
export const keepLastAdmin: CollectionBeforeChangeHook = async ({ data, operation, originalDoc, req }) => {
  const isAdministrator = operation === 'update' && originalDoc?.role === 'admin'
  const losesRole = isAdministrator && ((data.role && data.role !== 'admin') || (data.locked && !originalDoc.locked))
  if (losesRole && (await isLastAdmin(req, originalDoc.id))) throw new APIError(accountTexts.lastAdmin, 400, null, true)
  return data
}

/** Refuses to delete the only administrator. */
export const keepLastAdminOnDelete: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const doc = await req.payload.findByID({
    collection: 'users',
    id,
    depth: 0,
    overrideAccess: true,
    req,
    disableErrors: true,
  })
  if (doc?.role === 'admin' && (await isLastAdmin(req, id))) throw new APIError(accountTexts.lastAdmin, 400, null, true)
}
