import { sql } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'
import { connectionOf } from '@/lib/database/transaction'

const MOST_SHOWN = 100

export interface FailedMail {
  id: string
  to: string | null
  subject: string | null
  reason: string | null
  createdAt: string
}

interface FailedMails {
  mails: FailedMail[]
  total: number
  /** Mails that could not be sent yet and are still being tried. */
  waiting: number
}

/** Recipient and subject only: a mail's text can hold a one-time link that is nobody's business but the recipient's. */
export async function readFailedMails(req: PayloadRequest): Promise<FailedMails> {
  const { pool } = req.payload.db
  const [mails, counts] = await Promise.all([
    pool.query<Omit<FailedMail, 'createdAt'> & { created_at: Date }>(
      `select id, input ->> 'to' as to, input ->> 'subject' as subject, created_at,
         left(coalesce(error ->> 'message', error #>> '{}'), 200) as reason
       from payload_jobs where has_error and task_slug = 'send-mail' order by created_at desc limit $1`,
      [MOST_SHOWN],
    ),
    pool.query<Record<'total' | 'waiting', string>>(
      `select count(*) filter (where has_error) as total,
         count(*) filter (where has_error is not true and total_tried > 0 and completed_at is null) as waiting
       from payload_jobs where task_slug = 'send-mail'`,
    ),
  ])
  return {
    mails: mails.rows.map(({ created_at, ...mail }) => ({ ...mail, createdAt: created_at.toISOString() })),
    total: Number(counts.rows[0]?.total ?? 0),
    waiting: Number(counts.rows[0]?.waiting ?? 0),
  }
}

/**
 * Puts mails that failed back into the queue as if they were new. One statement, so that two people who press the
 * button at once send each mail once.
 * @param ids which ones; null means every mail that failed
 * @returns the subjects of those that were put back
 */
export async function queueFailedMails(req: PayloadRequest, ids: readonly string[] | null): Promise<string[]> {
  const connection = await connectionOf(req)
  const chosen = ids
    ? sql`and id in (${sql.join(
        ids.map((id) => sql`${id}::uuid`),
        sql`, `,
      )})`
    : sql``
  const { rows } = await connection.execute<{ subject: string | null }>(sql`
    with again as (
      update payload_jobs
      set has_error = false, error = null, total_tried = 0, wait_until = null, processing = false, completed_at = null
      where has_error and task_slug = 'send-mail' ${chosen}
      returning id, input ->> 'subject' as subject
    ), forgotten as (
      delete from payload_jobs_log where _parent_id in (select id from again)
    )
    select subject from again`)
  return rows.map(({ subject }) => subject ?? '')
}
