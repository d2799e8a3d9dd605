import pg, { type Pool, type PoolClient } from 'pg'
import { env } from '../env'

let pool: pg.Pool | undefined

/** A few connections for the proxy, which runs before every page and must not load Payload for a one-row query. */
export function smallPool(): pg.Pool {
  if (!pool) {
    pool = new pg.Pool({
      connectionString: env.DATABASE_URL,
      max: 3,
      connectionTimeoutMillis: 2000,
      // A connection that has gone silent does not fail by itself, and every page would wait for it.
      query_timeout: 5000,
      idleTimeoutMillis: 30_000,
    })
    // An idle connection that breaks is replaced at the next query; without a listener it would end the process.
    pool.on('error', (error) => console.warn('A connection of the proxy broke:', error.message))
  }
  return pool
}

/** @throws when the database does not respond */
export async function pingDatabase(): Promise<void> {
  await smallPool().query('select 1')
}

/**
 * Runs pg statements in a transaction on a dedicated connection. A connection that fails to roll back is not reused.
 * @throws what `work` throws, after the rollback
 */
export async function onOwnConnection<T>(pool: Pool, work: (client: PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    const result = await work(client)
    await client.query('commit')
    client.release()
    return result
  } catch (error) {
    await client.query('rollback').then(
      () => client.release(),
      () => client.release(true),
    )
    throw error
  }
}
