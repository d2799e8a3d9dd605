import type { CollectionBeforeValidateHook, FieldAccess } from 'payload'
import { isTrustedWrite } from '@/cms/access/access'
import { isAdmin } from '@/cms/access/roles'

/** Administrators take a verification back; giving it is the owner's, with the link that went to the mailbox. */
export const provenPersonField: FieldAccess = ({ req, doc }) => isAdmin(req.user) && doc?.verified === true

/**
 * Nobody but an administrator decides a role or a verification, through whichever door the write comes. Field access
 * strips such values from REST and the studio already; this holds for Local API writes made in a person's name too.
 * Not even an administrator verifies an account that exists: its password may be a stranger's, who typed the address.
 */
export const guardRole: CollectionBeforeValidateHook = ({ data, operation, originalDoc, req }) => {
  if (!data || isTrustedWrite(req)) return data
  const isNew = operation === 'create'
  if (isAdmin(req.user)) return isNew || originalDoc?.verified ? data : { ...data, verified: false }
  const before = isNew ? { role: 'applicant', verified: false } : originalDoc
  return { ...data, role: before?.role ?? 'applicant', verified: before?.verified ?? false }
}
