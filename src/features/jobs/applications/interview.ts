import { calendarFile } from '@/lib/calendar/calendar-file'
import { env } from '@/lib/env'
import { type Language, languageOf } from '@/lib/language'
import { pathsIn } from '@/lib/paths/site-paths'
import { weekdayMoment } from '@/lib/text/format'
import type { JobApplication, User } from '@/payload-types'
import { applicationMessages } from './application-messages'

type Invited = Pick<JobApplication, 'id' | 'status' | 'jobTitle' | 'interviewAt' | 'interviewPlace'>

/** Day, time and place of an agreed interview. */
export interface Interview {
  at: string
  place: string
}

export const interviewOf = ({ status, interviewAt, interviewPlace }: Invited): Interview | null =>
  status === 'interview' && interviewAt ? { at: interviewAt, place: interviewPlace ?? '' } : null

/** The interview in lines, for mails and the dashboard. */
export function interviewLines(language: Language, { at, place }: Interview): string[] {
  const messages = applicationMessages(language).interview
  return [messages.when(weekdayMoment(language, at)), ...(place ? [messages.where(place)] : [])]
}

/** An interview as an RFC 5545 calendar file; null if none is agreed. A changed one replaces the earlier entry. */
export function interviewFile(application: Invited, applicant: Pick<User, 'language'>): string | null {
  const interview = interviewOf(application)
  if (!interview) return null
  const language = languageOf(applicant.language)
  const title = applicationMessages(language).interview.title(application.jobTitle ?? '')
  return calendarFile(title, [
    {
      id: `interview-${application.id}`,
      summary: title,
      start: new Date(interview.at),
      location: interview.place,
      url: env.SITE_URL + pathsIn(language).dashboard(),
    },
  ])
}
