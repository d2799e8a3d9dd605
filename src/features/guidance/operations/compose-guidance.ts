import type { Payload } from 'payload'
import { idOf } from '@/lib/database/record-id'
import type { Language } from '@/lib/language'
import type { GuidancePage } from '@/payload-types'
import { type GuidanceView, guidanceView } from '../assemble'
import { readChosenColleges, readCollegesOfRegion, readFeesOfRegion, readTallies } from './college-queries'
import { readCourses, readRegions } from './course-records'
import type { GuidanceOverride } from './guidance-overrides'

/**
 * Composes the page of a studio record from current data.
 * @param page its course and region, as ids or records
 * @param override an editor's texts; null composes everything
 * @returns null until course and region are set
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
