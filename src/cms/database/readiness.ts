import type { Payload } from 'payload'
import { migrationNames } from './payload-tables'

/**
 * Names of the applied migrations.
 * @throws if the database is down
 */
export const appliedMigrations = async (payload: Payload): Promise<Set<string>> =>
  new Set(await migrationNames(payload))

/** @throws if the database is down */
export async function askDatabase({ db }: Pick<Payload, 'db'>): Promise<void> {
  await db.pool.query('select 1')
}
