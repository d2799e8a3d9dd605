import { sql } from 'drizzle-orm'
import type { Payload, PayloadRequest } from 'payload'
import { asServer } from '@/cms/access/access'
import { eraseAuthorIn } from '@/cms/personal/erasure/erasure'
import { daysBefore, monthsBefore, RETENTION } from '@/cms/personal/retention'
import type { Stage } from '@/features/jobs/schema'
import { populated } from '@/lib/database/record-id'
import { rowsIn } from '@/lib/database/transaction'

/** The stage of an application in the database, its row locked until the transaction ends. */
export async function lockedStage(req: PayloadRequest, id: string): Promise<Stage | undefined> {
  const rows = await rowsIn<{ status: Stage }>(req)(
    sql`select status from job_applications where id = ${id} for update`,
  )
  return rows[0]?.status
}

export interface DueApplication {
  id: string
  resume_id: string | null
  ended: boolean
}

/** Applications with documents past their retention: withdrawn ones, and those that ended long ago. */
export async function dueApplications({ db }: Pick<Payload, 'db'>, now: Date, max: number): Promise<DueApplication[]> {
  const { rows } = await db.pool.query<DueApplication>(
    `select a.id, a.resume_id, coalesce(last.at, a.updated_at) < $2 as ended
     from job_applications a
     left join lateral (select max(h.at) as at from job_applications_history h where h._parent_id = a.id) last on true
     where (a.status = 'withdrawn' and coalesce(last.at, a.updated_at) < $1
         and (a.resume_id is not null or a.cover_note is not null))
       or (a.status in ('hired', 'rejected', 'withdrawn') and coalesce(last.at, a.updated_at) < $2
         and (a.resume_id is not null or a.cover_note is not null
           or exists (select 1 from job_applications_notes n where n._parent_id = a.id)
          or exists (select 1 from job_applications_history m where m._parent_id = a.id and m.mail_text is not null)))
     limit $3`,
    [daysBefore(now, RETENTION.withdrawnPapersDays), monthsBefore(now, RETENTION.endedPapersMonths), max],
  )
  return rows
}

/** CVs that no profile and no application uses. */
export async function unusedResumes({ db }: Pick<Payload, 'db'>, now: Date, max: number): Promise<string[]> {
  const { rows } = await db.pool.query<{ id: string }>(
    `select r.id from resumes r
     where r.created_at < $1
       and not exists (select 1 from users u where u.resume_id = r.id)
       and not exists (select 1 from job_applications a where a.resume_id = r.id)
     limit $2`,
    [daysBefore(now, RETENTION.unusedResumeDays), max],
  )
  return rows.map(({ id }) => id)
}

/** Removes a person from their staff work on applications: history entries and notes. */
export const eraseApplicationWork = [eraseAuthorIn('job_applications_history'), eraseAuthorIn('job_applications_notes')]

/** The applicant's name, for the audit log: "Asha Rao"; null once the application is gone. */
export async function nameOfApplication(req: PayloadRequest, id: string): Promise<string | null> {
  // Full authority: only administrators read the log, and they read applications and people too.
  const application = await req.payload.findByID({
    collection: 'job-applications',
    id,
    select: { user: true },
    disableErrors: true,
    ...asServer(req),
    depth: 1,
  })
  const user = populated(application?.user)
  return user && (user.fullName || user.email)
}
