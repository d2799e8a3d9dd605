import { Link } from '@react-email/components'
import type { ReactElement } from 'react'
import { MailLayout, MailText } from '@/cms/mail/queue-mail'
import { LINK, MailEnd, MailEntry, type SubscriptionLinks } from '@/cms/subscriptions/subscription-mail'
import { env } from '@/lib/env'
import { type Language } from '@/lib/language'
import { pathsIn } from '@/lib/paths/site-paths'
import { enumerated } from '@/lib/text/format'
import { reminderMails } from '../messages'
import type { DueDate } from '../operations/reminder-queries'

export const datesSubject = (language: Language, dates: readonly DueDate[]): string =>
  reminderMails(language).news.subject(dates.length, dates[0]?.what ?? '', dates[0]?.startsOn ?? '')

type DatesMailProps = { brand: string; language: Language; dates: readonly DueDate[]; links: SubscriptionLinks }

/** A day's mail: each date with its notice and the official site, and links to change or end it. */
export function DatesMail({ brand, language, dates, links }: DatesMailProps): ReactElement {
  const { news } = reminderMails(language)
  return (
    <MailLayout
      language={language}
      brand={brand}
      preview={enumerated(
        language,
        dates.map(({ what }) => what),
      )}
      heading={datesSubject(language, dates)}
    >
      {dates.map((date) => (
        <MailEntry
          key={`${date.slug} ${date.what} ${date.startsOn}`}
          name={date.what}
          href={env.SITE_URL + pathsIn(language).counsellingAuthority(date.slug)}
          lines={[
            <b key="day">{news.day(date.startsOn, date.endsOn)}</b>,
            date.authority,
            news.notice(date.notice),
            <Link key="site" href={date.site} style={LINK}>
              {news.site}
            </Link>,
          ]}
        />
      ))}
      <MailText>{news.lead}</MailText>
      <MailEnd links={links} messages={news} />
    </MailLayout>
  )
}
