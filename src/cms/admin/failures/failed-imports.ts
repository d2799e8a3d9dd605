import type { Where } from 'payload'

const MONTH_MILLISECONDS = 30 * 24 * 60 * 60 * 1000

/** The imports that failed in the last 30 days: the figure of the Overview, and the list behind it. */
export const failedImports = (now: number = Date.now()): Where => ({
  and: [
    { status: { equals: 'failed' } },
    { createdAt: { greater_than: new Date(now - MONTH_MILLISECONDS).toISOString() } },
  ],
})
