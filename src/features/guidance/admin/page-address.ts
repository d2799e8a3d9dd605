import { paths } from '@/lib/addresses/paths'
import { env } from '@/lib/env'
import { isCourseKey } from '@/lib/vocabulary'

/** The public address of a course's page. */
export function coursePageAddress({ key }: Record<string, unknown>): string | null {
  return typeof key === 'string' && isCourseKey(key) ? `${env.SITE_URL}${paths.courseListing(key)}` : null
}
