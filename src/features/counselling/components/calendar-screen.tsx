import Link from 'next/link'
import { SourcePanels, SourcesPart } from '@/components/sources/sources'
import { Button } from '@/components/ui/button'
import { FOLD_SUMMARY } from '@/components/ui/filters/filter-fold'
import { FilterSelect } from '@/components/ui/filters/filter-select'
import { Icon } from '@/components/ui/icon'
import { LeftOut } from '@/components/ui/messages/notice'
import { PageHead, Part } from '@/components/ui/page/page'
import { type Language, languageOfName } from '@/lib/language'
import { nameIn } from '@/lib/names'
import { pathsIn } from '@/lib/paths/site-paths'
import { compareMessages } from '@/lib/text/format'
import { COURSES } from '@/lib/vocabulary'
import { ALL_INDIA, type CalendarChoice, type CalendarFilter, concerns, nextDates } from '../calendar'
import { counsellingMessages } from '../messages'
import type { AuthorityView } from '../queries'
import { AuthorityEntry } from './authority-entry'
import { DateList } from './state-dates'

const FOUR_WEEKS = 28

/** Whether an authority matches the filters: of the state, and with seats in the course. */
function isChosen({ region, courses }: AuthorityView, { state, course }: CalendarChoice): boolean {
  if (state && state !== (region?.slug ?? ALL_INDIA)) return false
  return !course || courses.length === 0 || courses.includes(course)
}

interface CalendarScreenProps {
  language: Language
  authorities: readonly AuthorityView[]
  choice: CalendarChoice
  /** Filters with an unknown value in the URL. */
  missed: readonly CalendarFilter[]
  today: string
}

/**
 * Calendar of all or the filtered authorities.
 * @param today Indian day
 */
export function CalendarScreen({ language, authorities, choice, missed, today }: CalendarScreenProps) {
  const messages = counsellingMessages(language)
  const chosen = authorities
    .filter((authority) => isChosen(authority, choice))
    .map((authority) => ({
      authority,
      dates: authority.dates.filter((date) => concerns(date, authority, choice.course)),
    }))
  const soon = nextDates(
    chosen.map(({ authority }) => authority),
    { course: choice.course, within: FOUR_WEEKS, today },
  )
  // A chosen state's authority is shown in full, with or without dates.
  const whole = chosen.filter(({ dates }) => dates.length > 0 || choice.state)
  const bare = chosen.filter(({ dates }) => dates.length === 0 && !choice.state)
  // Its entry below states that no date is known.
  const isBareState = whole.length > 0 && whole.every(({ dates }) => dates.length === 0)
  const notices = whole.flatMap(({ dates }) => dates.map(({ notice }) => notice))
  return (
    <>
      <PageHead language={language} seed="counselling" title={messages.title} lead={messages.lead} />
      <div className="wrap pb-[calc(var(--spacing-section)*1.5)]">
        <CalendarFilters language={language} choice={choice} authorities={authorities} />
        <LeftOut lines={missed.map((name) => messages.leftOut[name])} />
        {!isBareState && (
          <Part id="soon" title={messages.nextWeeks}>
            {soon.length > 0 ? (
              <div className="border-y border-ink">
                <DateList language={language} dates={soon} today={today} />
              </div>
            ) : (
              <p>{whole.length === 0 ? messages.nothingHeld : messages.nothingSoon}</p>
            )}
          </Part>
        )}
        {whole.length > 0 && (
          <Part id="authorities" title={messages.byAuthority}>
            <div>
              {whole.map(({ authority, dates }) => (
                <AuthorityEntry
                  key={authority.id}
                  language={language}
                  authority={authority}
                  dates={dates}
                  today={today}
                />
              ))}
            </div>
          </Part>
        )}
        {bare.length > 0 && <WithoutDates language={language} authorities={bare.map(({ authority }) => authority)} />}
        {chosen.length === 0 && <p className="pt-6">{messages.noneMatches}</p>}
        <SourcesPart language={language} title={messages.sources} figures={notices} />
      </div>
      <SourcePanels language={language} figures={notices} />
    </>
  )
}

function WithoutDates({ language, authorities }: { language: Language; authorities: readonly AuthorityView[] }) {
  const messages = counsellingMessages(language)
  return (
    <details className="group mt-10 border-y border-rule">
      <summary className={FOLD_SUMMARY}>
        {messages.withoutDates(authorities.length)}
        <Icon name="down" className="ms-auto transition-[rotate] group-open:rotate-180" />
      </summary>
      <ul className="grid gap-x-8 pb-4 sm:grid-cols-2 lg:grid-cols-3">
        {authorities.map(({ id, slug, name, region }) => (
          <li key={id} className="border-t border-rule">
            <Link
              className="block py-[0.65rem] no-underline hover:underline"
              href={pathsIn(language).counsellingAuthority(slug)}
              prefetch={false}
            >
              <span className="block font-semibold">{region ? nameIn(language, region.name) : messages.allIndia}</span>
              <span className="text-sm text-quiet" lang={languageOfName(name)}>
                {name}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </details>
  )
}

type CalendarFiltersProps = { language: Language; choice: CalendarChoice; authorities: readonly AuthorityView[] }

/** State and course filters: a plain GET form. */
function CalendarFilters({ language, choice, authorities }: CalendarFiltersProps) {
  const messages = counsellingMessages(language)
  const states = new Map(
    authorities.flatMap(({ region }) => (region ? [[region.slug, nameIn(language, region.name)] as const] : [])),
  )
  return (
    <form
      action={pathsIn(language).counselling()}
      aria-label={messages.filters}
      className="grid items-end gap-3 py-5 sm:grid-cols-[minmax(0,18rem)_minmax(0,14rem)_auto] sm:justify-start sm:gap-5"
    >
      <FilterSelect
        name="state"
        label={messages.state}
        value={choice.state ?? 'all'}
        none={messages.allStates}
        options={[
          { value: ALL_INDIA, text: messages.allIndia },
          ...[...states]
            .map(([value, text]) => ({ value, text }))
            .sort((one, other) => compareMessages(language, one.text, other.text)),
        ]}
      />
      <FilterSelect
        name="course"
        label={messages.course}
        value={choice.course ?? 'all'}
        none={messages.allCourses}
        options={COURSES.map(({ key, name }) => ({ value: key, text: nameIn(language, name) }))}
      />
      <Button type="submit" kind="line" tall>
        {messages.show}
      </Button>
    </form>
  )
}
