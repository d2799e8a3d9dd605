import type pg from 'pg'

/** The channel of LISTEN and NOTIFY; it belongs to one database, and with it to one site. */
const CHANNEL = 'site_processes'
/** Any number that no other lock of this database uses. */
const LEAD_LOCK = 721_490_355

/** Has the connection hear what others tell from now on. */
export const listen = (client: pg.Client): Promise<unknown> => client.query(`listen ${CHANNEL}`)

/** The name under which PostgreSQL shows the connections that processes hold for each other. */
export const APPLICATION_NAME = 'vaidyapath processes'

/**
 * Tells all who listen, this connection too.
 * @returns how many other processes there are to hear it
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

/** Takes the lead if it is free; it ends with the connection. */
export async function takeLead(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [LEAD_LOCK])
  return rows[0]?.taken ?? false
}

/** Asks for nothing; fails when the connection is gone. */
export const greet = (client: pg.Client): Promise<unknown> => client.query('select 1')
