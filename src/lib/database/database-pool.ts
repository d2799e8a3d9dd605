import pg from 'pg'
import { env } from '../env'

let pool: pg.Pool | undefined

/** A few connections for the proxy, which runs before any page and must not load Payload for a one-row question. */
export function smallPool(): pg.Pool {
  if (!pool) {
    pool = new pg.Pool({
      connectionString: env.DATABASE_URL,
      max: 3,
      connectionTimeoutMillis: 2000,
      idleTimeoutMillis: 30_000,
    })
    // A connection that breaks while idle is replaced at the next query; without a listener it would end the process.
    pool.on('error', (error) => console.warn('A connection of the proxy broke:', error.message))
  }
  return pool
}

/** @throws when the database does not answer */
export async function askDatabase(): Promise<void> {
  await smallPool().query('select 1')
}
