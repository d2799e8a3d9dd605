import { suggestColleges } from '@/features/colleges/search/suggestion-queries'
import { suggestJobs } from '@/features/jobs/search/suggestion-queries'
import { searchVocabulary } from '@/features/search/queries'
import { LONGEST_SUGGESTED } from '@/lib/search/suggestion'
import { LANGUAGE_FIELD, languageOf } from '@/lib/text/language'
import { publicRoute } from '@/server/route'

const FRESH_SECONDS = 60

/** What a search box offers while somebody types: `?in=colleges&q=pat`. */
export const GET = publicRoute(async (request) => {
  const { searchParams } = new URL(request.url)
  const typed = (searchParams.get('q') ?? '').slice(0, LONGEST_SUGGESTED)
  const suggest = searchParams.get('in') === 'jobs' ? suggestJobs : suggestColleges
  const suggestions = await suggest(languageOf(searchParams.get(LANGUAGE_FIELD)), typed, await searchVocabulary())
  return Response.json(suggestions, { headers: { 'Cache-Control': `public, max-age=${FRESH_SECONDS}` } })
})
