import { sql } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'
import type { Citing } from '@/cms/sources/citations'
import { tags } from '@/lib/caching/cache'
import { isRecordId } from '@/lib/database/record-id'
import { rowsIn, runIn } from '@/lib/database/transaction'
import { JOIN_OWN_POOLS } from './own-pool-rule'

const NAMING = { name: sql.raw('listed_as_id'), source: sql.raw('source_id') } as const

/** How many closing ranks reference a term, a name in lists, or a source. */
export async function countFigures(req: PayloadRequest, by: keyof typeof NAMING | 'term', id: string): Promise<number> {
  if (!isRecordId(id)) return 0
  const isNamed = by === 'term' ? sql`${id}::uuid in (quota_id, category_id)` : sql`${NAMING[by]} = ${id}::uuid`
  const rows = await rowsIn<{ count: number }>(req)(
    sql`select count(*)::int as count from closing_ranks where ${isNamed}`,
  )
  return rows[0]?.count ?? 0
}

/** How many closing ranks have no college. */
export async function countUnmatched(req: PayloadRequest): Promise<number> {
  const rows = await rowsIn<{ count: number }>(req)(
    sql`select count(*)::int as count from closing_ranks where college_id is null`,
  )
  return rows[0]?.count ?? 0
}

/** Moves all figures of a name to its college, or to none. */
export async function moveFigures(req: PayloadRequest, name: string, college: string | null): Promise<void> {
  await runIn(req)(
    sql`update closing_ranks set college_id = ${college}::uuid, updated_at = now() where listed_as_id = ${name}::uuid`,
  )
  await runIn(req)(sql.raw(JOIN_OWN_POOLS))
}

/** The closing ranks that cite sources. Nothing is derived from a source's kind. */
export const cutOffFigures: Citing = {
  count: (req, source) => countFigures(req, 'source', source),
  tags: () => [tags.cutOffs()],
}
