import { sql } from 'drizzle-orm'
import type { Payload, PayloadRequest } from 'payload'
import { rowsIn, runIn } from '@/lib/database/transaction'
import type { Traces } from '../profile/person-kind'

/** Locks a person's row until the transaction ends. */
export async function lockPerson(req: PayloadRequest, id: string): Promise<void> {
  await runIn(req)(sql`select id from users where id = ${id} for update`)
}

/** Deletes all links of a person, and a pending email. */
export async function dropLinks(req: PayloadRequest, id: string): Promise<void> {
  await runIn(req)(sql`update users set pending_email = null where id = ${id}`)
  await runIn(req)(sql`delete from account_tokens where user_id = ${id}`)
}

/** Ids of the administrators who can sign in, their rows locked until the transaction ends. */
export async function lockWorkingAdmins(req: PayloadRequest): Promise<string[]> {
  const rows = await rowsIn<{ id: string }>(req)(
    sql`select id from users where role = 'admin' and locked is not true and verified order by id for update`,
  )
  return rows.map(({ id }) => id)
}

/** How many vacancies a person applied for or saved, and how many colleges they saved. */
export async function tracesOf({ db }: Payload, id: string): Promise<Pick<Traces, 'vacancies' | 'savedColleges'>> {
  const { rows } = await db.drizzle.execute<{ vacancies: number; colleges: number }>(sql`
    select ((select count(*) from job_applications where user_id = ${id})
        + (select count(*) from saved_jobs where user_id = ${id}))::int as vacancies,
      (select count(*) from saved_colleges where user_id = ${id})::int as colleges`)
  return { vacancies: rows[0]?.vacancies ?? 0, savedColleges: rows[0]?.colleges ?? 0 }
}

/** Serialises the uploads of one owner until the transaction ends. */
export async function lockResumesOf(req: PayloadRequest, owner: string): Promise<void> {
  await runIn(req)(sql`select pg_advisory_xact_lock(hashtextextended(${`resumes of ${owner}`}, 0))`)
}

/** A person's unused CVs, the latest first, and the total. */
export async function resumesOf(req: PayloadRequest, owner: string): Promise<{ unused: string[]; total: number }> {
  const rows = await rowsIn<{ id: string; is_used: boolean }>(req)(sql`
    select id, exists (select from users where resume_id = resumes.id)
      or exists (select from job_applications where resume_id = resumes.id) as is_used
    from resumes where owner_id = ${owner} order by created_at desc, id`)
  return { unused: rows.filter((row) => !row.is_used).map(({ id }) => id), total: rows.length }
}
