import type { Payload, TaskConfig } from 'payload'
import { daysBefore, monthsBefore, RETENTION } from './retention'

/**
 * Deletes mails that could not be sent and entries of the audit log, each when its time is over.
 * @returns how many went
 */
export async function forgetOldEntries(payload: Payload, now = new Date()): Promise<number> {
  const mails = await payload.db.pool.query(
    `delete from payload_jobs where task_slug = 'send-mail' and has_error and created_at < $1`,
    [daysBefore(now, RETENTION.failedMailDays)],
  )
  // That the settings were ever saved is read from the log by the studio's checklist, and tells of nobody.
  const entries = await payload.db.pool.query(
    `delete from audit_log where created_at < $1 and "of" <> 'site-settings'`,
    [monthsBefore(now, RETENTION.auditLogMonths)],
  )
  return (mails.rowCount ?? 0) + (entries.rowCount ?? 0)
}

/** Every night, when it is quiet in India. */
export const forgetOldEntriesTask: TaskConfig<{ input: object; output: { forgotten: number } }> = {
  slug: 'forget-old-entries',
  label: 'Delete old failed mails and audit entries',
  schedule: [{ cron: '0 0 22 * * *', queue: 'default' }],
  outputSchema: [{ name: 'forgotten', type: 'number', required: true }],
  handler: async ({ req }) => ({ output: { forgotten: await forgetOldEntries(req.payload) } }),
}
