import { searchPath } from '@/features/home/search-path'
import { languageOf } from '@/lib/language'
import { publicRoute } from '@/server/route'

/** What the search of the home page asks without script: leads on to the list that was chosen. */
export const GET = publicRoute(
  async (request: Request, { params }: RouteContext<'/[lang]/search'>) =>
    new Response(null, {
      status: 303,
      headers: { Location: searchPath(languageOf((await params).lang), new URL(request.url).searchParams) },
    }),
)
