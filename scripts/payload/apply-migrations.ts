import type { Migration, Payload } from 'payload'
import { migrations } from '../../migrations'

/**
 * Applies the given migrations that the database has not had.
 * @param wanted their names
 * @returns the names of all it has had now
 */
export async function applyMigrations(payload: Payload, wanted: readonly string[]): Promise<string[]> {
  const chosen = migrations.filter(({ name }) => wanted.includes(name))
  // The adapter-independent type knows less of a migration's arguments than PostgreSQL's own.
  await payload.db.migrate({ migrations: chosen as Migration[] })
  const { docs } = await payload.find({
    collection: 'payload-migrations',
    pagination: false,
    sort: 'name',
    // Read by the launcher; nobody is signed in here.
    overrideAccess: true,
  })
  return docs.flatMap(({ name }) => name ?? [])
}
