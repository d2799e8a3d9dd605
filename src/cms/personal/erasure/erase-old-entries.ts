import type { Payload } from 'payload'
import { byTheClock } from '../../background/by-the-clock'
import { deleteGivenUpMails } from '../../database/payload-mail-jobs'
import { daysBefore, monthsBefore, RETENTION } from '../retention'
import { deleteAuditEntries, deleteImportRows } from './erasure-queries'

/**
 * Deletes expired failed mails, audit log entries and import rows.
 * @returns how many were deleted
 */
export async function eraseOldEntries(payload: Payload, now = new Date()): Promise<number> {
  const mails = await deleteGivenUpMails(payload, daysBefore(now, RETENTION.failedMailDays))
  const entries = await deleteAuditEntries(payload, monthsBefore(now, RETENTION.auditLogMonths))
  const rows = await deleteImportRows(payload, daysBefore(now, RETENTION.trashDays))
  return mails + entries + rows
}

/** Nightly, off-peak in India. */
export const eraseOldEntriesTask = byTheClock(
  'forget-old-entries',
  'Delete old failed mails and audit entries',
  '0 30 3 * * *',
  ({ payload }) => eraseOldEntries(payload),
)
