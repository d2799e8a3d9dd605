import type { Where } from 'payload'
import { daysBefore } from '../../personal/retention'

/** Imports that failed in the last 30 days, for the Overview's figure and its list. */
export const failedImports = (): Where => ({
  and: [{ status: { equals: 'failed' } }, { createdAt: { greater_than: daysBefore(new Date(), 30).toISOString() } }],
})
