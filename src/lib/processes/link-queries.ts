import type pg from 'pg'

/** The channel of LISTEN and NOTIFY; it belongs to one database, and with it to one site. */
const CHANNEL = 'site_processes'
/** Any number that no other lock of this database uses. */
const LEAD_LOCK = 721_490_355

/** Has the connection hear what others tell from now on. */
export const listen = (client: pg.Client): Promise<unknown> => client.query(`listen ${CHANNEL}`)

/** Tells all who listen, this connection too. */
export const notify = (client: pg.Client, message: string): Promise<unknown> =>
  client.query('select pg_notify($1, $2)', [CHANNEL, message])

/** Takes the lead if it is free; it ends with the connection. */
export async function takeLead(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [LEAD_LOCK])
  return rows[0]?.taken ?? false
}

/** Asks for nothing; fails when the connection is gone. */
export const greet = (client: pg.Client): Promise<unknown> => client.query('select 1')
