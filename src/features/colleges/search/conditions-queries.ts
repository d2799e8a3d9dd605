import { type SQL, sql } from 'drizzle-orm'
import { liveRecordsSql } from '@/cms/access/live-rule'
import { feesSql } from '@/lib/college-facts/college-fees-rule'
import { isOfKindSql, OWNER_GROUPS, ownerSql } from '@/lib/college-facts/college-kinds-rule'
import { sqlList } from '@/lib/database/sql-list'
import { isPlainWord, type ParsedQuery, understoodValues } from '@/lib/search/parsed-query'
import { holdsName, meansQuery } from '@/lib/search/text-queries'
import { courseChoice } from './course-mask'
import { type CollegeFilters, UNSTATED } from './search-params'

// Conditions over the table of colleges as `c`.

/** Those that visitors see. */
export const LIVE_COLLEGES = sql.raw(liveRecordsSql('c'))

/** Yearly fee in Indian rupees. */
export const FEES = feesSql('c')

export const SEARCH_TEXT = sql.raw('c.search_text')

/** SQL of the parsed phrases; those of one kind are alternatives. */
const understoodConditions = (parsed: ParsedQuery): SQL[] =>
  [...understoodValues(parsed)].flatMap(([kind, values]) => {
    if (kind === 'country') return [sql`c.country::text IN ${sqlList(values)}`]
    if (kind === 'state') return [sql`c.state IN ${sqlList(values)}`]
    if (kind === 'course') {
      const mask = values.reduce((bits, value) => bits | (courseChoice(value)?.mask ?? 0), 0)
      return [sql`(coalesce(c.course_mask, 0)::int & ${mask}::int) <> 0`]
    }
    if (kind === 'place') return [holdsName(SEARCH_TEXT, values)]
    return [isOfOwners(values)]
  })

/** SQL of an ownership group. */
const isOfOwners = (groups: readonly string[]): SQL =>
  sql`${sql.raw(ownerSql('c'))} IN ${sqlList(Object.entries(OWNER_GROUPS).flatMap(([group, owners]) => (groups.includes(group) ? owners : [])))}`

/** SQL of matching words, or their meanings. */
export const queryCondition = (parsed: ParsedQuery) => meansQuery(SEARCH_TEXT, parsed, understoodConditions(parsed))

/** SQL of all filters. */
export function filterConditions(filters: CollegeFilters): SQL[] {
  const { country, state, course, ownership, kind, fees } = filters
  return [
    ...(country ? [sql`c.country = ${country}`] : []),
    ...(state ? [sql`c.state = ${state}`] : []),
    ...(course ? [sql`(coalesce(c.course_mask, 0)::int & ${course.mask}::int) <> 0`] : []),
    ...(ownership ? [isOfOwners([ownership])] : []),
    ...(kind ? [sql.raw(isOfKindSql('c', [kind]))] : []),
    ...(fees === UNSTATED ? [sql`c.fees_amount IS NULL`] : fees ? [sql`${FEES} <= ${fees}`] : []),
  ]
}

/** The order of names, which capitals do not change: an abbreviation would stand before every word. */
const BY_NAME = sql`lower(c.name), c.id`

/** Every order ends in name and id, so that no college is on two pages. */
const ORDERS: Record<CollegeFilters['sort'], SQL> = {
  recommended: sql`c.featured DESC, ${BY_NAME}`,
  name: BY_NAME,
  fees: sql`${FEES}, ${BY_NAME}`,
  established: sql`c.established, ${BY_NAME}`,
  rating: sql`c.rating DESC NULLS LAST, ${BY_NAME}`,
}

/** SQL order of a list; exact names in the query come first. */
export function orderOf({ sort }: CollegeFilters, parsed: ParsedQuery | null): SQL {
  // A single plain word is in every hit: sorting by it would prevent walking the index.
  if (!parsed || sort !== 'recommended' || isPlainWord(parsed)) return ORDERS[sort]
  // Literal matches come before meanings; among colleges sharing an abbreviation, the one it stands for.
  const names = parsed.wanted.flatMap(({ spellings }) => spellings.filter((spelling) => spelling.includes(' ')))
  const isNamed = names.length > 0 ? sql`${holdsName(SEARCH_TEXT, names)}::int` : sql`0`
  return sql`${holdsName(SEARCH_TEXT, [parsed.written])}::int + ${isNamed} DESC,
    (c.search_text LIKE ${`%${parsed.written}%`}) DESC, ${ORDERS.recommended}`
}
