import type { Payload } from 'payload'
import { migrationNames } from './payload-tables'

/**
 * Names of the migrations that this database has had.
 * @throws when the database does not answer
 */
export const appliedMigrations = async (payload: Payload): Promise<Set<string>> =>
  new Set(await migrationNames(payload))

/** @throws when the database does not answer */
export async function askDatabase({ db }: Pick<Payload, 'db'>): Promise<void> {
  await db.pool.query('select 1')
}
