import { findAsVisitor } from '@/cms/access/access'
import { liveRecordsSql } from '@/cms/access/live-rule'
import { recordsAt } from '@/cms/hooks/slugs-rule'
import type { Language } from '@/lib/language'
import 'server-only'
import { type SQL, sql } from 'drizzle-orm'
import { cached, tags } from '@/lib/caching/cache'
import { uuidArray } from '@/lib/database/sql-list'
import type { College, Media } from '@/payload-types'
import { payloadClient } from '@/server/payload'
import { rowsOf } from '@/server/read-queries'
import { shelfLives } from '@/server/shelf-lives'
import { LIVE_COLLEGES } from '../search/conditions-queries'
import { type CollegeCardView, collegeCard } from './card-view'

const PLACES = 3

interface CardRow extends Omit<College, 'image'> {
  image: string | null
}

/** A source column as a record. */
const sourceOf = (column: string): SQL =>
  sql`(SELECT to_jsonb(source) FROM (
    SELECT id, title, publisher, address, year, kind, covers FROM sources WHERE id = c.${sql.identifier(column)}) source)`

/**
 * The cards of colleges, by raw SQL: through the Local API they took a sixth of the time of an answer of the predictor.
 * @param ids a statement of live colleges' ids, whose order is kept
 */
export async function readCards(language: Language, ids: SQL): Promise<CollegeCardView[]> {
  const rows = await rowsOf<CardRow>(
    sql`SELECT c.id, c.slug, c.name, c.location, c.state, c.country, c.ownership, c.fees, c.seats,
          c.established::int AS "established", c.fees_year AS "feesYear", c.fees_checked_on AS "feesCheckedOn",
          c.seats_year AS "seatsYear", c.seats_checked_on AS "seatsCheckedOn",
          c.established_checked_on AS "establishedCheckedOn", ${sourceOf('fees_source_id')} AS "feesSource",
          ${sourceOf('seats_source_id')} AS "seatsSource", ${sourceOf('established_source_id')} AS "establishedSource",
          c.image_url AS "imageUrl", c.image_id AS "image",
          array(SELECT k.value::text FROM colleges_kinds k WHERE k.parent_id = c.id) AS "kinds", c.minority_of AS "minorityOf",
          array(SELECT o.value::text FROM colleges_courses o WHERE o.parent_id = c.id ORDER BY o."order") AS "courses"
        FROM (SELECT id, row_number() OVER () AS place FROM (${ids}) asked) page JOIN colleges c ON c.id = page.id
        ORDER BY page.place`,
  )
  const [images, shelf] = await Promise.all([imagesOf(rows.flatMap(({ image }) => image ?? [])), shelfLives()])
  return rows.map((row) => collegeCard(language, { ...row, image: row.image ? images.get(row.image) : null }, shelf))
}

async function imagesOf(ids: string[]): Promise<Map<string, Media>> {
  if (ids.length === 0) return new Map()
  const images = await findAsVisitor(await payloadClient(), 'media', { id: { in: ids } })
  return new Map(images.map((image) => [image.id, image]))
}

/** The cards of live colleges that match, featured ones first. */
export const liveCards = (language: Language, where: SQL, limit: number): Promise<CollegeCardView[]> =>
  readCards(
    language,
    sql`SELECT c.id FROM colleges c WHERE ${LIVE_COLLEGES} AND ${where} ORDER BY c.featured DESC, lower(c.name), c.id LIMIT ${limit}`,
  )

/**
 * Home page colleges: the editor's choice in order, filled up with featured ones.
 * @param chosen record ids; hidden or deleted ones are skipped
 */
export function topColleges(language: Language, chosen: string[]): Promise<CollegeCardView[]> {
  const shownBy = [tags.home(), tags.collegeCards(), tags.allColleges(), tags.media(), tags.shelfLives()]
  return cached(['top-colleges', language, ...chosen], shownBy, [], async () => {
    const picked = await collegeCards(language, chosen)
    const missing = PLACES - picked.length
    const rest =
      missing > 0 ? await liveCards(language, sql`c.id <> all(${uuidArray(picked.map(({ id }) => id))})`, missing) : []
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
export const collegeCards = async (language: Language, ids: readonly string[]): Promise<CollegeCardView[]> =>
  ids.length === 0
    ? []
    : readCards(
        language,
        sql`SELECT c.id FROM unnest(${uuidArray(ids)}) WITH ORDINALITY asked (id, place) JOIN colleges c USING (id)
            WHERE ${LIVE_COLLEGES} ORDER BY asked.place`,
      )

/** Names of visible colleges by slug, former slugs included. */
export async function collegeNamesAt(slugs: readonly string[]): Promise<Map<string, string>> {
  if (slugs.length === 0) return new Map()
  const rows = await rowsOf<{ slug: string; name: string }>(sql`
    select at.slug, colleges.name
    from ${recordsAt('colleges', liveRecordsSql('colleges'), slugs)} as at join colleges on colleges.id = at.id`)
  return new Map(rows.map(({ slug, name }) => [slug, name]))
}
