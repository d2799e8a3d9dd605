import { desc, sql } from '@payloadcms/db-postgres/drizzle'
import { index, uniqueIndex } from '@payloadcms/db-postgres/drizzle/pg-core'

type Seat = 'authority' | 'quota' | 'category' | 'course' | 'gender' | 'college' | 'listedAs'
type Figure = 'year' | 'round' | 'rankType' | 'closingRank' | 'allotted' | 'flag'
type Columns = Record<'id' | Seat | Figure, never>

/**
 * One index by which the predictor finds the latest figure of each kind of seat, with all that it compares and without
 * a look at the rows, one for a college's own figures, and one that says which rows are the same figure: a file that
 * comes twice finds its rows by it.
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
