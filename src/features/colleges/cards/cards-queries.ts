import { asVisitor } from '@/cms/access/access'
import { liveRecords, liveRecordsSql } from '@/cms/access/live-rule'
import { recordsAt } from '@/cms/hooks/slugs-rule'
import type { Language } from '@/lib/language'
import 'server-only'
import { sql } from 'drizzle-orm'
import type { Where } from 'payload'
import { cached, tags } from '@/lib/caching/cache'
import { payloadClient } from '@/server/payload'
import { rowsOf } from '@/server/read-queries'
import { shelfLives } from '@/server/shelf-lives'
import { CARD_COLUMNS, type CollegeCardView, collegeCard } from './card-view'

const PLACES = 3

/** The cards of live colleges that match, featured ones first. */
export async function liveCards(language: Language, where: Where, limit?: number): Promise<CollegeCardView[]> {
  const [payload, shelf] = await Promise.all([payloadClient(), shelfLives()])
  const { docs } = await payload.find({
    collection: 'colleges',
    where: { and: [liveRecords(), where] },
    select: CARD_COLUMNS,
    limit,
    sort: ['-featured', 'name'],
    ...asVisitor,
    depth: 1,
  })
  return docs.map((college) => collegeCard(language, college, shelf))
}

/**
 * Home page colleges: the editor's choice in order, filled up with featured ones.
 * @param chosen record ids; hidden or deleted ones are skipped
 */
export function topColleges(language: Language, chosen: string[]): Promise<CollegeCardView[]> {
  const shownBy = [tags.home(), tags.collegeCards(), tags.allColleges(), tags.media(), tags.shelfLives()]
  return cached(['top-colleges', language, ...chosen], shownBy, [], async () => {
    const picked = await collegeCards(language, chosen)
    const missing = PLACES - picked.length
    const rest = missing > 0 ? await liveCards(language, { id: { not_in: picked.map(({ id }) => id) } }, missing) : []
    return [...picked, ...rest]
  })
}

interface CollegeCounts {
  colleges: number
  /** Number of states and provinces with a college. */
  states: number
}

const NONE: CollegeCounts = { colleges: 0, states: 0 }

/** Number of listed colleges, and of their states and provinces. */
export const collegeCounts = (): Promise<CollegeCounts> =>
  cached(['college-counts'], [tags.collegeFigures(), tags.allColleges()], NONE, async () => {
    const rows = await rowsOf<{ colleges: number; states: number }>(
      sql`select count(*)::int as colleges, count(distinct (country, state))::int as states
            from colleges where ${sql.raw(liveRecordsSql('colleges'))}`,
    )
    return rows[0] ?? NONE
  })

/** Live colleges among the ids, in their order. */
export async function collegeCards(language: Language, ids: string[]): Promise<CollegeCardView[]> {
  const found = ids.length > 0 ? await liveCards(language, { id: { in: ids } }) : []
  return found.sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id))
}

/** Names of visible colleges by slug, former slugs included. */
export async function collegeNamesAt(slugs: readonly string[]): Promise<Map<string, string>> {
  if (slugs.length === 0) return new Map()
  const rows = await rowsOf<{ slug: string; name: string }>(sql`
    select at.slug, colleges.name
    from ${recordsAt('colleges', liveRecordsSql('colleges'), slugs)} as at join colleges on colleges.id = at.id`)
  return new Map(rows.map(({ slug, name }) => [slug, name]))
}
