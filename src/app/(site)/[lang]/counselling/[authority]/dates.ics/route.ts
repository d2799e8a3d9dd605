import { datesFile } from '@/features/counselling/calendar-file'
import { counsellingMessages } from '@/features/counselling/messages'
import { authorityAt } from '@/features/counselling/queries'
import { env } from '@/lib/env'
import { languageOf } from '@/lib/language'
import { pathsIn } from '@/lib/paths/site-paths'

const ONE_HOUR = 3600

/** Dates of an authority as a calendar feed. */
export async function GET(_request: Request, { params }: RouteContext<'/[lang]/counselling/[authority]/dates.ics'>) {
  const { lang, authority: requested } = await params
  const language = languageOf(lang)
  const authority = await authorityAt(requested)
  if (!authority) return new Response(null, { status: 404 })
  const messages = counsellingMessages(language)
  const who = authority.shortName ?? authority.name
  const body = datesFile(authority, {
    name: messages.authorityTitle(who),
    summary: ({ what }) => `${who}: ${what}`,
    description: ({ notice }) => messages.description({ notice: notice.source?.title ?? null, site: authority.site }),
    url: env.SITE_URL + pathsIn(language).counsellingAuthority(authority.slug),
    host: new URL(env.SITE_URL).hostname,
  })
  return new Response(body, {
    headers: {
      'cache-control': `public, max-age=${ONE_HOUR}`,
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': `inline; filename="${authority.slug}.ics"`,
    },
  })
}
