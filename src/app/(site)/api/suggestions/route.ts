import { suggestColleges } from '@/features/colleges/search/suggestion-queries'
import { suggestJobs } from '@/features/jobs/search/suggestion-queries'
import { searchVocabulary } from '@/features/search/queries'
import { LANGUAGE_FIELD, languageOf } from '@/lib/language'
import { secondsToWait } from '@/lib/limits/rate-limit'
import { clientIp } from '@/lib/request/client-ip'
import { LONGEST_SUGGESTED } from '@/lib/search/suggestion'
import { payloadClient } from '@/server/payload'
import { publicRoute } from '@/server/route'

const FRESH_SECONDS = 60
const TOO_MANY_REQUESTS = 429

/** Search suggestions: `?in=colleges&q=pat`. Empty, with 429, beyond the network's limit. */
export const GET = publicRoute(async (request) => {
  const { searchParams } = new URL(request.url)
  const wait = await secondsToWait(await payloadClient(), 'suggestionPerIp', await clientIp())
  if (wait > 0) {
    const headers = { 'Cache-Control': 'no-store', 'Retry-After': String(wait) }
    return Response.json([], { status: TOO_MANY_REQUESTS, headers })
  }
  const typed = (searchParams.get('q') ?? '').slice(0, LONGEST_SUGGESTED)
  const suggest = searchParams.get('in') === 'jobs' ? suggestJobs : suggestColleges
  const suggestions = await suggest(languageOf(searchParams.get(LANGUAGE_FIELD)), typed, await searchVocabulary())
  return Response.json(suggestions, { headers: { 'Cache-Control': `public, max-age=${FRESH_SECONDS}` } })
})
