import { type AnyPgColumn, index } from '@payloadcms/db-postgres/drizzle/pg-core'
import { sql } from 'drizzle-orm'

/** The rows that still wait for a mail. */
export const unsentMatches = ({ mailbox, sentAt }: Record<'mailbox' | 'sentAt', AnyPgColumn>) => ({
  unsent: index('job_alert_matches_unsent').on(mailbox).where(sql`${sentAt} IS NULL`),
})
