import type { Metadata } from 'next'
import { routeLanguage } from '@/app/(site)/language'
import { pageMetadata } from '@/components/seo/page-metadata'
import {
  calendarChoice,
  calendarQuery,
  leftOutOfCalendar,
  type RawCalendarParams,
} from '@/features/counselling/calendar-params'
import { CalendarScreen } from '@/features/counselling/components/calendar-screen'
import { counsellingMessages } from '@/features/counselling/messages'
import { getAuthorities } from '@/features/counselling/queries'
import { indianDay } from '@/lib/indian-calendar'

interface Props {
  searchParams: Promise<RawCalendarParams>
}

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const language = await routeLanguage()
  const texts = counsellingMessages(language)
  const isNarrowed = Object.keys(calendarQuery(calendarChoice(await searchParams))).length > 0
  return pageMetadata(language, {
    title: texts.title,
    description: texts.metaDescription,
    path: ({ counselling }) => counselling(),
    robots: isNarrowed ? 'noindex, follow' : undefined,
  })
}

export default async function CounsellingPage({ searchParams }: Props) {
  const language = await routeLanguage()
  const asked = await searchParams
  return (
    <CalendarScreen
      language={language}
      authorities={await getAuthorities()}
      choice={calendarChoice(asked)}
      missed={leftOutOfCalendar(asked)}
      today={indianDay(new Date())}
    />
  )
}
