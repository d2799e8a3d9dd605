import { type AnyPgColumn, index } from '@payloadcms/db-postgres/drizzle/pg-core'
import { sql } from 'drizzle-orm'
import { activeRows } from '../vacancies/open-rule'

type Columns = Record<'id' | 'status' | 'postedAt' | 'deadline' | 'salaryMin' | 'salaryMax' | 'deletedAt', AnyPgColumn>

/** One index per order of the public list, newest first within equals. */
export function jobListIndexes({ id, status, postedAt, deadline, salaryMin, salaryMax, deletedAt }: Columns) {
  const active = activeRows({ status, deletedAt })
  const newest = [sql`${postedAt} DESC`, sql`${id} DESC`] as const
  return {
    listNewest: index('jobs_list_newest')
      .on(...newest)
      .where(active),
    listClosing: index('jobs_list_closing')
      .on(deadline, ...newest)
      .where(active),
    listSalary: index('jobs_list_salary')
      .on(sql`coalesce(${salaryMax}, ${salaryMin}) DESC NULLS LAST`, ...newest)
      .where(active),
  }
}

/** The matches not yet mailed. */
export const unsentMatches = ({ mailbox, sentAt }: Record<'mailbox' | 'sentAt', AnyPgColumn>) => ({
  unsent: index('job_alert_matches_unsent').on(mailbox).where(sql`${sentAt} IS NULL`),
})
