import { pathsIn } from '@/lib/addresses/paths'
import { env } from '@/lib/env'
import { STUDIO_LANGUAGE } from '@/lib/text/language'
import { isCourseKey } from '@/lib/vocabulary'

/** The public address of a course's page. */
export function coursePageAddress({ key }: Record<string, unknown>): string | null {
  return typeof key === 'string' && isCourseKey(key)
    ? `${env.SITE_URL}${pathsIn(STUDIO_LANGUAGE).courseListing(key)}`
    : null
}
