import type { Payload } from 'payload'

/** @throws if the database is down */
export async function pingDatabase({ db }: Pick<Payload, 'db'>): Promise<void> {
  await db.pool.query('select 1')
}
