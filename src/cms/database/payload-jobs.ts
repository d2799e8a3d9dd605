import { type SQL, sql } from 'drizzle-orm'
import type { Payload, PayloadRequest } from 'payload'
import { runIn } from '@/lib/database/transaction'

type Database = Pick<Payload, 'db'>

interface JobFailure {
  task: string
  error: { message?: string; stack?: string }
}

/** Queue status: due jobs, the age of the oldest in seconds, and failed mails. */
export async function countWaitingWork({
  db,
}: Database): Promise<Record<'waiting' | 'oldestSeconds' | 'failedMails', number>> {
  const { rows } = await db.pool.query<{ waiting: number; oldest: number; failed: number }>(
    `select (count(*) filter (where is_due))::int as waiting,
       coalesce(extract(epoch from now() - min(coalesce(wait_until, created_at)) filter (where is_due)), 0)::float8 as oldest,
       (count(*) filter (where has_error and task_slug = 'send-mail'))::int as failed
     from (select *, completed_at is null and has_error is not true and processing is not true
             and coalesce(wait_until, created_at) <= now() as is_due
           from payload_jobs) jobs`,
  )
  const { waiting = 0, oldest = 0, failed = 0 } = rows[0] ?? {}
  return { waiting, oldestSeconds: oldest, failedMails: failed }
}

/**
 * Deletes waiting jobs, mails included, whose text matches.
 * @param patterns a query with one column `pattern`: regular expressions over lowercase text
 */
export async function deleteWorkNaming(req: PayloadRequest, patterns: SQL): Promise<void> {
  await runIn(req)(sql`
    with known as (${patterns})
    delete from payload_jobs where exists (
      select 1 from known, lateral (
        select lower(string_agg(value, ' ')) as words
        from jsonb_each_text(case jsonb_typeof(input) when 'object' then input else '{}' end)) as said
      where words ~ pattern)`)
}

/** The jobs among these that failed for good, without mails, which the studio lists. */
export async function failuresAmong({ db }: Database, ids: readonly string[]): Promise<JobFailure[]> {
  const { rows } = await db.pool.query<JobFailure>(
    `select task_slug as task, error from payload_jobs
     where id = any($1::uuid[]) and has_error and error is not null and task_slug <> 'send-mail'`,
    [ids],
  )
  return rows
}

type Connection = Payload['db']['drizzle']

/**
 * Takes free jobs in one statement: concurrent takers skip each other's.
 * @param chosen conditions, order and limit
 * @returns their ids
 */
export async function takeJobs(
  connection: Connection,
  { where, order, max }: { where: SQL; order: SQL[]; max: number },
): Promise<string[]> {
  const { rows } = await connection.execute<{ id: string }>(sql`
    with chosen as materialized (
      select id from payload_jobs where ${where} order by ${sql.join(order, sql`, `)} limit ${max}
      for update skip locked)
    update payload_jobs set processing = true, updated_at = now() where id in (select id from chosen) returning id`)
  return rows.map(({ id }) => id)
}

/** Whether a job still exists; locks it until the transaction ends. */
export async function isJobThere(connection: Connection, id: string): Promise<boolean> {
  const { rows } = await connection.execute(sql`select 1 from payload_jobs where id = ${id}::uuid for no key update`)
  return rows.length > 0
}

/** Marks a job as done in its own commit: no one takes it again. */
export async function noteJobDone({ db }: Database, id: string): Promise<void> {
  await db.pool.query(
    'update payload_jobs set completed_at = now(), processing = false, updated_at = now() where id = $1',
    [id],
  )
}

/** Longer than an unresponsive mail server can block a mail, see the timeouts of `cms/mail/email.ts`. */
export const MINUTES_TAKEN = 10

/**
 * Releases jobs of killed processes, taken longer ago than that: Payload leaves them marked as processing forever, which
 * also holds back a mail, or every later run of a scheduled task (seen in 3.90.1). Deletes jobs that finished but could
 * not be deleted; suspended ones (`parkPlans`) stay.
 * @returns how many were released
 */
export async function releaseStuckJobs({ db }: Database): Promise<number> {
  const { rowCount } = await db.pool.query(
    `with finished as (
       delete from payload_jobs
       where completed_at is not null and task_slug <> 'schedulePublish'
         and updated_at < now() - make_interval(mins => $1)
     )
     update payload_jobs set processing = false, updated_at = now()
     where processing and completed_at is null and updated_at < now() - make_interval(mins => $1)`,
    [MINUTES_TAKEN],
  )
  return rowCount ?? 0
}
