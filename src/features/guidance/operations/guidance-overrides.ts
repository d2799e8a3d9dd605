import type { Payload, Where } from 'payload'
import { asVisitor } from '@/cms/access/access'
import { recordsIn } from '@/cms/translations/read-translations'
import { idOf } from '@/lib/database/record-id'
import type { Language } from '@/lib/language'
import type { GuidancePage } from '@/payload-types'
import { type GuidanceView, guidanceView } from '../assemble'
import { readChosenColleges, readCollegesOfRegion, readFeesOfRegion, readTallies } from './college-queries'
import { paragraphsOf, readCourses, readRegions, textsOf } from './course-records'

/** The published words of an editor for one course in one region, if there are any; in another language those alone that are translated. */
export async function readOverride(language: Language, payload: Payload, courseId: string, regionId: string) {
  const where: Where = { and: [{ course: { equals: courseId } }, { region: { equals: regionId } }] }
  const { docs } = await payload.find({ collection: 'guidance-pages', where, limit: 1, ...asVisitor })
  const [page] = await recordsIn({ payload, language, of: 'guidance-pages', isAlone: true }, docs)
  return page ? overrideOf(page) : null
}

/** Every published page by course and region ids: what it says, and when it was last edited. */
export async function readOverrides(language: Language, payload: Payload) {
  const { docs } = await payload.find({ collection: 'guidance-pages', ...asVisitor })
  const spoken = await recordsIn({ payload, language, of: 'guidance-pages', isAlone: true }, docs)
  return spoken.flatMap((page) => {
    const courseId = idOf(page.course)
    const regionId = idOf(page.region)
    return courseId && regionId ? [{ courseId, regionId, updatedAt: page.updatedAt, override: overrideOf(page) }] : []
  })
}

/** What an editor has written for one course in one region; whatever is empty is composed. */
export type GuidanceOverride = ReturnType<typeof overrideOf>

/** A record of the studio as the page's composition takes it. */
export const overrideOf = (page: Partial<GuidancePage>) => ({
  ...textsOf(page),
  title: page.title || null,
  introduction: paragraphsOf(page.introduction),
  collegeIds: (page.colleges ?? []).flatMap((college) => idOf(college) ?? []),
})

/**
 * Composes the page that a record of the studio is about, from what the records say at this moment.
 * @param page its course and region, as ids or records
 * @param override an editor's words; null shows what is composed without any
 * @returns null until course and region are chosen
 */
export async function composeGuidance(
  language: Language,
  payload: Payload,
  page: Partial<Pick<GuidancePage, 'course' | 'region'>>,
  override: GuidanceOverride | null,
): Promise<GuidanceView | null> {
  const courseId = idOf(page.course)
  const regionId = idOf(page.region)
  if (!courseId || !regionId) return null
  const [courses, regions, tallies] = await Promise.all([
    readCourses(language, payload),
    readRegions(language, payload),
    readTallies(payload),
  ])
  const course = courses.find(({ id }) => id === courseId)
  const region = regions.find(({ id }) => id === regionId)
  if (!course || !region) return null
  const [colleges, fees, chosen] = await Promise.all([
    readCollegesOfRegion(language, payload, course.key, region.slug),
    readFeesOfRegion(payload, course.key, region.slug),
    override ? readChosenColleges(language, payload, course.key, override.collegeIds) : [],
  ])
  return guidanceView(language, { course, region, courses, regions, tallies, colleges, fees, override, chosen })
}
