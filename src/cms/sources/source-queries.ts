import type { Payload } from 'payload'
import type { Source } from '@/payload-types'

/**
 * Reads what pages show of every source. Plain SQL, because Payload's hooks of two hundred records take a tenth of the
 * time of a page.
 */
export async function readSources({ db }: Pick<Payload, 'db'>): Promise<Source[]> {
  const { rows } = await db.pool.query<Source>(
    'select id, title, publisher, address, year, kind, covers from sources where deleted_at is null',
  )
  return rows
}
