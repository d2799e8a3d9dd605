import { env } from '@/lib/env'
import { pathsIn, STUDIO_LANGUAGE } from '@/lib/language'
import { isCourseKey } from '@/lib/vocabulary'

/** The public address of a course's page. */
export function coursePagePath({ key }: Record<string, unknown>): string | null {
  return typeof key === 'string' && isCourseKey(key)
    ? `${env.SITE_URL}${pathsIn(STUDIO_LANGUAGE).courseListing(key)}`
    : null
}
