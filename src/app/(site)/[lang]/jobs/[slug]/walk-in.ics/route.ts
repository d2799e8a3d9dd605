import { jobBySlug } from '@/features/jobs/vacancies/queries'
import { walkInFile } from '@/features/jobs/vacancies/walk-in-file'
import { calendarResponse } from '@/lib/calendar/calendar-file'
import { languageOf } from '@/lib/language'

/** The walk-in interview of an open vacancy as a calendar file, at its former slugs too. */
export async function GET(_request: Request, { params }: RouteContext<'/[lang]/jobs/[slug]/walk-in.ics'>) {
  const { lang, slug } = await params
  const atSlug = await jobBySlug(slug)
  const found = atSlug && 'movedTo' in atSlug ? await jobBySlug(atSlug.movedTo) : atSlug
  const file = found && 'job' in found ? walkInFile(languageOf(lang), found.job) : null
  return file ? calendarResponse(`walk-in-${slug}.ics`, file) : new Response(null, { status: 404 })
}
