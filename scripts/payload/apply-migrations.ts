import type { Migration, Payload } from 'payload'
import { migrations } from '../../migrations'

/**
 * Applies those of some migrations that the database has not had.
 * @param wanted their names
 * @returns the names of all that it has had now
 */
export async function applyMigrations(payload: Payload, wanted: readonly string[]): Promise<string[]> {
  const chosen = migrations.filter(({ name }) => wanted.includes(name))
  // The type for every database knows less of a migration's arguments than PostgreSQL's own.
  await payload.db.migrate({ migrations: chosen as Migration[] })
  const { docs } = await payload.find({
    collection: 'payload-migrations',
    pagination: false,
    sort: 'name',
    // The launcher's own look at the list; nobody is signed in here.
    overrideAccess: true,
  })
  return docs.flatMap(({ name }) => name ?? [])
}
