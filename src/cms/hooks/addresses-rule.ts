import { type SQL, sql } from 'drizzle-orm'
import { sqlList } from '@/lib/database/sql-list'

/**
 * SQL: the records of a table at some addresses: `id`, and the `slug` that was asked for. A renamed record is at the
 * address that it had as well, unless another one that visitors see is there now.
 * @param isSeen the rule of what visitors see, over the columns of the table
 */
export const recordsAt = (table: string, isSeen: string, slugs: readonly string[]): SQL => {
  const [records, seen, asked] = [sql.identifier(table), sql.raw(isSeen), sqlList(slugs)]
  return sql`(
    select ${records}.id, ${records}.slug from ${records} where ${records}.slug in ${asked} and ${seen}
    union all
    select ${records}.id, former.slug from slug_history as former join ${records} on ${records}.id::text = former.record
    where former."of"::text = ${table} and former.slug in ${asked} and ${seen}
      and not exists (select from ${records} where ${records}.slug = former.slug and ${seen}))`
}
