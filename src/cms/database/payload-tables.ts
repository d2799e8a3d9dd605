import { type SQL, sql } from 'drizzle-orm'
import type { Payload, PayloadRequest } from 'payload'
import { uuidArray } from '@/lib/database/sql-list'
import { rowsIn, runIn } from '@/lib/database/transaction'

/*
 * Every statement over tables that Payload makes for itself. Their names and columns are Payload's to change; the
 * table of `tests/integration/operations/payload-tables.test.ts` says what they were when this was written, and fails for each
 * one that an upgrade changes.
 */

/** The version whose tables these statements were read from. */
export const PAYLOAD_TABLES_OF = '3.90.1'

/** A mail of the queue that was given up. */
export interface GivenUpMail {
  id: string
  to: string | null
  subject: string | null
  reason: string | null
  createdAt: Date
}

type Database = Pick<Payload, 'db'>

/** The newest mails that were given up. */
export async function givenUpMails({ db }: Database, most: number): Promise<GivenUpMail[]> {
  const { rows } = await db.pool.query<GivenUpMail>(
    `select id, input ->> 'to' as to, input ->> 'subject' as subject, created_at as "createdAt",
       left(coalesce(error ->> 'message', error #>> '{}'), 200) as reason
     from payload_jobs where has_error and task_slug = 'send-mail' order by created_at desc limit $1`,
    [most],
  )
  return rows
}

/** How many mails were given up, and how many have failed so far and are tried again. */
export async function countFailedMails({ db }: Database): Promise<{ total: number; waiting: number }> {
  const { rows } = await db.pool.query<Record<'total' | 'waiting', number>>(
    `select (count(*) filter (where has_error))::int as total,
       (count(*) filter (where has_error is not true and total_tried > 0 and completed_at is null))::int as waiting
     from payload_jobs where task_slug = 'send-mail'`,
  )
  return rows[0] ?? { total: 0, waiting: 0 }
}

/**
 * What waits in the queue: jobs that are due, for how many seconds the oldest of them has been, and mails given up.
 */
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

/** How a queued mail stands: it waits for its turn, failed so far and is tried again, or was given up. */
export interface QueuedMail {
  state: 'waiting' | 'trying' | 'failed'
  /** Why it failed the last time. */
  reason: string | null
}

/** @returns null when the mail is not in the queue: it was accepted, because what went out is not kept */
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
 * Puts mails that were given up back into the queue as if they were new. One statement, so that two people who press
 * the button at once send each mail once.
 * @param ids which ones; null means all
 * @returns the subjects of those that were put back
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

/** Deletes every mail to an address that waits or was given up. */
export async function deleteMailsTo(req: PayloadRequest, mailbox: string): Promise<void> {
  await runIn(req)(sql`delete from payload_jobs where lower(input ->> 'to') = ${mailbox.toLowerCase()}`)
}

/**
 * Deletes the waiting work, mails among it, whose words match.
 * @param patterns a query of one column `pattern`: regular expressions over lowercase text
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

/** Deletes the mails that were given up and written before a moment; returns how many. */
export async function deleteGivenUpMails({ db }: Database, writtenBefore: Date): Promise<number> {
  const { rowCount } = await db.pool.query(
    `delete from payload_jobs where task_slug = 'send-mail' and has_error and created_at < $1`,
    [writtenBefore],
  )
  return rowCount ?? 0
}

const WAITING_PLANS = `task_slug = 'schedulePublish' and has_error is not true and completed_at is null`

/** The plans of a collection in SQL, for statements that join them: `record`, `type` (publish or unpublish), `due`. */
export const plannedSql = (collection: string): string =>
  `(select input -> 'doc' ->> 'value' as record, coalesce(input ->> 'type', 'publish') as type, wait_until as due
    from payload_jobs where ${WAITING_PLANS} and input -> 'doc' ->> 'relationTo' = '${collection}')`

export interface PlannedChange {
  id: string
  type: 'publish' | 'unpublish'
  at: Date
}

/** Which records of a collection will be published or withdrawn by themselves, the nearest first. */
export async function plannedChanges({ db }: Database, collection: string): Promise<PlannedChange[]> {
  const { rows } = await db.pool.query<PlannedChange>(
    `select record as id, type, due as at from ${plannedSql(collection)} as planned where due is not null order by due`,
  )
  return rows
}

const plansOf = (collection: string, record: number | string) =>
  sql`task_slug = 'schedulePublish' and has_error is not true
    and input -> 'doc' ->> 'relationTo' = ${collection} and input -> 'doc' ->> 'value' = ${String(record)}`

/** Keeps what is planned for one record from being done: a job that is over is not taken, and those done are deleted. */
export async function parkPlans(req: PayloadRequest, collection: string, record: number | string): Promise<void> {
  await runIn(req)(sql`update payload_jobs set completed_at = now()
    where completed_at is null and processing is not true and ${plansOf(collection, record)}`)
}

/** Plans again what was parked of one record, but for what would have been done meanwhile. */
export async function resumePlans(req: PayloadRequest, collection: string, record: number | string): Promise<void> {
  await runIn(req)(sql`delete from payload_jobs
    where completed_at is not null and coalesce(wait_until, created_at) <= now() and ${plansOf(collection, record)}`)
  await runIn(req)(sql`update payload_jobs set completed_at = null where ${plansOf(collection, record)}`)
}

/** Deletes what is planned or parked of one record. */
export async function deletePlans(req: PayloadRequest, collection: string, record: number | string): Promise<void> {
  await runIn(req)(sql`delete from payload_jobs where ${plansOf(collection, record)}`)
}

type Connection = Payload['db']['drizzle']

/**
 * Takes free jobs in one statement: who takes at the same moment passes by what another is taking.
 * @param chosen which ones, in which order, and how many
 * @returns their ids
 */
export async function takeJobs(
  connection: Connection,
  { where, order, most }: { where: SQL; order: SQL[]; most: number },
): Promise<string[]> {
  const { rows } = await connection.execute<{ id: string }>(sql`
    with chosen as materialized (
      select id from payload_jobs where ${where} order by ${sql.join(order, sql`, `)} limit ${most}
      for update skip locked)
    update payload_jobs set processing = true, updated_at = now() where id in (select id from chosen) returning id`)
  return rows.map(({ id }) => id)
}

/** Whether a job is still there; it stays so until the transaction ends. */
export async function isJobThere(connection: Connection, id: string): Promise<boolean> {
  const { rows } = await connection.execute(sql`select 1 from payload_jobs where id = ${id}::uuid for no key update`)
  return rows.length > 0
}

/** Notes, in a commit of its own, that a job has done what it is for: nobody takes it again. */
export async function noteJobDone({ db }: Database, id: string): Promise<void> {
  await db.pool.query(
    'update payload_jobs set completed_at = now(), processing = false, updated_at = now() where id = $1',
    [id],
  )
}

/**
 * Gives back the work that was taken so many minutes ago and never finished, and forgets what was finished by a process
 * that could not delete it any more; what is parked (`parkPlans`) stays.
 * @returns how much was given back
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

/** Deletes what the studio remembers of a person's lists, and their locks on records. */
export async function deleteStudioTraces(req: PayloadRequest, person: string): Promise<void> {
  await runIn(req)(sql`
    delete from payload_preferences where id in (
      select parent_id from payload_preferences_rels where users_id = ${person}::uuid and path = 'user')`)
  await runIn(req)(sql`
    delete from payload_locked_documents where id in (
      select parent_id from payload_locked_documents_rels where users_id = ${person}::uuid and path = 'user')`)
}

/**
 * Deletes the saved views of lists that were a person's alone, and those that look for their address. Payload keeps a
 * view for its owner alone under the name of that person for each thing that can be done with it.
 */
export async function deletePresetsOf(req: PayloadRequest, person: { id: string; email: string }): Promise<void> {
  await runIn(req)(sql`
    delete from payload_query_presets where (access_read_constraint = 'onlyMe' and id in (
        select parent_id from payload_query_presets_rels
        where users_id = ${person.id}::uuid and path = 'access.read.users'))
      or position(${person.email.toLowerCase()} in lower(concat_ws(' ', title, "where"::text))) > 0`)
}

/** Names of the migrations that this database has had. */
export async function migrationNames({ db }: Database): Promise<string[]> {
  const { rows } = await db.pool.query<{ name: string }>('select name from payload_migrations where batch > 0')
  return rows.map(({ name }) => name)
}

/**
 * Adds one session and takes away those that ran out. The person's row is held meanwhile, so that an account which is
 * being shut at this moment either refuses the session or ends it.
 * @returns whether there is such a person whose account is not shut
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

/** Has a session end so many seconds from now; false when it has ended already. */
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

/** Ends every session of a person, whatever becomes of the request that asks for it. */
export async function deleteSessions({ db }: Database, person: string): Promise<void> {
  await db.pool.query('delete from users_sessions where _parent_id = $1', [person])
}

/**
 * Makes a password one that nobody knows, and ends every session, in the transaction of the request.
 * @param hash as Payload keeps passwords, so that trying one takes as long as everywhere
 */
export async function replacePassword(
  req: PayloadRequest,
  person: string,
  { hash, salt }: { hash: string; salt: string },
): Promise<void> {
  await runIn(req)(sql`update users set hash = ${hash}, salt = ${salt} where id = ${person}`)
  await runIn(req)(sql`delete from users_sessions where _parent_id = ${person}`)
}

/** How many sessions of each person have not ended; who has none is not there. */
export async function sessionCounts({ db }: Database, people: readonly string[]): Promise<Map<string, number>> {
  const { rows } = await db.pool.query<{ person: string; count: number }>(
    `select _parent_id as person, count(*)::int as count from users_sessions
     where _parent_id = any($1::uuid[]) and expires_at > now() group by 1`,
    [people],
  )
  return new Map(rows.map(({ person, count }) => [person, count]))
}

/** The table of a collection or global, by its slug. */
export const tableOf = (slug: string): string => slug.replaceAll('-', '_')

/** The column of a field that stands in no group. */
export const columnOf = (field: string): string => field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** The table of a collection's versions, by the name of its own: `parent_id`, `latest`, and each column behind `version_`. */
export const versionTableOf = (table: string): string => `_${table}_v`

/** The table in which versions keep rows of fields: `_order`, `_parent_id`, `_uuid` for the id of the row, the fields. */
export const versionRowsTableOf = (table: string, rows: string): string => `_${table}_v_version_${rows}`

/** A column of the record, as its versions have it. */
export const versionColumnOf = (column: string): string => `version_${column}`
