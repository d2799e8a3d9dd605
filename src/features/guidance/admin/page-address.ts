import type { PayloadRequest } from 'payload'
import { env } from '@/lib/env'
import { idOf } from '@/lib/images'
import { paths } from '@/lib/paths'
import { isCourseKey } from '@/lib/vocabulary'
import type { GuidancePage } from '@/payload-types'

/** The public address of the page that a record of the studio changes; none until course and state are chosen. */
export async function guidancePageAddress(page: Record<string, unknown>, req: PayloadRequest): Promise<string | null> {
  const { course: courseRelation, region: regionRelation } = page as Partial<GuidancePage>
  const courseId = idOf(courseRelation)
  const regionId = idOf(regionRelation)
  if (!courseId || !regionId) return null
  const [course, region] = await Promise.all([
    req.payload.findByID({
      collection: 'courses',
      id: courseId,
      depth: 0,
      disableErrors: true,
      overrideAccess: false,
      req,
    }),
    req.payload.findByID({
      collection: 'regions',
      id: regionId,
      depth: 0,
      disableErrors: true,
      overrideAccess: false,
      req,
    }),
  ])
  return course && region?.slug ? `${env.SITE_URL}${paths.guidance(course.key, region.slug)}` : null
}

/** The public address of a course's page. */
export function coursePageAddress({ key }: Record<string, unknown>): string | null {
  return typeof key === 'string' && isCourseKey(key) ? `${env.SITE_URL}${paths.courseListing(key)}` : null
}
