import type { Payload } from 'payload'
import { migrations } from '@/../migrations'
import { appliedMigrations } from '@/cms/database/payload-tables'

const NO_SUCH_TABLE = '42P01'
const hasCode = (error: unknown, code: string) => error instanceof Error && 'code' in error && error.code === code

/**
 * Names of this version's unapplied migrations; all for an empty database.
 * @throws if the database is down
 */
export async function missingMigrations(payload: Payload): Promise<string[]> {
  const applied = await appliedMigrations(payload).catch((error: unknown) => {
    if (hasCode(error, NO_SUCH_TABLE)) return new Set<string>()
    throw error
  })
  return migrations.map(({ name }) => name).filter((name) => !applied.has(name))
}
