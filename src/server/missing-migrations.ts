import type { Payload } from 'payload'
import { migrations } from '@/../migrations'
import { appliedMigrations } from '@/cms/database/readiness'

const NO_SUCH_TABLE = '42P01'
const hasCode = (error: unknown, code: string) => error instanceof Error && 'code' in error && error.code === code

/**
 * Names of the migrations of this version that the database has not had; all of them while it is empty.
 * @throws when the database does not answer
 */
export async function missingMigrations(payload: Payload): Promise<string[]> {
  const applied = await appliedMigrations(payload).catch((error: unknown) => {
    if (hasCode(error, NO_SUCH_TABLE)) return new Set<string>()
    throw error
  })
  return migrations.map(({ name }) => name).filter((name) => !applied.has(name))
}
