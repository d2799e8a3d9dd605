import { desc, sql } from '@payloadcms/db-postgres/drizzle'
import { index, uniqueIndex } from '@payloadcms/db-postgres/drizzle/pg-core'

type Seat = 'authority' | 'quota' | 'category' | 'course' | 'gender' | 'college' | 'listedAs'
type Figure = 'year' | 'round' | 'rankType' | 'closingRank' | 'allotted' | 'flag'
type Columns = Record<'id' | Seat | Figure, never>

/**
 * An index-only path to the latest figure of each kind of seat for the predictor, an index for a college's own figures,
 * and a unique one that identifies a figure, so that a repeated file finds its rows.
 */
export const closingRankIndexes = ({ category, course, year, round, college, listedAs, ...rest }: Columns) => ({
  latest: index('closing_ranks_latest')
    .on(
      course,
      rest.quota,
      category,
      rest.gender,
      round,
      college,
      desc(year),
      rest.id,
      rest.authority,
      rest.closingRank,
      rest.rankType,
      rest.allotted,
      rest.flag,
    )
    .where(sql`${college} IS NOT NULL AND ${rest.rankType} <> 'state-merit'`),
  ofCollege: index('closing_ranks_of_college').on(college, course, category),
  sameFigure: uniqueIndex('closing_ranks_same_figure').on(
    listedAs,
    year,
    round,
    rest.quota,
    category,
    course,
    rest.gender,
    rest.authority,
  ),
})
