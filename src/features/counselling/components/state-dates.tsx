import { SourceMark, SourcePanels } from '@/components/sources/sources'
import { ArrowLink } from '@/components/ui/button'
import { classNames } from '@/components/ui/class-names'
import { Part } from '@/components/ui/page/page'
import { indianDay } from '@/lib/calendar/indian-calendar'
import { type Language, languageOfText } from '@/lib/language'
import { nameIn } from '@/lib/names'
import { pathsIn } from '@/lib/paths/site-paths'
import { dayRange } from '@/lib/text/format'
import { COURSES, type CourseKey } from '@/lib/vocabulary'
import { nextDates, standingOn } from '../calendar'
import { counsellingMessages } from '../messages'
import type { AnnouncedView, AuthorityView, DateView, RuleView } from '../queries'
import { RULE_TOPICS } from '../schema'

/** Rules for this year's applicants by subject, each with year and document. */
export function RuleList({ language, rules }: { language: Language; rules: readonly RuleView[] }) {
  const messages = counsellingMessages(language)
  const thisYear = indianDay(new Date()).slice(0, 4)
  const isConfirmed = ({ year }: RuleView) => year.startsWith(thisYear)
  // Stated once if it applies to every rule, otherwise at each.
  const isNoneConfirmed = !rules.some(isConfirmed)
  const topics = RULE_TOPICS.filter((topic) => rules.some((rule) => rule.topic === topic))
  return (
    <>
      <p className="max-w-reading pb-2">
        {isNoneConfirmed && `${messages.noneConfirmed(thisYear)} `}
        {messages.rulesHint}
      </p>
      <dl className="grid gap-x-8 gap-y-1 md:grid-cols-[11rem_minmax(0,1fr)]">
        {topics.map((topic) => (
          <div key={topic} className="contents">
            <dt className="border-t border-rule pt-3 font-semibold">{messages.topics[topic]}</dt>
            <dd className="grid gap-2 pb-3 md:border-t md:border-rule md:pt-3">
              {rules
                .filter((rule) => rule.topic === topic)
                .map((rule) => (
                  <p key={rule.id}>
                    <span lang={languageOfText(rule.statement)}>{rule.statement.replace(/(\d) %/g, '$1\u00a0%')}</span>{' '}
                    <span className="text-sm text-quiet">
                      {rule.level === 'pg' && `${messages.postgraduate} `}
                      {rule.mark.year !== rule.year && messages.ruleOf(rule.year)}
                      {!isNoneConfirmed && !isConfirmed(rule) && ` ${messages.notConfirmed(thisYear)}`}
                    </span>{' '}
                    <SourceMark language={language} figure={rule.mark} />
                  </p>
                ))}
            </dd>
          </div>
        ))}
      </dl>
    </>
  )
}

const ROW =
  'grid items-baseline gap-x-4 gap-y-[0.1rem] border-t border-rule py-[0.65rem] leading-fact first:border-t-0 md:grid-cols-[11rem_minmax(0,1fr)]'
const NOW = '-mx-[0.9rem] bg-brand-wash px-[0.9rem] shadow-[inset_3px_0_var(--color-brand)]'

type DateListProps = { language: Language; dates: readonly (DateView | AnnouncedView)[]; today: string }

/**
 * Dates with their notices. Past ones are marked and muted; ongoing ones are marked.
 * @param today Indian day
 */
export function DateList({ language, dates, today }: DateListProps) {
  const messages = counsellingMessages(language)
  return (
    <ol className="grid">
      {dates.map((date) => {
        const standing = standingOn(today, date)
        return (
          <li key={date.id} className={classNames(ROW, standing === 'now' && NOW, standing === 'over' && 'text-quiet')}>
            <span className={classNames('tabular-nums lining-nums', standing !== 'over' && 'font-semibold')}>
              <time dateTime={date.startsOn}>{dayRange(language, date.startsOn, date.endsOn)}</time>
              {standing !== 'coming' && <span className="font-normal"> ({messages[standing]})</span>}
            </span>
            <span>
              {'authority' in date && <b>{placeOf(language, date)}: </b>}
              {date.what}
              {date.courses.length > 0 && ` (${messages.courses(date.courses.map(courseName))})`}{' '}
              <span className="text-sm text-quiet">
                {date.noticeOn && `${messages.noticeOf(date.noticeOn)} `}
                <SourceMark language={language} figure={date.notice} />
              </span>
            </span>
          </li>
        )
      })}
    </ol>
  )
}

const placeOf = (language: Language, { authority: { name, shortName, region } }: AnnouncedView) => {
  const who = shortName ?? name
  return region ? `${nameIn(language, region.name)}, ${who}` : who
}

const courseName = (key: DateView['courses'][number]) => COURSES.find((course) => course.key === key)?.name ?? key

/** Number of upcoming dates on other pages. */
const MAX_DATES = 5

interface StateDatesProps {
  language: Language
  region: { name: string; slug: string }
  course: CourseKey
  authorities: readonly AuthorityView[]
}

/** Upcoming dates of a state and of all India for a course; nothing if the state has no authority. */
export function StateDates({ language, region, course, authorities }: StateDatesProps) {
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
  ).slice(0, MAX_DATES)
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

/** Upcoming dates of all authorities for the home page; nothing without any. */
export function NextDates({ language, authorities }: { language: Language; authorities: readonly AuthorityView[] }) {
  const today = indianDay(new Date())
  const dates = nextDates(authorities, { today }).slice(0, MAX_DATES)
  if (dates.length === 0) return null
  return (
    <>
      <DateList language={language} dates={dates} today={today} />
      <SourcePanels language={language} figures={dates.map(({ notice }) => notice)} />
    </>
  )
}
