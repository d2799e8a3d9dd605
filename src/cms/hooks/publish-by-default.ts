import type { CollectionBeforeOperationHook } from 'payload'

/**
 * Publishes records created without a status: only the studio's "Save draft" makes a draft.
 * Runs before field defaults, which would make every record created over REST a draft.
 */
export const publishByDefault: CollectionBeforeOperationHook = ({ args, operation }) => {
  if (operation !== 'create' || !args.data || args.draft) return args
  return { ...args, data: { _status: 'published', ...args.data } }
}
