import type { Payload, TaskConfig } from 'payload'
import { releaseResume } from '@/cms/personal/release-resume'
import { daysBefore, monthsBefore, RETENTION } from '@/cms/personal/retention'
import { inTransaction } from '@/lib/database/transaction'

const MOST_AT_ONCE = 500

interface Due {
  id: string
  resume_id: string | null
  ended: boolean
}

/** Applications whose papers are still there after their time: withdrawn ones, and those that ended long ago. */
async function dueApplications(payload: Payload, now: Date): Promise<Due[]> {
  const { rows } = await payload.db.pool.query<Due>(
    `select a.id, a.resume_id, coalesce(last.at, a.updated_at) < $2 as ended
     from job_applications a
     left join lateral (select max(h.at) as at from job_applications_history h where h._parent_id = a.id) last on true
     where (a.status = 'withdrawn' and coalesce(last.at, a.updated_at) < $1
         and (a.resume_id is not null or a.cover_note is not null))
       or (a.status in ('hired', 'rejected', 'withdrawn') and coalesce(last.at, a.updated_at) < $2
         and (a.resume_id is not null or a.cover_note is not null or a.team_notes is not null))
     limit ${MOST_AT_ONCE}`,
    [daysBefore(now, RETENTION.withdrawnPapersDays), monthsBefore(now, RETENTION.endedPapersMonths)],
  )
  return rows
}

/** CVs that neither a profile nor an application has held since their upload. */
async function unusedResumes(payload: Payload, now: Date): Promise<string[]> {
  const { rows } = await payload.db.pool.query<{ id: string }>(
    `select r.id from resumes r
     where r.created_at < $1
       and not exists (select 1 from users u where u.resume_id = r.id)
       and not exists (select 1 from job_applications a where a.resume_id = r.id)
     limit ${MOST_AT_ONCE}`,
    [daysBefore(now, RETENTION.unusedResumeDays)],
  )
  return rows.map(({ id }) => id)
}

/**
 * Deletes the CV and the note of applications whose time is over, with the team's notes where it ended long ago, and
 * CVs that nothing holds. The applications themselves stay in their applicants' lists.
 * @returns how many applications lost their papers
 */
export async function forgetPapers(payload: Payload, now = new Date()): Promise<number> {
  const due = await dueApplications(payload, now)
  for (const { id, resume_id, ended } of due) {
    await inTransaction(payload, async (req) => {
      // Full authority: a task has no user.
      await payload.update({
        collection: 'job-applications',
        id,
        data: { resume: null, coverNote: null, ...(ended ? { teamNotes: null } : {}) },
        depth: 0,
        overrideAccess: true,
        req,
      })
      if (resume_id) await releaseResume(req, resume_id)
    })
  }
  for (const id of await unusedResumes(payload, now)) await inTransaction(payload, (req) => releaseResume(req, id))
  return due.length
}

/** Every night, when it is quiet in India. */
export const forgetPapersTask: TaskConfig<{ input: object; output: { forgotten: number } }> = {
  slug: 'forget-papers',
  label: 'Delete CVs and notes whose time is over',
  schedule: [{ cron: '0 45 21 * * *', queue: 'default' }],
  outputSchema: [{ name: 'forgotten', type: 'number', required: true }],
  handler: async ({ req }) => ({ output: { forgotten: await forgetPapers(req.payload) } }),
}
