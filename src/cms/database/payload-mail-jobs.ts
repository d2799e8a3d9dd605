import { sql } from 'drizzle-orm'
import type { Payload, PayloadRequest } from 'payload'
import { uuidArray } from '@/lib/database/sql-list'
import { rowsIn, runIn } from '@/lib/database/transaction'

type Database = Pick<Payload, 'db'>

/** A mail that failed for good. */
export interface AbandonedMail {
  id: string
  to: string | null
  subject: string | null
  reason: string | null
  createdAt: Date
}

/** The latest mails that failed for good. */
export async function abandonedMails({ db }: Database, max: number): Promise<AbandonedMail[]> {
  const { rows } = await db.pool.query<AbandonedMail>(
    `select id, input ->> 'to' as to, input ->> 'subject' as subject, created_at as "createdAt",
       left(coalesce(error ->> 'message', error #>> '{}'), 200) as reason
     from payload_jobs where has_error and task_slug = 'send-mail' order by created_at desc limit $1`,
    [max],
  )
  return rows
}

/** Counts mails that failed for good, and mails being retried. */
export async function countFailedMails({ db }: Database): Promise<{ total: number; waiting: number }> {
  const { rows } = await db.pool.query<Record<'total' | 'waiting', number>>(
    `select (count(*) filter (where has_error))::int as total,
       (count(*) filter (where has_error is not true and total_tried > 0 and completed_at is null))::int as waiting
     from payload_jobs where task_slug = 'send-mail'`,
  )
  return rows[0] ?? { total: 0, waiting: 0 }
}

/** State of a queued mail: waiting, being retried, or failed for good. */
export interface QueuedMail {
  state: 'waiting' | 'trying' | 'failed'
  /** Last error. */
  reason: string | null
}

/** @returns null if the mail is not in the queue: sent mails are not kept */
export async function queuedMail({ db }: Database, id: string): Promise<QueuedMail | null> {
  const { rows } = await db.pool.query<QueuedMail>(
    `select case when has_error then 'failed' when total_tried > 0 then 'trying' else 'waiting' end as state,
       left(coalesce(job.error ->> 'message', (
         select log.error ->> 'message' from payload_jobs_log log where log._parent_id = job.id
         order by log.executed_at desc limit 1)), 200) as reason
     from payload_jobs job where id = $1 and task_slug = 'send-mail'`,
    [id],
  )
  return rows[0] ?? null
}

/**
 * Requeues failed mails. One statement, so that two concurrent clicks send each mail once.
 * @param ids null for all
 * @returns the subjects of the requeued mails
 */
export async function requeueMails(req: PayloadRequest, ids: readonly string[] | null): Promise<string[]> {
  const chosen = ids ? sql`and id = any(${uuidArray(ids)})` : sql``
  const rows = await rowsIn<{ subject: string | null }>(req)(sql`
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

/** Deletes every waiting or failed mail to an email address. */
export async function deleteMailsTo(req: PayloadRequest, mailbox: string): Promise<void> {
  await runIn(req)(sql`delete from payload_jobs where lower(input ->> 'to') = ${mailbox.toLowerCase()}`)
}

/** Deletes failed mails older than a moment; returns how many. */
export async function deleteGivenUpMails({ db }: Database, writtenBefore: Date): Promise<number> {
  const { rowCount } = await db.pool.query(
    `delete from payload_jobs where task_slug = 'send-mail' and has_error and created_at < $1`,
    [writtenBefore],
  )
  return rowCount ?? 0
}
