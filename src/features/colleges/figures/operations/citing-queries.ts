import { sql } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'
import { versionRowsTableOf, versionTableOf } from '@/cms/database/payload-tables'
import { isRecordId } from '@/lib/database/record-id'
import { rowsIn, runIn } from '@/lib/database/transaction'
import { deriveFeesSql, deriveSeatsSql } from './card-figures-queries'

/** How many figures of colleges name a source, drafts and the trash included. */
export async function countCitations(req: PayloadRequest, source: string): Promise<number> {
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

/** Brings the cards of the colleges that name a source in step with their rows, after its kind has changed. */
export async function deriveCardsOfSource(req: PayloadRequest, source: string): Promise<void> {
  if (!isRecordId(source)) return
  const naming = (table: string) => `select distinct _parent_id from ${table} where source_id = '${source}'::uuid`
  await runIn(req)(sql.raw(deriveFeesSql(naming('colleges_fee_rows'))))
  await runIn(req)(sql.raw(deriveSeatsSql(naming('colleges_seat_rows'))))
}
