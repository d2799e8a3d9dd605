import { index, uniqueIndex } from '@payloadcms/db-postgres/drizzle/pg-core'

type Columns = Record<
  'category' | 'course' | 'year' | 'authority' | 'quota' | 'gender' | 'round' | 'listedAs' | 'college',
  never
>

/**
 * One index by which the predictor reads what a category closed at, one for a college's own figures, and one that says
 * which rows are the same figure: a file that comes twice finds its rows by it.
 */
export const closingRankIndexes = ({ category, course, year, round, college, listedAs, ...rest }: Columns) => ({
  ofCategory: index('closing_ranks_of_category').on(category, course, year, round),
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
