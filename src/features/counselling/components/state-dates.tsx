import { SourcePanels } from '@/components/sources/sources'
import { ArrowLink } from '@/components/ui/button'
import { Part } from '@/components/ui/page/page'
import { indianDay } from '@/lib/indian-calendar'
import { type Language, pathsIn } from '@/lib/language'
import { type CourseKey, nameIn } from '@/lib/vocabulary'
import { nextDates } from '../calendar'
import { counsellingMessages } from '../messages'
import type { AuthorityView } from '../view'
import { DateList } from './date-list'
import { RuleList } from './rule-list'

/** How many of the next dates a page of something else shows. */
const MOST_DATES = 5

/** The next dates of a state, its own and those of all India, for a course; nothing where the state has no authority. */
export function StateDates({
  language,
  region,
  course,
  authorities,
}: {
  language: Language
  region: { name: string; slug: string }
  course: CourseKey
  authorities: readonly AuthorityView[]
}) {
  const own = authorities.filter((authority) => authority.region?.slug === region.slug)
  const [first] = own.filter(({ courses }) => courses.length === 0 || courses.includes(course))
  if (!first) return null
  const messages = counsellingMessages(language)
  const level = course === 'md-ms' ? 'pg' : 'ug'
  const rules = first.rules.filter((rule) => rule.level === level)
  const today = indianDay(new Date())
  const isNepal = region.slug === 'nepal'
  const dates = nextDates(
    authorities.filter((authority) => own.includes(authority) || (!authority.region && !isNepal)),
    { course, today },
  ).slice(0, MOST_DATES)
  return (
    <Part id="dates" title={messages.ofState(nameIn(language, region.name))}>
      {dates.length > 0 ? (
        <div className="border-y border-ink">
          <DateList language={language} dates={dates} today={today} />
        </div>
      ) : (
        <p>{messages.noneInState(first.name)}</p>
      )}
      <p>
        <ArrowLink href={pathsIn(language).counsellingAuthority(first.slug)} prefetch={false}>
          {messages.authorityTitle(first.name)}
        </ArrowLink>
      </p>
      {rules.length > 0 && (
        <>
          <h3 className="pt-6 pb-2 text-h4">{messages.rulesOfState(nameIn(language, region.name))}</h3>
          <RuleList language={language} rules={rules} />
        </>
      )}
      <SourcePanels
        language={language}
        figures={[...dates.map(({ notice }) => notice), ...rules.map(({ mark }) => mark)]}
      />
    </Part>
  )
}

/** The next dates of all authorities, for the home page; nothing while there is none. */
export function NextDates({ language, authorities }: { language: Language; authorities: readonly AuthorityView[] }) {
  const today = indianDay(new Date())
  const dates = nextDates(authorities, { today }).slice(0, MOST_DATES)
  if (dates.length === 0) return null
  return (
    <>
      <DateList language={language} dates={dates} today={today} />
      <SourcePanels language={language} figures={dates.map(({ notice }) => notice)} />
    </>
  )
}
