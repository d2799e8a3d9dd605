import { metadataOf, pageOf } from '@/app/(site)/language'
import { calendarChoice, calendarQuery, leftOutOfCalendar } from '@/features/counselling/calendar'
import { CalendarScreen } from '@/features/counselling/components/calendar-screen'
import { counsellingMessages } from '@/features/counselling/messages'
import { getAuthorities } from '@/features/counselling/queries'
import { indianDay } from '@/lib/calendar/indian-calendar'

type Props = PageProps<'/[lang]/counselling'>

export const generateMetadata = metadataOf(async (language, { searchParams }: Props) => {
  const messages = counsellingMessages(language)
  const isNarrowed = Object.keys(calendarQuery(calendarChoice(await searchParams))).length > 0
  return {
    title: messages.title,
    description: messages.metaDescription,
    path: ({ counselling }) => counselling(),
    robots: isNarrowed ? 'noindex, follow' : undefined,
  }
})

export default pageOf(async (language, { searchParams }: Props) => {
  const query = await searchParams
  return (
    <CalendarScreen
      language={language}
      authorities={await getAuthorities()}
      choice={calendarChoice(query)}
      missed={leftOutOfCalendar(query)}
      today={indianDay(new Date())}
    />
  )
})
