import type { Payload } from 'payload'

/**
 * Names of the migrations that this database has had.
 * @throws when the database does not answer
 */
export async function appliedMigrations({ db }: Payload): Promise<Set<string>> {
  const { rows } = await db.pool.query<{ name: string }>('select name from payload_migrations where batch > 0')
  return new Set(rows.map(({ name }) => name))
}
