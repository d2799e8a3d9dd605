import type { Payload, Where } from 'payload'
import { findAsVisitor } from '@/cms/access/access'
import { recordsIn } from '@/cms/translations/read-translations'
import { idOf } from '@/lib/database/record-id'
import type { Language } from '@/lib/language'
import type { GuidancePage } from '@/payload-types'
import { paragraphsOf, textsOf } from './course-records'

/** Published editor's texts for a course in a region, if any; in other languages only translated ones. */
export async function readOverride(language: Language, payload: Payload, courseId: string, regionId: string) {
  const where: Where = { and: [{ course: { equals: courseId } }, { region: { equals: regionId } }] }
  const docs = await findAsVisitor(payload, 'guidance-pages', where, { limit: 1 })
  const [page] = await recordsIn({ payload, language, of: 'guidance-pages', isAlone: true }, docs)
  return page ? overrideOf(page) : null
}

/** All published overrides by course and region ids: content, and last edit. */
export async function readOverrides(language: Language, payload: Payload) {
  const docs = await findAsVisitor(payload, 'guidance-pages', {})
  const pages = await recordsIn({ payload, language, of: 'guidance-pages', isAlone: true }, docs)
  return pages.flatMap((page) => {
    const courseId = idOf(page.course)
    const regionId = idOf(page.region)
    return courseId && regionId ? [{ courseId, regionId, updatedAt: page.updatedAt, override: overrideOf(page) }] : []
  })
}

/** An editor's texts for one course in one region; empty ones are composed. */
export type GuidanceOverride = ReturnType<typeof overrideOf>

/** Maps a record to an override. */
export const overrideOf = (page: Partial<GuidancePage>) => ({
  ...textsOf(page),
  title: page.title || null,
  introduction: paragraphsOf(page.introduction),
  collegeIds: (page.colleges ?? []).flatMap((college) => idOf(college) ?? []),
})
