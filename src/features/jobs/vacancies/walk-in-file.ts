import { calendarFile } from '@/lib/calendar/calendar-file'
import { env } from '@/lib/env'
import { type Language } from '@/lib/language'
import { nameIn } from '@/lib/names'
import { pathsIn } from '@/lib/paths/site-paths'
import type { Country } from '@/lib/vocabulary'
import { jobMessages } from '../messages'
import { countryOf } from './facts/place'
import type { JobView } from './view'

const HOUR = 60 * 60 * 1000
/** Hospitals type the time of their own clocks, which in Nepal are ahead of India's. */
const AHEAD: Record<Country, number> = { India: 0, Nepal: HOUR / 4 }

/** The walk-in interview of an open vacancy as a calendar file; null without one to come. */
export function walkInFile(language: Language, job: JobView): string | null {
  if (!job.isOpen || !job.walkIn || job.walkIn.isOver) return null
  const messages = jobMessages(language)
  const title = messages.pageTitle({ ...job, location: job.location && nameIn(language, job.location) })
  const instantOf = (time: string) => new Date(new Date(time).getTime() - AHEAD[countryOf(job.location)])
  const start = instantOf(job.walkIn.at)
  return calendarFile(title, [
    {
      id: `walk-in-${job.id}`,
      summary: `${messages.walkIn.title}: ${title}`,
      start,
      end: job.walkIn.until ? instantOf(job.walkIn.until) : new Date(start.getTime() + HOUR),
      location: job.walkInPlace,
      url: env.SITE_URL + pathsIn(language).job(job.slug),
      lastModified: new Date(job.updatedAt),
    },
  ])
}
