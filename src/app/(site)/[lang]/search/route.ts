import { searchPath } from '@/features/home/search-path'
import { languageOf } from '@/lib/language'
import { publicRoute } from '@/server/route'

/** Home page search without script: redirects to the chosen list. */
export const GET = publicRoute(
  async (request: Request, { params }: RouteContext<'/[lang]/search'>) =>
    new Response(null, {
      status: 303,
      headers: { Location: searchPath(languageOf((await params).lang), new URL(request.url).searchParams) },
    }),
)
