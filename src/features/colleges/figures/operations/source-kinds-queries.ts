import { sql } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'
import type { SourceKind } from '@/cms/sources/source-rule'
import { isRecordId } from '@/lib/database/record-id'
import { sqlList } from '@/lib/database/sql-list'
import { rowsIn } from '@/lib/database/transaction'
import type { SourceKinds } from '../card-figures'

/** The kinds of some sources, as the transaction of the request sees them. */
export async function readSourceKinds(req: PayloadRequest, ids: readonly string[]): Promise<SourceKinds> {
  const asked = [...new Set(ids)].filter(isRecordId)
  if (asked.length === 0) return new Map()
  const list = sqlList(asked)
  const rows = await rowsIn<{ id: string; kind: SourceKind }>(req)(
    sql`select id, kind::text as kind from sources where id in ${list}`,
  )
  return new Map(rows.map(({ id, kind }) => [id, kind]))
}
