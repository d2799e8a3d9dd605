import type { Payload } from 'payload'
import 'server-only'
import { sentForExport } from '@/cms/personal/sent-by'
import type { User } from '@/payload-types'

const SHOWN = {
  page: true,
  title: true,
  figure: true,
  right: true,
  evidence: true,
  email: true,
  status: true,
  answer: true,
  answeredAt: true,
  consentedAt: true,
  consentVersion: true,
  createdAt: true,
} as const

/** A person's corrections for their data export. */
export const correctionsOf = (payload: Payload, user: User) => sentForExport(payload, user, 'corrections', SHOWN)
