import { Link, Text } from '@react-email/components'
import type { ReactElement } from 'react'
import { MailLayout, MailText } from '@/cms/mail/mail-layout'
import type { SubscriptionLinks } from '@/cms/subscriptions/subscription-mail'
import { pathsIn } from '@/lib/addresses/paths'
import { env } from '@/lib/env'
import { enumerated } from '@/lib/text/format'
import type { Language } from '@/lib/text/language'
import type { ToldDate } from '../operations/reminder-queries'
import { reminderMails } from '../texts'

/** The subject of the mail of a day. */
export const datesSubject = (language: Language, dates: readonly ToldDate[]): string =>
  reminderMails(language).news.subject(dates.length, dates[0]?.what ?? '', dates[0]?.startsOn ?? '')

const LINK = { color: '#005a49' }
const SMALL = { fontSize: 15, lineHeight: '22px', color: '#4b5a54', margin: '8px 0' }

/** The mail of a day: each date with its notice and the official site, and how to change or end it. */
export function DatesMail({
  brand,
  language,
  dates,
  links,
}: {
  brand: string
  language: Language
  dates: readonly ToldDate[]
  links: SubscriptionLinks
}): ReactElement {
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
        <Text
          key={`${date.slug} ${date.what} ${date.startsOn}`}
          style={{ fontSize: 16, lineHeight: '24px', margin: 0, padding: '14px 0', borderTop: '1px solid #d9dfd8' }}
        >
          <Link
            href={env.SITE_URL + pathsIn(language).counsellingAuthority(date.slug)}
            style={{ ...LINK, fontSize: 19, lineHeight: '26px', fontWeight: 600 }}
          >
            {date.what}
          </Link>
          <br />
          <b>{news.day(date.startsOn, date.endsOn)}</b>
          <br />
          {date.authority}
          <br />
          {news.notice(date.notice)}
          <br />
          <Link href={date.site} style={LINK}>
            {news.site}
          </Link>
        </Text>
      ))}
      <MailText>{news.lead}</MailText>
      <Text style={SMALL}>
        <Link href={links.manage} style={LINK}>
          {news.change}
        </Link>
        {' · '}
        <Link href={links.stop} style={LINK}>
          {news.end}
        </Link>
      </Text>
    </MailLayout>
  )
}
