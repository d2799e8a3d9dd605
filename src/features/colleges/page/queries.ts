import { sql } from 'drizzle-orm'
import type { Where } from 'payload'
import { cache } from 'react'
import { recordOnceAt } from '@/cms/hooks/slugs'
import { isEditors, type Language } from '@/lib/language'
import 'server-only'
import { findAsVisitor } from '@/cms/access/access'
import { liveRecords, liveRecordsSql } from '@/cms/access/live-rule'
import { draftOf } from '@/cms/form-document'
import { recordsIn, translationTags } from '@/cms/translations/read-translations'
import { readWhole } from '@/cms/translations/state-queries'
import { cached, tags } from '@/lib/caching/cache'
import { cachedIfFound } from '@/lib/caching/cached-if-found'
import { uuidArray } from '@/lib/database/sql-list'
import { isSlug } from '@/lib/text/normal-forms/slug'
import type { User } from '@/payload-types'
import { payloadClient } from '@/server/payload'
import { rowsOf } from '@/server/read-queries'
import { shelfLives } from '@/server/shelf-lives'
import type { CollegeCardView } from '../cards/card-view'
import { liveCards } from '../cards/cards-queries'
import { type CollegeView, collegeView } from './college-view'

/** Newest version of a college, published or not; null for others than content keepers. */
export async function draftOfCollege(language: Language, id: string, user: User): Promise<CollegeView | null> {
  const [payload, shelf] = await Promise.all([payloadClient(), shelfLives()])
  const college = await draftOf({ payload, user }, 'colleges', id, 1)
  return college ? collegeView(language, college, shelf) : null
}

const MAX_OTHERS = 8

/** A live college, the new slug of a renamed one, or null. */
export type CollegeResult = { college: CollegeView } | { movedTo: string } | null

/** College by slug. Impossible slugs are rejected before any query. */
export const collegeAt = cache(async (language: Language, slug: string): Promise<CollegeResult> => {
  if (!isSlug(slug)) return null
  return cachedIfFound(
    ['college', language, slug],
    [tags.college(slug), tags.allColleges(), tags.media(), tags.shelfLives(), ...translationTags(language)],
    () => readCollege(language, slug),
  )
})

async function readCollege(language: Language, slug: string): Promise<CollegeResult> {
  const [payload, shelf] = await Promise.all([payloadClient(), shelfLives()])
  const live: Where = { and: [liveRecords(), { slug: { equals: slug } }] }
  const docs = await findAsVisitor(payload, 'colleges', live, { limit: 1, depth: 1 })
  const [college] = await recordsIn({ payload, language, of: 'colleges' }, docs)
  if (college) return { college: collegeView(language, college, shelf) }
  const movedTo = await newSlug(slug)
  return movedTo ? { movedTo } : null
}

/** New slug of a college that formerly had this one. */
async function newSlug(slug: string): Promise<string | null> {
  const payload = await payloadClient()
  const id = await recordOnceAt(payload, 'colleges', slug)
  if (!id) return null
  const live: Where = { and: [liveRecords(), { id: { equals: id } }] }
  const [college] = await findAsVisitor(payload, 'colleges', live, { select: { slug: true }, limit: 1 })
  return college?.slug && college.slug !== slug ? college.slug : null
}

/** Colleges of the same state with the same first course, featured ones first. */
export function otherColleges(
  language: Language,
  { id, state, courses }: Pick<CollegeView, 'id' | 'state'> & { courses?: readonly string[] | null },
): Promise<CollegeCardView[]> {
  if (!state) return Promise.resolve([])
  const course = courses?.[0]
  const shownBy = [tags.collegesOf(state), tags.allColleges(), tags.shelfLives()]
  const where = sql`c.state = ${state} AND c.id <> ${id}
    ${course ? sql`AND EXISTS (SELECT FROM colleges_courses o WHERE o.parent_id = c.id AND o.value::text = ${course})` : sql``}`
  return cached(['other-colleges', language, id, state, course ?? ''], shownBy, [], () =>
    liveCards(language, where, MAX_OTHERS),
  )
}

/**
 * Paths and last changes of all live colleges, for the sitemap; in other languages only fully reviewed ones. Uncached:
 * the list can be long.
 */
export async function collegePaths(language: Language): Promise<{ slug: string; updatedAt: string }[]> {
  const payload = await payloadClient()
  const read = isEditors(language)
    ? sql``
    : sql`AND id = any(${uuidArray(await readWhole(payload, 'college-translations'))})`
  // Raw SQL for the site's one long list; live rows only.
  const rows = await rowsOf<{ slug: string; updatedAt: unknown }>(
    sql`SELECT slug, updated_at AS "updatedAt" FROM colleges
        WHERE ${sql.raw(liveRecordsSql('colleges'))} ${read} ORDER BY name, id`,
  )
  return rows.map(({ slug, updatedAt }) => ({ slug, updatedAt: new Date(String(updatedAt)).toISOString() }))
}
