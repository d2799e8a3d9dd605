import { sql } from 'drizzle-orm'
import type { Payload, PayloadRequest } from 'payload'
import { runIn } from '@/lib/database/transaction'

type Database = Pick<Payload, 'db'>

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

export async function deleteSession({ db }: Database, person: string, session: string | null): Promise<void> {
  await db.pool.query('delete from users_sessions where _parent_id = $1 and id = $2', [person, session])
}

/** Ends all sessions of a person, even if the calling request rolls back. */
export async function deleteSessions({ db }: Database, person: string): Promise<void> {
  await db.pool.query('delete from users_sessions where _parent_id = $1', [person])
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

/**
 * Deletes a person's list preferences and record locks. Payload 3.90 looks for these after the account is gone, when the
 * database has already dropped the reference.
 */
export async function deleteStudioTraces(req: PayloadRequest, { id }: { id: string }): Promise<void> {
  await runIn(req)(sql`
    delete from payload_preferences where id in (
      select parent_id from payload_preferences_rels where users_id = ${id}::uuid and path = 'user')`)
  await runIn(req)(sql`
    delete from payload_locked_documents where id in (
      select parent_id from payload_locked_documents_rels where users_id = ${id}::uuid and path = 'user')`)
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
