import type { Payload, PayloadRequest } from 'payload'
import { asServer } from '@/cms/access/access'
import { byTheClock } from '@/cms/background/by-the-clock'
import { releaseFile } from '@/cms/personal/erasure/release-file'
import { inTransaction } from '@/lib/database/transaction'
import type { JobApplication } from '@/payload-types'
import { dueApplications, unusedResumes } from '../operations/application-queries'

const MAX_AT_ONCE = 500

/**
 * Deletes the CV and the note of applications past their retention, the team's notes of long ended ones, and unused CVs.
 * The applications themselves stay in their applicants' lists.
 * @returns how many applications lost their documents
 */
export async function eraseDocuments(payload: Payload, now = new Date()): Promise<number> {
  const due = await dueApplications(payload, now, MAX_AT_ONCE)
  for (const { id, resume_id, ended } of due) {
    await inTransaction(payload, async (req) => {
      // Full authority: a task has no user.
      await payload.update({
        collection: 'job-applications',
        id,
        data: { resume: null, coverNote: null, ...(ended ? { notes: [], history: await withoutMails(req, id) } : {}) },
        ...asServer(req),
      })
      if (resume_id) await releaseFile(req, 'resumes', resume_id)
    })
  }
  const unused = await unusedResumes(payload, now, MAX_AT_ONCE)
  for (const id of unused) await inTransaction(payload, (req) => releaseFile(req, 'resumes', id))
  return due.length
}

async function withoutMails(req: PayloadRequest, id: string): Promise<JobApplication['history']> {
  // Full authority, as above.
  const { history } = await req.payload.findByID({
    collection: 'job-applications',
    id,
    select: { history: true },
    ...asServer(req),
  })
  return history?.map((step) => ({ ...step, mailSubject: null, mailText: null }))
}

/** Nightly, off-peak in India. */
export const eraseDocumentsTask = byTheClock(
  'forget-papers',
  'Delete CVs and notes whose time is over',
  '0 15 3 * * *',
  ({ payload }) => eraseDocuments(payload),
)
