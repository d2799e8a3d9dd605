import { payloadClient } from '@/lib/database/payload'

/**
 * Names of the migrations that this database has had.
 * @throws when the database does not answer
 */
export async function appliedMigrations(): Promise<Set<string>> {
  const payload = await payloadClient()
  const { rows } = await payload.db.pool.query<{ name: string }>('select name from payload_migrations where batch > 0')
  return new Set(rows.map(({ name }) => name))
}
