import { logMissingPath } from '@/lib/paths/log-missing-path'
import { missingPage } from '@/lib/paths/missing-page'

import { language } from '../language'

export const dynamic = 'force-dynamic'

/** Every address that is no page: the site's own words with status 404. */
export async function GET(_request: Request, { params }: { params: Promise<{ missing: string[] }> }) {
  logMissingPath((await params).missing)
  return missingPage('page', language)
}
