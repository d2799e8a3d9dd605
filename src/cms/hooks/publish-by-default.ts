import type { CollectionBeforeOperationHook } from 'payload'
import { newestVersion, rowOf } from './clear-tags'

/**
 * Publishes records created without a status: only the studio's "Save draft" makes a draft. Runs before field defaults,
 * which would make every record created over REST a draft.
 * A change that names no status joins the draft where a published record has one: Payload would save the draft as the
 * record itself, which takes it off the site.
 */
export const publishByDefault: CollectionBeforeOperationHook = async ({ args, collection, operation, req }) => {
  if (operation !== 'create' && operation !== 'update') return args
  const { data, draft } = args
  if (!data || draft || '_status' in data) return args
  if (operation === 'create') return { ...args, data: { ...data, _status: 'published' } }
  // Moving to the trash and out of it keeps both, see `with-trash.ts`.
  if (!('id' in args) || typeof args.id !== 'string' || 'deletedAt' in data) return args
  const newest = await newestVersion(req, collection.slug, args.id)
  if (newest?.version._status !== 'draft') return args
  const row = await rowOf(req, collection.slug, args.id)
  return row?._status === 'published' ? { ...args, draft: true } : args
}
