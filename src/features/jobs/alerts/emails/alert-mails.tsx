import { Link, Text } from '@react-email/components'
import type { ReactElement } from 'react'
import { MailLayout, MailText } from '@/cms/mail/queue-mail'
import { LINK, MailEnd, MailEntry, SMALL, type SubscriptionLinks } from '@/cms/subscriptions/subscription-mail'
import { env } from '@/lib/env'
import { type Language } from '@/lib/language'
import { nameIn } from '@/lib/names'
import { pathsIn } from '@/lib/paths/site-paths'
import type { SearchTerm } from '@/lib/search/dictionary'
import { dayText, enumerated } from '@/lib/text/format'
import { jobMessages } from '../../messages'
import { alertDetails, alertTitle } from '../alert-description'
import { type AlertSearch, alertQuery, namedSearch } from '../alert-rule'
import { alertMails, alertMessages } from '../messages'
import { type AlertRow, searchOf } from '../operations/alert-queries'
import type { NewsRow } from '../operations/matching-queries'
import { MAX_IN_MAIL } from '../schema'

/** An alert in one line for a mailbox that may be a stranger's: without any typed word. */
export function withoutTypedWords(language: Language, search: AlertSearch, terms: readonly SearchTerm[]): string {
  const named = namedSearch(search, terms)
  const { department, location, designation } = named
  const { ownWords } = alertMessages(language).title
  const isWhole = (['q', 'department', 'location', 'designation'] as const).every(
    (part) => !search[part] || named[part],
  )
  const title = isWhole || department || location || designation ? [alertTitle(language, named)] : []
  return enumerated(language, [
    ...title,
    ...(isWhole ? [] : [ownWords(title.length > 0)]),
    ...alertDetails(language, named),
  ])
}

interface News {
  brand: string
  language: Language
  rows: readonly NewsRow[]
  /** The alerts that matched, as they were before this mail. */
  alerts: readonly AlertRow[]
  links: SubscriptionLinks
}

export function newsSubject(language: Language, rows: readonly NewsRow[], alerts: readonly AlertRow[]): string {
  const { subject, several } = alertMails(language).news
  const [only, ...others] = alerts
  return subject(rows.length, only && others.length === 0 ? alertTitle(language, searchOf(only)) : several)
}

/** The alert mail: what is new, by alert if there are several, and how to change or end it. */
export function NewsMail({ brand, language, rows, alerts, links }: News): ReactElement {
  const { news } = alertMails(language)
  const last = alerts.map(({ lastMailAt }) => lastMailAt).filter((at) => at !== null)
  const latest = last.length > 0 ? new Date(Math.max(...last.map((at) => new Date(at).getTime()))) : null
  const shown = rows.slice(0, MAX_IN_MAIL)
  return (
    <MailLayout
      language={language}
      brand={brand}
      preview={enumerated(
        language,
        shown.map(({ title }) => title),
      )}
      heading={newsSubject(language, rows, alerts)}
    >
      <MailText>{latest ? news.since(dayText(language, latest)) : news.first}</MailText>
      {alerts.map((alert) => (
        <AlertPart
          key={alert.id}
          language={language}
          alert={alert}
          isOnly={alerts.length === 1}
          rows={shown.filter((row) => row.alert === alert.id)}
        />
      ))}
      {rows.length > shown.length && <MailText>{news.more(rows.length - shown.length)}</MailText>}
      <MailEnd links={links} messages={news} />
    </MailLayout>
  )
}

interface AlertPartProps {
  language: Language
  alert: AlertRow
  rows: readonly NewsRow[]
  isOnly: boolean
}

function AlertPart({ language, alert, rows, isOnly }: AlertPartProps) {
  const { news } = alertMails(language)
  const search = searchOf(alert)
  const frequency = alertMessages(language).frequencies[alert.frequency]
  return (
    <>
      {!isOnly && (
        <Text style={{ fontSize: 17, fontWeight: 600, margin: '16px 0 0' }}>{alertTitle(language, search)}</Text>
      )}
      {rows.map((row) => (
        <Vacancy key={row.id} language={language} row={row} />
      ))}
      <Text style={SMALL}>
        <Link href={env.SITE_URL + pathsIn(language).jobs(alertQuery(search))} style={{ ...LINK, fontWeight: 600 }}>
          {news.all}
        </Link>
        <br />
        {alert.confirmedAt && news.asked(frequency, dayText(language, alert.confirmedAt))}
      </Text>
    </>
  )
}

function Vacancy({ language, row }: { language: Language; row: NewsRow }) {
  const facts = [
    ...[row.location, row.department].map((name) => name && nameIn(language, name)),
    row.experience,
  ].filter((fact): fact is string => Boolean(fact))
  return (
    <MailEntry
      name={row.title}
      href={env.SITE_URL + pathsIn(language).job(row.slug)}
      lines={[
        row.institution || jobMessages(language).confidentialInstitution,
        enumerated(language, facts),
        ...(row.salary ? [row.salary] : []),
        ...(row.deadline ? [alertMails(language).news.lastDay(dayText(language, row.deadline))] : []),
      ]}
    />
  )
}
