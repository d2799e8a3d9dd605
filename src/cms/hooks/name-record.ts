import type { FieldHook } from 'payload'
import { declarationsOf } from '../declarations'

/**
 * Shows an entry of the log with the present name of the person it is about. The log itself holds the record alone, so
 * that nothing is left of whoever is deleted.
 */
export const nameRecord: FieldHook = async ({ req, siblingData, value }) => {
  const { of, record } = siblingData
  if (typeof value !== 'string' || typeof record !== 'string') return value
  const collection = req.payload.config.collections.find(({ slug }) => slug === of)
  if (!collection || !declarationsOf(collection).audit?.isNamedById) return value
  const title = collection.admin.useAsTitle
  if (!title || title === 'id') return value
  const names = namesOf(req.context)
  // Full authority: only administrators read the log, and they read these records too.
  const name =
    names.get(record) ??
    req.payload
      .findByID({
        collection: collection.slug,
        id: record,
        depth: 0,
        overrideAccess: true,
        disableErrors: true,
        req,
      })
      .then((row: unknown) => (row as Record<string, unknown> | null)?.[title])
  names.set(record, name)
  const known = await name
  return typeof known === 'string' && known ? value.replace(record, known) : value
}

/** Names that this request has looked up already. */
function namesOf(context: Record<string, unknown>): Map<string, Promise<unknown>> {
  if (!(context.auditNames instanceof Map)) context.auditNames = new Map()
  return context.auditNames as Map<string, Promise<unknown>>
}
