import { index } from '@payloadcms/db-postgres/drizzle/pg-core'
import { sql } from 'drizzle-orm'
import { liveRows } from '@/cms/access/live-rule'
import { feesIndexed } from '@/lib/college-facts/college-fees-rule'

type Place = 'state' | 'country' | 'ownership'
type Figures = 'featured' | 'feesAmount' | 'established' | 'rating' | 'courseMask' | 'kindMask'
type Columns = Parameters<typeof liveRows>[0] & Record<'id' | 'name' | Place | Figures, never>

/**
 * One index per sort order of the public list, over live rows only and ending in the id, so that a page is found
 * without reading earlier records; and a covering index for the facet counts.
 */
export function collegeListIndexes(columns: Columns) {
  const live = liveRows(columns)
  const { featured, id } = columns
  const name = sql`lower(${columns.name})`
  return {
    listRecommended: index('colleges_list_recommended').on(sql`${featured} DESC`, name, id).where(live),
    listState: index('colleges_list_state').on(columns.state, sql`${featured} DESC`, name, id).where(live),
    listName: index('colleges_list_name').on(name, id).where(live),
    listFees: index('colleges_list_fees').on(feesIndexed(columns), name, id).where(live),
    listEstablished: index('colleges_list_established').on(columns.established, name, id).where(live),
    listRating: index('colleges_list_rating').on(sql`${columns.rating} DESC NULLS LAST`, name, id).where(live),
    listCounts: index('colleges_list_counts')
      .on(columns.country, columns.state, columns.ownership, columns.feesAmount, columns.courseMask, columns.kindMask)
      .where(live),
  }
}
