import type { Payload, TaskConfig } from 'payload'
import { deleteGivenUpMails } from '../../database/payload-tables'
import { daysBefore, monthsBefore, RETENTION } from '../retention'
import { deleteAuditEntries, deleteImportRows } from './erasure-queries'

/**
 * Deletes mails that could not be sent, entries of the audit log and what imports wrote, each when its time is over.
 * @returns how many went
 */
export async function eraseOldEntries(payload: Payload, now = new Date()): Promise<number> {
  const mails = await deleteGivenUpMails(payload, daysBefore(now, RETENTION.failedMailDays))
  const entries = await deleteAuditEntries(payload, monthsBefore(now, RETENTION.auditLogMonths))
  const rows = await deleteImportRows(payload, daysBefore(now, RETENTION.trashDays))
  return mails + entries + rows
}

/** Every night, when it is quiet in India. */
export const eraseOldEntriesTask: TaskConfig<{ input: object; output: { erased: number } }> = {
  slug: 'forget-old-entries',
  label: 'Delete old failed mails and audit entries',
  schedule: [{ cron: '0 30 3 * * *', queue: 'default' }],
  outputSchema: [{ name: 'erased', type: 'number', required: true }],
  handler: async ({ req }) => ({ output: { erased: await eraseOldEntries(req.payload) } }),
}
