import type { Access } from 'payload'
import { isAdmin } from '@/cms/access/roles'

/** Administrators move any application; its owner may only withdraw it (the hook holds the applicant to that). */
export const isApplicantChange: Access = ({ req }) =>
  isAdmin(req.user) || (req.user ? { user: { equals: req.user.id } } : false)
