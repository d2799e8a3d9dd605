import { jobSearch } from '@/features/jobs/search/search-params'
import { newestJobs } from '@/features/jobs/search/search-queries'
import { aggregatorFeed } from '@/features/jobs/vacancies/syndication/feed'
import { getSiteSettings } from '@/features/pages/queries'
import { searchVocabulary } from '@/features/search/queries'
import { env } from '@/lib/env'
import { languageOf } from '@/lib/language'
import { pathsIn } from '@/lib/paths/site-paths'

/** More than any board of this kind has open; bounds the response's memory. */
const MAX_JOBS = 5000
const FIVE_MINUTES = 300

/** All open vacancies, in the XML that job aggregators read. */
export async function GET(_request: Request, { params }: RouteContext<'/[lang]/jobs/aggregators.xml'>) {
  const language = languageOf((await params).lang)
  const [jobs, { brand }] = await Promise.all([
    newestJobs(language, jobSearch({}), await searchVocabulary(), MAX_JOBS),
    getSiteSettings(),
  ])
  const body = aggregatorFeed(language, jobs, {
    brand,
    siteUrl: env.SITE_URL,
    urlOf: (slug) => env.SITE_URL + pathsIn(language).job(slug),
  })
  const headers = {
    'content-type': 'application/xml; charset=utf-8',
    'cache-control': `public, max-age=${FIVE_MINUTES}, s-maxage=1`,
  }
  return new Response(body, { headers })
}
