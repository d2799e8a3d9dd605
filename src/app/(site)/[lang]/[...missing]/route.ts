import { languageOf } from '@/lib/language'
import { logMissingPath } from '@/lib/paths/log-missing-path'
import { missingPage } from '@/lib/paths/missing-page'

export const dynamic = 'force-dynamic'

/** Unknown paths: our own 404 page with status 404. */
export async function GET(_request: Request, { params }: RouteContext<'/[lang]/[...missing]'>) {
  const { lang, missing } = await params
  logMissingPath(missing)
  return missingPage('page', languageOf(lang))
}
