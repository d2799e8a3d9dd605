import type { CollectionBeforeChangeHook } from 'payload'
import type { Enquiry } from '@/payload-types'
import { ENDED_STATUSES } from '../schema'

/** Stamps when somebody answered first, and when an enquiry ended. */
export const stampEnquiry: CollectionBeforeChangeHook<Enquiry> = ({ data, originalDoc }) => {
  const now = new Date().toISOString()
  const status = data.status ?? originalDoc?.status ?? 'new'
  const firstResponseAt = data.firstResponseAt === undefined ? originalDoc?.firstResponseAt : data.firstResponseAt
  const isEnded = ENDED_STATUSES.includes(status)
  return {
    ...data,
    firstResponseAt: firstResponseAt ?? (status === 'new' ? null : now),
    closedAt: isEnded ? (originalDoc?.closedAt ?? data.closedAt ?? now) : null,
  }
}
