import { type SQL, sql } from 'drizzle-orm'
import { sqlList } from '@/lib/database/sql-list'

/**
 * SQL: records of a table by slug: `id`, and the requested `slug`. Renamed records match their former slug too, unless
 * another visible record has it now.
 * @param isSeen visibility rule over the table's columns
 */
export const recordsAt = (table: string, isSeen: string, slugs: readonly string[]): SQL => {
  const [records, seen, slugList] = [sql.identifier(table), sql.raw(isSeen), sqlList(slugs)]
  return sql`(
    select ${records}.id, ${records}.slug from ${records} where ${records}.slug in ${slugList} and ${seen}
    union all
    select ${records}.id, former.slug from slug_history as former join ${records} on ${records}.id::text = former.record
    where former."of"::text = ${table} and former.slug in ${slugList} and ${seen}
      and not exists (select from ${records} where ${records}.slug = former.slug and ${seen}))`
}
