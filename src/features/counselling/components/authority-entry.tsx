import Link from 'next/link'
import { Icon } from '@/components/ui/icon'
import { type Language, languageOfName, languageOfText } from '@/lib/language'
import { nameIn } from '@/lib/names'
import { pathsIn } from '@/lib/paths/site-paths'
import { asSentence } from '@/lib/text/format'
import { standingOn } from '../calendar'
import { counsellingMessages } from '../messages'
import type { AuthorityView, DateView } from '../queries'
import { DateList } from './state-dates'

const TEXT_LINK = 'inline-flex min-h-tap items-center gap-2 wrap-anywhere'

/** Host of a URL for display: mcc.nic.in. */
const hostOf = (url: string) => (URL.canParse(url) ? new URL(url).hostname.replace(/^www\./, '') : url)

/** Link to an authority's official site. */
export const AuthoritySite = ({ language, site }: { language: Language; site: string }) => (
  <a className={TEXT_LINK} href={site} target="_blank" rel="noopener">
    {hostOf(site)}
    <span className="sr-only">{counsellingMessages(language).opensElsewhere}</span> <Icon name="outside" />
  </a>
)

interface AuthorityDatesProps {
  language: Language
  authority: Pick<AuthorityView, 'slug' | 'name'>
  dates: readonly DateView[]
  today: string
}

/**
 * An authority's dates or their absence, and the feed.
 * @param today Indian day
 */
export function AuthorityDates({ language, authority, dates, today }: AuthorityDatesProps) {
  const messages = counsellingMessages(language)
  const isOver = dates.length > 0 && dates.every((date) => standingOn(today, date) === 'over')
  return (
    <div>
      {dates.length > 0 && <DateList language={language} dates={dates} today={today} />}
      {dates.length === 0 && <p className="font-semibold">{messages.notAnnounced}</p>}
      {isOver && <p className="border-t border-rule pt-[0.65rem] text-quiet">{messages.noneAhead}</p>}
      <p>
        <a className={TEXT_LINK} href={pathsIn(language).counsellingCalendar(authority.slug)}>
          <Icon name="calendar" /> {messages.calendar}
          <span className="sr-only">{messages.calendarOf(authority.name)}</span>
        </a>
      </p>
    </div>
  )
}

type AuthorityEntryProps = { language: Language; authority: AuthorityView; dates: readonly DateView[]; today: string }

/** An authority with its dates, in prospectus style. */
export function AuthorityEntry({ language, authority, dates, today }: AuthorityEntryProps) {
  const { name, slug, region, allots, site } = authority
  return (
    <article className="grid gap-x-12 gap-y-3 border-t border-ink py-7 lg:grid-cols-[17rem_minmax(0,1fr)]">
      <header className="grid content-start justify-items-start gap-1">
        <h3 className="text-[1.25rem]">
          <Link href={pathsIn(language).counsellingAuthority(slug)} prefetch={false} lang={languageOfName(name)}>
            {name}
          </Link>
        </h3>
        <p className="text-sm/hint text-quiet">
          {asSentence(language, region ? nameIn(language, region.name) : counsellingMessages(language).allIndia)}{' '}
          <span lang={languageOfText(allots)}>{allots}</span>
        </p>
        <AuthoritySite language={language} site={site} />
      </header>
      <AuthorityDates language={language} authority={authority} dates={dates} today={today} />
    </article>
  )
}
