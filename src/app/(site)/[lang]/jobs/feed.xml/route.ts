import { createHash } from 'node:crypto'
import { jobSearch, searchQuery } from '@/features/jobs/search/search-params'
import { newestJobs } from '@/features/jobs/search/search-queries'
import { jobFeed } from '@/features/jobs/vacancies/syndication/feed'
import { getSiteSettings } from '@/features/pages/queries'
import { searchVocabulary } from '@/features/search/queries'
import { env } from '@/lib/env'
import { languageOf } from '@/lib/language'
import { pathsIn } from '@/lib/paths/site-paths'

const MAX_ITEMS = 50
const FIVE_MINUTES = 300

/** The newest open vacancies as RSS, filtered by the list's parameters. */
export async function GET(request: Request, { params }: RouteContext<'/[lang]/jobs/feed.xml'>): Promise<Response> {
  const language = languageOf((await params).lang)
  const paths = pathsIn(language)
  const search = jobSearch(Object.fromEntries(new URL(request.url).searchParams))
  const { page: _page, sort: _sort, ...query } = searchQuery({ ...search, isSuited: false })
  const [jobs, { brand }] = await Promise.all([
    newestJobs(language, search, await searchVocabulary(), MAX_ITEMS),
    getSiteSettings(),
  ])
  const body = jobFeed(language, jobs, {
    brand,
    listUrl: env.SITE_URL + paths.jobs(query),
    feedUrl: env.SITE_URL + paths.jobsFeed(query),
    urlOf: (slug) => env.SITE_URL + paths.job(slug),
  })
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`
  const headers = { etag, 'cache-control': `public, max-age=${FIVE_MINUTES}, s-maxage=1` }
  if (request.headers.get('if-none-match')?.includes(etag)) return new Response(null, { status: 304, headers })
  return new Response(body, { headers: { ...headers, 'content-type': 'application/rss+xml; charset=utf-8' } })
}
