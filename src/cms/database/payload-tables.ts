import { type SQL, sql } from 'drizzle-orm'
import type { Payload, PayloadRequest } from 'payload'
import { uuidArray } from '@/lib/database/sql-list'
import { rowsIn, runIn } from '@/lib/database/transaction'

/*
 * All SQL over Payload's internal tables. Their names and columns are Payload's to change:
 * `tests/integration/operations/payload-tables.test.ts` records them and fails for each one an upgrade changes.
 */

/** Payload version these statements were written for. */
export const PAYLOAD_TABLES_OF = '3.90.1'

/** A mail that failed for good. */
export interface GivenUpMail {
  id: string
  to: string | null
  subject: string | null
  reason: string | null
  createdAt: Date
}

type Database = Pick<Payload, 'db'>

/** The latest mails that failed for good. */
export async function givenUpMails({ db }: Database, max: number): Promise<GivenUpMail[]> {
  const { rows } = await db.pool.query<GivenUpMail>(
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

/** Deletes failed mails older than a moment; returns how many. */
export async function deleteGivenUpMails({ db }: Database, writtenBefore: Date): Promise<number> {
  const { rowCount } = await db.pool.query(
    `delete from payload_jobs where task_slug = 'send-mail' and has_error and created_at < $1`,
    [writtenBefore],
  )
  return rowCount ?? 0
}

interface JobFailure {
  task: string
  error: { message?: string; stack?: string }
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

const WAITING_PLANS = `task_slug = 'schedulePublish' and has_error is not true and completed_at is null`

/** SQL: scheduled publications of a collection, for joins: `record`, `type` (publish or unpublish), `due`. */
export const plannedSql = (collection: string): string =>
  `(select input -> 'doc' ->> 'value' as record, coalesce(input ->> 'type', 'publish') as type, wait_until as due
    from payload_jobs where ${WAITING_PLANS} and input -> 'doc' ->> 'relationTo' = '${collection}')`

export interface PlannedChange {
  id: string
  type: 'publish' | 'unpublish'
  at: Date
  /** Whether it failed for good, and no one has saved the record since. */
  hasFailed: boolean
}

/** Records of a collection with a scheduled publication or withdrawal, earliest first; failed ones among them. */
export async function plannedChanges({ db }: Database, collection: string): Promise<PlannedChange[]> {
  const { rows } = await db.pool.query<PlannedChange>(
    `select record as id, type, due as at, false as "hasFailed" from ${plannedSql(collection)} as planned
     where due is not null
     union all
     select version.parent_id::text, coalesce(job.input ->> 'type', 'publish'), job.wait_until, true
     from payload_jobs job
       join ${versionTableOf(tableOf(collection))} version
         on version.parent_id::text = job.input -> 'doc' ->> 'value' and version.latest
     where job.task_slug = 'schedulePublish' and job.has_error
       and job.input -> 'doc' ->> 'relationTo' = '${collection}' and version.updated_at <= job.updated_at
     order by at`,
  )
  return rows
}

const plansOf = (collection: string, record: number | string) =>
  sql`task_slug = 'schedulePublish' and has_error is not true
    and input -> 'doc' ->> 'relationTo' = ${collection} and input -> 'doc' ->> 'value' = ${String(record)}`

/** Suspends a record's schedule: finished jobs are not taken, and completed ones are deleted. */
export async function parkPlans(req: PayloadRequest, collection: string, record: number | string): Promise<void> {
  await runIn(req)(sql`update payload_jobs set completed_at = now()
    where completed_at is null and processing is not true and ${plansOf(collection, record)}`)
}

/** Resumes a record's suspended schedule, except what would have run meanwhile. */
export async function resumePlans(req: PayloadRequest, collection: string, record: number | string): Promise<void> {
  await runIn(req)(sql`delete from payload_jobs
    where completed_at is not null and coalesce(wait_until, created_at) <= now() and ${plansOf(collection, record)}`)
  await runIn(req)(sql`update payload_jobs set completed_at = null where ${plansOf(collection, record)}`)
}

/** Deletes a record's schedule, suspended or not. */
export async function deletePlans(req: PayloadRequest, collection: string, record: number | string): Promise<void> {
  await runIn(req)(sql`delete from payload_jobs where ${plansOf(collection, record)}`)
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

/**
 * Releases jobs taken at least so many minutes ago and never finished, and deletes jobs that finished but could not be
 * deleted; suspended ones (`parkPlans`) stay.
 * @returns how many were released
 */
export async function giveBackWork({ db }: Database, minutesTaken: number): Promise<number> {
  const { rowCount } = await db.pool.query(
    `with finished as (
       delete from payload_jobs
       where completed_at is not null and task_slug <> 'schedulePublish'
         and updated_at < now() - make_interval(mins => $1)
     )
     update payload_jobs set processing = false, updated_at = now()
     where processing and completed_at is null and updated_at < now() - make_interval(mins => $1)`,
    [minutesTaken],
  )
  return rowCount ?? 0
}

/** Deletes a person's list preferences and record locks. */
export async function deleteStudioTraces(req: PayloadRequest, person: string): Promise<void> {
  await runIn(req)(sql`
    delete from payload_preferences where id in (
      select parent_id from payload_preferences_rels where users_id = ${person}::uuid and path = 'user')`)
  await runIn(req)(sql`
    delete from payload_locked_documents where id in (
      select parent_id from payload_locked_documents_rels where users_id = ${person}::uuid and path = 'user')`)
}

/**
 * Deletes a person's private list presets, and those that search for their email. Payload stores a private preset under
 * the person's name for each operation.
 */
export async function deletePresetsOf(req: PayloadRequest, person: { id: string; email: string }): Promise<void> {
  await runIn(req)(sql`
    delete from payload_query_presets where (access_read_constraint = 'onlyMe' and id in (
        select parent_id from payload_query_presets_rels
        where users_id = ${person.id}::uuid and path = 'access.read.users'))
      or position(${person.email.toLowerCase()} in lower(concat_ws(' ', title, "where"::text))) > 0`)
}

/** Names of the applied migrations. */
export async function migrationNames({ db }: Database): Promise<string[]> {
  const { rows } = await db.pool.query<{ name: string }>('select name from payload_migrations where batch > 0')
  return rows.map(({ name }) => name)
}

/**
 * Adds a session and removes expired ones. Locks the person's row, so that an account being closed concurrently either
 * rejects the session or ends it.
 * @returns whether the person exists and the account is open
 */
export async function addSession({ db }: Database, person: string, session: string, seconds: number): Promise<boolean> {
  const { rowCount } = await db.pool.query(
    `with person as (select id from users where id = $1 and locked is not true for share),
       outdated as (delete from users_sessions where _parent_id = $1 and expires_at < now())
     insert into users_sessions (id, _parent_id, _order, created_at, expires_at)
     select $2, id, (select coalesce(max(_order), 0) + 1 from users_sessions where _parent_id = $1), now(),
       now() + $3 * interval '1 second'
     from person`,
    [person, session, seconds],
  )
  return rowCount === 1
}

/** Sets when a session expires, in seconds from now; false if it has expired. */
export async function prolongSession({ db }: Database, person: string | null, session: string | null, seconds: number) {
  const { rowCount } = await db.pool.query(
    `update users_sessions set expires_at = now() + $3 * interval '1 second' where _parent_id = $1 and id = $2`,
    [person, session, seconds],
  )
  return rowCount === 1
}

/** Ends one session of a person. */
export async function deleteSession({ db }: Database, person: string, session: string | null): Promise<void> {
  await db.pool.query('delete from users_sessions where _parent_id = $1 and id = $2', [person, session])
}

/** Ends all sessions of a person, even if the calling request rolls back. */
export async function deleteSessions({ db }: Database, person: string): Promise<void> {
  await db.pool.query('delete from users_sessions where _parent_id = $1', [person])
}

/**
 * Replaces a password by an unknown one and ends all sessions, in the request's transaction.
 * @param hash in Payload's format, so that checking it takes the usual time
 */
export async function replacePassword(
  req: PayloadRequest,
  person: string,
  { hash, salt }: { hash: string; salt: string },
): Promise<void> {
  await runIn(req)(sql`update users set hash = ${hash}, salt = ${salt} where id = ${person}`)
  await runIn(req)(sql`delete from users_sessions where _parent_id = ${person}`)
}

/** Counts active sessions per person; people without any are absent. */
export async function sessionCounts({ db }: Database, people: readonly string[]): Promise<Map<string, number>> {
  const { rows } = await db.pool.query<{ person: string; count: number }>(
    `select _parent_id as person, count(*)::int as count from users_sessions
     where _parent_id = any($1::uuid[]) and expires_at > now() group by 1`,
    [people],
  )
  return new Map(rows.map(({ person, count }) => [person, count]))
}

/** Table of a collection or global, by slug. */
export const tableOf = (slug: string): string => slug.replaceAll('-', '_')

/** Column of a top-level field. */
export const columnOf = (field: string): string => field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** Versions table of a table: `parent_id`, `latest`, and each column prefixed `version_`. */
export const versionTableOf = (table: string): string => `_${table}_v`

/** Versions table of an array field: `_order`, `_parent_id`, `_uuid` for the row's id, the fields. */
export const versionRowsTableOf = (table: string, rows: string): string => `_${table}_v_version_${rows}`

/** A record's column in its versions table. */
export const versionColumnOf = (column: string): string => `version_${column}`
