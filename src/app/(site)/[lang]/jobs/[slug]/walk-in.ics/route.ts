import { jobMessages } from '@/features/jobs/messages'
import { jobBySlug } from '@/features/jobs/vacancies/queries'
import { calendarFile, calendarResponse } from '@/lib/calendar/calendar-file'
import { env } from '@/lib/env'
import { languageOf, pathsIn } from '@/lib/language'

const HOUR = 60 * 60 * 1000

/** The walk-in interview of an open vacancy as a calendar file. */
export async function GET(_request: Request, { params }: RouteContext<'/[lang]/jobs/[slug]/walk-in.ics'>) {
  const { lang, slug } = await params
  const language = languageOf(lang)
  const found = await jobBySlug(slug)
  if (!found || 'movedTo' in found) return new Response(null, { status: 404 })
  const { job } = found
  if (!job.isOpen || !job.walkIn || job.walkIn.isOver) return new Response(null, { status: 404 })
  const { at, until } = job.walkIn
  const title = jobMessages(language).pageTitle(job)
  const start = new Date(at)
  const file = calendarFile(title, [
    {
      id: `walk-in-${job.id}`,
      title: `${jobMessages(language).walkIn.title}: ${title}`,
      start,
      end: until ? new Date(until) : new Date(start.getTime() + HOUR),
      place: job.walkInPlace,
      url: env.SITE_URL + pathsIn(language).job(job.slug),
      updatedAt: new Date(job.updatedAt),
    },
  ])
  return calendarResponse(`walk-in-${job.slug}.ics`, file)
}
