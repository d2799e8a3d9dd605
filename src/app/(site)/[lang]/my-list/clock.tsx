import { SourcePanels } from '@/components/sources/sources'
import { nextDates } from '@/features/counselling/calendar'
import { DateList } from '@/features/counselling/components/state-dates'
import type { AuthorityView } from '@/features/counselling/queries'
import { choiceMessages } from '@/features/cut-offs/choices/messages'
import { indianDay } from '@/lib/calendar/indian-calendar'
import type { Language } from '@/lib/language'
import { dayText } from '@/lib/text/format'
import type { CourseKey } from '@/lib/vocabulary'

/** What is open today and what comes next. */
const MAX_DATES = 3

/** What may be done today by the authority's recorded notices; without one it says so and guesses nothing. */
export function Clock(props: { language: Language; authority: AuthorityView; course: CourseKey }) {
  const { language, authority, course } = props
  const messages = choiceMessages(language).clock
  const now = new Date()
  const today = indianDay(now)
  const dates = nextDates([authority], { course, today }).slice(0, MAX_DATES)
  return (
    <section aria-labelledby="today" className="border-y border-rule py-3">
      <h2 id="today" className="text-base">
        {messages.today(dayText(language, now))}
      </h2>
      {dates.length > 0 ? (
        <DateList language={language} dates={dates} today={today} />
      ) : (
        <p>{messages.nothing(authority.shortName ?? authority.name)}</p>
      )}
      <SourcePanels language={language} figures={dates.map(({ notice }) => notice)} />
    </section>
  )
}
