import { type SQL, sql } from 'drizzle-orm'
import { isPlainWord, type ParsedQuery } from '@/lib/search/parsed-query'
import { holdsName } from '@/lib/search/text-queries'
import { SEARCH_TEXT } from './conditions-queries'
import type { CollegeFilters } from './search-params'

/** Each order ends in name and id, so that no college stands on two pages. */
const ORDERS: Record<CollegeFilters['sort'], SQL> = {
  recommended: sql`c.featured DESC, c.name, c.id`,
  name: sql`c.name, c.id`,
  fees: sql`c.fees_amount, c.name, c.id`,
  established: sql`c.established, c.name, c.id`,
  rating: sql`c.rating DESC NULLS LAST, c.name, c.id`,
}

/** The order of a list; what a search names comes first. */
export function orderOf({ sort }: CollegeFilters, parsed: ParsedQuery | null): SQL {
  // A single plain word stands in every hit: ordered by it, the list could not be walked along its index.
  if (!parsed || sort !== 'recommended' || isPlainWord(parsed)) return ORDERS[sort]
  // What bears the very words comes before what they mean; of those that share an abbreviation, the one it stands for.
  const names = parsed.wanted.flatMap(({ spellings }) => spellings.filter((spelling) => spelling.includes(' ')))
  const isNamed = names.length > 0 ? sql`${holdsName(SEARCH_TEXT, names)}::int` : sql`0`
  return sql`${holdsName(SEARCH_TEXT, [parsed.written])}::int + ${isNamed} DESC,
    (c.search_text LIKE ${`%${parsed.written}%`}) DESC, ${ORDERS.recommended}`
}
