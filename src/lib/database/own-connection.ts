import type { Pool, PoolClient } from 'pg'

/**
 * Runs statements of pg as one transaction on a connection of their own: all of what they write is kept, or nothing. A
 * connection that cannot even take it back is not used again.
 * @throws what `work` throws, after everything was undone
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
