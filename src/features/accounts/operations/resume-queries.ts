import { sql } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'
import { rowsIn, runIn } from '@/lib/database/transaction'

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
