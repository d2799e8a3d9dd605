import { searchPath } from '@/features/home/search-path'
import { publicRoute } from '@/server/route'
import { language } from '../language'

/** What the search of the home page asks without script: leads on to the list that was chosen. */
export const GET = publicRoute(
  (request) =>
    new Response(null, {
      status: 303,
      headers: { Location: searchPath(language, new URL(request.url).searchParams) },
    }),
)
