import { sql } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'
import { versionRowsTableOf, versionTableOf } from '@/cms/database/payload-tables'
import type { Citing } from '@/cms/sources/citations'
import type { SourceKind } from '@/cms/sources/source-rule'
import { tags } from '@/lib/caching/cache'
import { isRecordId } from '@/lib/database/record-id'
import { sqlList } from '@/lib/database/sql-list'
import { rowsIn, runIn } from '@/lib/database/transaction'
import type { SourceKinds } from '../card-figures'
import { deriveFeesSql, deriveSeatsSql } from './card-figures-queries'

/** Kinds of sources, within the request's transaction. */
export async function readSourceKinds(req: PayloadRequest, ids: readonly string[]): Promise<SourceKinds> {
  const recordIds = [...new Set(ids)].filter(isRecordId)
  if (recordIds.length === 0) return new Map()
  const list = sqlList(recordIds)
  const rows = await rowsIn<{ id: string; kind: SourceKind }>(req)(
    sql`select id, kind::text as kind from sources where id in ${list}`,
  )
  return new Map(rows.map(({ id, kind }) => [id, kind]))
}

/** Number of college figures citing a source, drafts and trash included. */
async function countCitations(req: PayloadRequest, source: string): Promise<number> {
  if (!isRecordId(source)) return 0
  const versions = sql.identifier(versionTableOf('colleges'))
  const feeDrafts = sql.identifier(versionRowsTableOf('colleges', 'fee_rows'))
  const seatDrafts = sql.identifier(versionRowsTableOf('colleges', 'seat_rows'))
  const rows = await rowsIn<{ count: number }>(req)(sql`
    select (
      (select count(*) from colleges_fee_rows where source_id = ${source}::uuid) +
      (select count(*) from colleges_seat_rows where source_id = ${source}::uuid) +
      (select count(*) from ${feeDrafts} row join ${versions} version on version.id = row._parent_id
        where row.source_id = ${source}::uuid and version.latest and version.version__status = 'draft') +
      (select count(*) from ${seatDrafts} row join ${versions} version on version.id = row._parent_id
        where row.source_id = ${source}::uuid and version.latest and version.version__status = 'draft') +
      (select coalesce(sum(num_nonnulls(
          nullif(source_id <> ${source}::uuid, true), nullif(established_source_id <> ${source}::uuid, true),
          nullif(ranking_source_id <> ${source}::uuid, true), nullif(facilities_source_id <> ${source}::uuid, true))), 0)
        from colleges where ${source}::uuid in
          (source_id, established_source_id, ranking_source_id, facilities_source_id))
    )::int as count`)
  return rows[0]?.count ?? 0
}

/** Updates the cards of colleges citing a source whose kind changed. */
async function deriveCardsOfSource(req: PayloadRequest, source: string): Promise<void> {
  if (!isRecordId(source)) return
  const naming = (table: string) => `select distinct _parent_id from ${table} where source_id = '${source}'::uuid`
  await runIn(req)(sql.raw(deriveFeesSql(naming('colleges_fee_rows'))))
  await runIn(req)(sql.raw(deriveSeatsSql(naming('colleges_seat_rows'))))
}

export const collegeFigures: Citing = {
  count: countCitations,
  refresh: deriveCardsOfSource,
  tags: () => [tags.colleges(), tags.allColleges(), tags.collegeFigures()],
}
