import type { CollectionBeforeValidateHook } from 'payload'
import { isTrustedWrite } from '../access/access'

/** Sets the owner to the person signed in, whatever the body says; it never changes. */
export const ownRow: CollectionBeforeValidateHook = ({ data, operation, originalDoc, req }) => {
  if (!data || isTrustedWrite(req)) return data
  return { ...data, user: operation === 'create' ? req.user?.id : originalDoc?.user }
}
