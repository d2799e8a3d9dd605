import { randomUUID } from 'node:crypto'
import { type SQL, sql } from 'drizzle-orm'
import { cache } from 'react'
import 'server-only'
import { cached, tags } from '@/lib/caching/cache'
import { LruCache } from '@/lib/caching/lru-cache'
import { liveColleges } from '@/lib/database/live-colleges'
import { MENU_STATES } from '@/lib/vocabulary'
import type { College, Media } from '@/payload-types'
import { payloadClient } from '@/server/payload'
import { collegeCard } from '../cards/card-view'
import type { CollegeCardView } from '../page/view'
import { type CollegeGroup, type CollegeOptions, optionsOf, statesOf, totalOf } from './facets'
import { type CollegeFilters, FEE_CEILINGS, OWNERSHIP_GROUPS } from './search-params'
import { searchWords } from './search-text'

// Plain SQL where the Local API cannot go: trigram similarity, counts by group, walks along the list's own indexes.
// Authority: every statement reads live rows only.
const LIVE = sql.raw(liveColleges('c'))

export const PAGE_SIZE = 10
/** Up to so many hits are gathered and sorted; beyond, walking the list in its order meets ten of them soon. */
const FEW_HITS = 2000
/** The share of a misspelt word's trigrams that must be met: first the extension's own, then one that finds "jipmar". */
const LIKENESSES = [0.6, 0.45]
/** A misspelling that nothing narrows down must not hold the page up. */
const FUZZY_MILLISECONDS = 800
const REMEMBERED_SEARCHES = 200

export interface CollegeList {
  filters: CollegeFilters
  total: number
  pages: number
  colleges: CollegeCardView[]
  options: CollegeOptions
}

/** What is looked for: words as they are spelt, and misspelt ones with how like them a text must be. */
interface Wording {
  words: string[]
  misspelt: string[]
  likeness: number
}

interface Hits {
  groups: CollegeGroup[]
  /** Null when every college is meant. */
  wording: Wording | null
}

const remembered = new LruCache<Hits>(REMEMBERED_SEARCHES)

/** Changes whenever any college does: what was counted under an older stamp is not used again. */
const collegesStamp = cache(() =>
  cached(['colleges-stamp'], [tags.colleges()], async () => ({ stamp: randomUUID() }), { stamp: 'building' }),
)

const everyCollege = async () => {
  const { stamp } = await collegesStamp()
  return { stamp, everywhere: await remembered.read(`${stamp}:`, () => countGroups(null, null)) }
}

/** How many colleges the site shows in all. */
export async function countColleges(): Promise<number> {
  const { everywhere } = await everyCollege()
  return everywhere.groups.reduce((total, { count }) => total + count, 0)
}

/** One page of the list of colleges in the state that the filters describe, with the counts beside their options. */
export async function findColleges(asked: CollegeFilters): Promise<CollegeList> {
  const { stamp, everywhere } = await everyCollege()
  const filters = { ...asked, ...placeOf(asked, everywhere.groups) }
  const found = await hitsOf(filters, stamp, everywhere)
  const total = totalOf(found.groups, filters)
  const pages = Math.max(1, Math.ceil(total / PAGE_SIZE))
  const page = Math.min(filters.page, pages)
  const shown = { ...filters, page }
  return {
    filters: shown,
    total,
    pages,
    colleges: total === 0 ? [] : await readCards(shown, found, total),
    options: optionsOf(everywhere.groups, found.groups, filters),
  }
}

/** The state as the records write it; one that lies in another country than the chosen one, or nowhere, is dropped. */
function placeOf({ country, state }: CollegeFilters, groups: readonly CollegeGroup[]) {
  const wanted = state?.toLowerCase()
  const known = [...statesOf(groups, country), ...(country === 'Nepal' ? [] : MENU_STATES)]
  return { state: known.find((name) => name.toLowerCase() === wanted) ?? null }
}

async function hitsOf(filters: CollegeFilters, stamp: string, everywhere: Hits): Promise<Hits> {
  const words = searchWords(filters.q)
  const ceiling = FEE_CEILINGS.some((amount) => amount === filters.fees) ? null : filters.fees
  if (words === null && ceiling === null) return everywhere
  if (words?.length === 0) return { groups: [], wording: null }
  return remembered.read(`${stamp}:${ceiling ?? ''}:${words?.join(' ') ?? ''}`, async () => {
    const exact = await countGroups(words && { words, misspelt: [], likeness: 1 }, ceiling)
    // Only a search that finds nothing as it is spelt is tried as a misspelling.
    return exact.groups.length > 0 || words === null ? exact : misspeltHits(words, ceiling, exact)
  })
}

/** What the words may have meant: those that stand nowhere are compared by likeness, the others stay as they are. */
async function misspeltHits(words: string[], ceiling: number | null, nothing: Hits): Promise<Hits> {
  const known = await Promise.all(words.map(isKnown))
  const misspelt = words.filter((word, index) => !known[index] && word.length >= 3)
  const rest = words.filter((word) => !misspelt.includes(word))
  if (misspelt.length === 0) return nothing
  try {
    for (const likeness of LIKENESSES) {
      const hits = await countGroups({ words: rest, misspelt, likeness }, ceiling)
      if (hits.groups.length > 0) return hits
    }
  } catch (error) {
    if (!isTimeout(error)) throw error
  }
  return nothing
}

async function isKnown(word: string): Promise<boolean> {
  const spelt = textCondition({ words: [word], misspelt: [], likeness: 1 })
  const rows = await run(sql`SELECT 1 FROM colleges c WHERE ${LIVE} AND ${spelt} LIMIT 1`, null)
  return rows.length > 0
}

const QUERY_CANCELLED = '57014'

function isTimeout(error: unknown): boolean {
  const cause = error instanceof Error && error.cause ? error.cause : error
  return cause instanceof Error && 'code' in cause && cause.code === QUERY_CANCELLED
}

function textCondition({ words, misspelt }: Wording): SQL {
  // Folded words hold letters and digits only: nothing in them means anything to LIKE.
  const spelt = words.map((word) => sql`c.search_text LIKE ${`%${word}%`}`)
  const alike = misspelt.map((word) => sql`${word} <% c.search_text`)
  return sql.join([...spelt, ...alike], sql` AND `)
}

/** Runs a statement; likeness and patience are settings of a transaction of its own. */
async function run<Row>(statement: SQL, wording: Wording | null): Promise<Row[]> {
  const { db } = await payloadClient()
  if (!wording || wording.misspelt.length === 0) return (await db.drizzle.execute(statement)).rows as Row[]
  return db.drizzle.transaction(async (transaction) => {
    const settings = `SET LOCAL pg_trgm.word_similarity_threshold = ${wording.likeness}; SET LOCAL statement_timeout = ${FUZZY_MILLISECONDS}`
    await transaction.execute(sql.raw(settings))
    return (await transaction.execute(statement)).rows as Row[]
  })
}

async function countGroups(wording: Wording | null, ceiling: number | null): Promise<Hits> {
  // The fee class is the index of the lowest ceiling not exceeded; half a rupee less makes a ceiling include itself.
  const ceilings = sql.raw(`ARRAY[${FEE_CEILINGS.join(', ')}]::numeric[]`)
  const conditions = [
    LIVE,
    ...(wording ? [textCondition(wording)] : []),
    ...(ceiling === null ? [] : [sql`c.fees_amount <= ${ceiling}`]),
  ]
  const groups = await run<CollegeGroup>(
    sql`SELECT c.country::text AS "country", c.state AS "state", c.ownership::text AS "ownership",
          coalesce(width_bucket(c.fees_amount - 0.5, ${ceilings}), -1) AS "feeClass",
          coalesce(c.course_mask, 0)::int AS "courseMask", count(*)::int AS "count"
        FROM colleges c WHERE ${sql.join(conditions, sql` AND `)} GROUP BY 1, 2, 3, 4, 5`,
    wording,
  )
  return { groups, wording }
}

function filterConditions(filters: CollegeFilters): SQL[] {
  const { country, state, course, ownership, fees } = filters
  const names = ownership ? OWNERSHIP_GROUPS[ownership] : []
  return [
    ...(country ? [sql`c.country = ${country}`] : []),
    ...(state ? [sql`c.state = ${state}`] : []),
    ...(course ? [sql`(coalesce(c.course_mask, 0)::int & ${course.mask}::int) <> 0`] : []),
    ...(ownership
      ? [
          sql`c.ownership IN (${sql.join(
            names.map((name) => sql`${name}`),
            sql`, `,
          )})`,
        ]
      : []),
    ...(fees ? [sql`c.fees_amount <= ${fees}`] : []),
  ]
}

/** Each order ends in name and id, so that no college stands on two pages. */
const ORDERS: Record<CollegeFilters['sort'], SQL> = {
  recommended: sql`c.featured DESC, c.name, c.id`,
  name: sql`c.name, c.id`,
  fees: sql`c.fees_amount, c.name, c.id`,
  established: sql`c.established, c.name, c.id`,
  rating: sql`c.rating DESC NULLS LAST, c.name, c.id`,
}

function orderOf({ sort }: CollegeFilters, { wording }: Hits): SQL {
  if (!wording || wording.misspelt.length === 0 || sort !== 'recommended') return ORDERS[sort]
  // The likeliest reading of a misspelt search first.
  const likeness = wording.misspelt.map((word) => sql`word_similarity(${word}, c.search_text)`)
  return sql`${sql.join(likeness, sql` + `)} DESC, ${ORDERS.recommended}`
}

interface CardRow extends Omit<College, 'image'> {
  image: string | null
}

async function readCards(filters: CollegeFilters, hits: Hits, total: number): Promise<CollegeCardView[]> {
  const { wording } = hits
  const where = sql.join([LIVE, ...(wording ? [textCondition(wording)] : []), ...filterConditions(filters)], sql` AND `)
  const order = orderOf(filters, hits)
  const page = sql`LIMIT ${PAGE_SIZE} OFFSET ${(filters.page - 1) * PAGE_SIZE}`
  const isSearch = wording !== null && total <= FEW_HITS
  // Without the barrier the planner walks a whole index to meet a handful of hits.
  const ids = isSearch
    ? sql`SELECT c.id FROM (SELECT * FROM colleges c WHERE ${where} OFFSET 0) c ORDER BY ${order} ${page}`
    : sql`SELECT c.id FROM colleges c WHERE ${where} ORDER BY ${order} ${page}`
  const rows = await run<CardRow>(
    sql`SELECT c.id, c.slug, c.name, c.location, c.state, c.country, c.ownership, c.fees, c.seats,
          c.established::int AS "established", c.image_url AS "imageUrl", c.image_id AS "image",
          array(SELECT o.value::text FROM colleges_courses o WHERE o.parent_id = c.id ORDER BY o."order") AS "courses"
        FROM (${ids}) page JOIN colleges c ON c.id = page.id ORDER BY ${order}`,
    wording,
  )
  const images = await imagesOf(rows.flatMap(({ image }) => image ?? []))
  return rows.map((row) => collegeCard({ ...row, image: row.image ? images.get(row.image) : null }))
}

async function imagesOf(ids: string[]): Promise<Map<string, Media>> {
  if (ids.length === 0) return new Map()
  const payload = await payloadClient()
  const { docs } = await payload.find({
    collection: 'media',
    where: { id: { in: ids } },
    depth: 0,
    pagination: false,
    overrideAccess: false,
  })
  return new Map(docs.map((image) => [image.id, image]))
}
