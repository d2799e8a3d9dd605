import { sql } from 'drizzle-orm'
import type { Payload, PayloadRequest } from 'payload'
import { rowsIn, runIn } from '@/lib/database/transaction'
import type { Traces } from '../person-kind'

/** Holds a person's row until the transaction ends. */
export async function holdPerson(req: PayloadRequest, id: string): Promise<void> {
  await runIn(req)(sql`select id from users where id = ${id} for update`)
}

/** Deletes the links of every kind that a person was sent, and the address that waited to be confirmed. */
export async function dropLinks(req: PayloadRequest, id: string): Promise<void> {
  await runIn(req)(sql`update users set pending_email = null where id = ${id}`)
  await runIn(req)(sql`delete from account_tokens where user_id = ${id}`)
}

/** Ids of the administrators who can sign in, their rows held until the transaction ends. */
export async function heldWorkingAdmins(req: PayloadRequest): Promise<string[]> {
  const rows = await rowsIn<{ id: string }>(req)(
    sql`select id from users where role = 'admin' and locked is not true and verified order by id for update`,
  )
  return rows.map(({ id }) => id)
}

/** How many vacancies a person applied for or keeps, and how many colleges they keep. */
export async function tracesOf({ db }: Payload, id: string): Promise<Pick<Traces, 'vacancies' | 'savedColleges'>> {
  const { rows } = await db.drizzle.execute<{ vacancies: number; colleges: number }>(sql`
    select ((select count(*) from job_applications where user_id = ${id})
        + (select count(*) from saved_jobs where user_id = ${id}))::int as vacancies,
      (select count(*) from saved_colleges where user_id = ${id})::int as colleges`)
  return { vacancies: rows[0]?.vacancies ?? 0, savedColleges: rows[0]?.colleges ?? 0 }
}

/** Has uploads of one owner wait for each other until the transaction ends. */
export async function holdResumesOf(req: PayloadRequest, owner: string): Promise<void> {
  await runIn(req)(sql`select pg_advisory_xact_lock(hashtextextended(${`resumes of ${owner}`}, 0))`)
}

/** A person's CVs that neither the profile nor an application refers to, the latest first, and how many there are in all. */
export async function resumesOf(req: PayloadRequest, owner: string): Promise<{ unused: string[]; total: number }> {
  const rows = await rowsIn<{ id: string; is_used: boolean }>(req)(sql`
    select id, exists (select from users where resume_id = resumes.id)
      or exists (select from job_applications where resume_id = resumes.id) as is_used
    from resumes where owner_id = ${owner} order by created_at desc, id`)
  return { unused: rows.filter((row) => !row.is_used).map(({ id }) => id), total: rows.length }
}
