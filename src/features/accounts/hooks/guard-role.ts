import type { CollectionBeforeValidateHook } from 'payload'
import { isTrustedWrite } from '@/cms/access'
import { isAdmin } from '@/cms/roles'

/**
 * Nobody but an administrator decides a role or a verification, through whichever door the write comes. Field access
 * strips such values from REST and the studio already; this holds for Local API writes made in a person's name too.
 */
export const guardRole: CollectionBeforeValidateHook = ({ data, operation, originalDoc, req }) => {
  if (!data || isAdmin(req.user) || isTrustedWrite(req)) return data
  const before = operation === 'create' ? { role: 'applicant', verified: false } : originalDoc
  return { ...data, role: before?.role ?? 'applicant', verified: before?.verified ?? false }
}
