import type { Payload } from 'payload'
import 'server-only'
import { sentForExport } from '@/cms/personal/sent-by'
import type { User } from '@/payload-types'

/** What a person may see of their enquiry: not its owner and the team's notes. */
const SHOWN = {
  kind: true,
  name: true,
  email: true,
  phone: true,
  subject: true,
  message: true,
  course: true,
  country: true,
  neetScore: true,
  rank: true,
  category: true,
  writesAs: true,
  guardianContact: true,
  college: true,
  colleges: true,
  state: true,
  language: true,
  sourcePage: true,
  campaign: { source: true, medium: true, name: true },
  status: true,
  firstResponseAt: true,
  consent: true,
  consentedAt: true,
  consentVersion: true,
  contacts: { outcome: true, callBackAt: true, subject: true, text: true, at: true },
  createdAt: true,
} as const

/** A person's enquiries for the export of their data. */
export const enquiriesOf = (payload: Payload, user: User) => sentForExport(payload, user, 'enquiries', SHOWN)
