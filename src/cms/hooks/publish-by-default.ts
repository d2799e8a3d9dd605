import type { CollectionBeforeOperationHook } from 'payload'

/**
 * A record created without saying so is published: only the studio's "Save draft" makes a draft.
 * Runs before the field defaults, which would otherwise make every record made over REST a draft.
 */
export const publishByDefault: CollectionBeforeOperationHook = ({ args, operation }) => {
  if (operation !== 'create' || !args.data || args.draft) return args
  return { ...args, data: { _status: 'published', ...args.data } }
}
