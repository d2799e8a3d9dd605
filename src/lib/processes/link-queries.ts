import type pg from 'pg'

/** Channel of LISTEN and NOTIFY, scoped to one database and so to one site. */
const CHANNEL = 'site_processes'
/** Any number that no other advisory lock of this database uses. */
const LEAD_LOCK = 721_490_355

/** Subscribes the connection to notifications from now on. */
export const listen = (client: pg.Client): Promise<unknown> => client.query(`listen ${CHANNEL}`)

/** Name of these connections in PostgreSQL's `pg_stat_activity`. */
export const APPLICATION_NAME = 'vaidyapath processes'

/**
 * Notifies all listeners, this connection included.
 * @returns the number of other processes that listen
 */
export async function notify(client: pg.Client, message: string): Promise<number> {
  const { rows } = await client.query<{ others: number }>(
    `select pg_notify($1, $2), (
      select count(*)::int from pg_stat_activity
      where application_name = $3 and datname = current_database() and pid <> pg_backend_pid()
    ) as others`,
    [CHANNEL, message, APPLICATION_NAME],
  )
  return rows[0]?.others ?? 0
}

/** Takes leadership if it is free; released with the connection. */
export async function takeLead(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [LEAD_LOCK])
  return rows[0]?.taken ?? false
}

/** A no-op query that fails when the connection is lost. */
export const greet = (client: pg.Client): Promise<unknown> => client.query('select 1')
