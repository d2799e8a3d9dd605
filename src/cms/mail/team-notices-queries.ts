import { sql } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'
import { rowsIn, runIn } from '@/lib/database/transaction'

interface TeamNotice {
  subject: string
  replyTo: string | null
  /** Absolute studio URL of the record. */
  href: string
}

/** Stores a notice for the next digest, in the request's transaction. */
export async function keepNotice(req: PayloadRequest, { subject, replyTo, href }: TeamNotice): Promise<void> {
  await runIn(req)(sql`insert into team_notices (subject, reply_to, href) values (${subject}, ${replyTo}, ${href})`)
}

/** Takes the oldest waiting notices; concurrent processes take different ones. */
export async function takeNotices(req: PayloadRequest, max: number): Promise<(TeamNotice & { id: string })[]> {
  return rowsIn<TeamNotice & { id: string }>(req)(sql`
    with taken as (
      delete from team_notices where id in (
        select id from team_notices order by created_at, id limit ${max} for update skip locked)
      returning id, subject, reply_to, href, created_at
    ) select id, subject, reply_to as "replyTo", href from taken order by created_at, id`)
}
