import type { CollectionBeforeValidateHook } from 'payload'
import { isTrustedWrite } from '../access/access'

/** The row belongs to who is signed in, whatever the body says; the owner never changes afterwards. */
export const ownRow: CollectionBeforeValidateHook = ({ data, operation, originalDoc, req }) => {
  if (!data || isTrustedWrite(req)) return data
  return { ...data, user: operation === 'create' ? req.user?.id : originalDoc?.user }
}
