import { Text } from '@react-email/components'
import { MailLayout, MailLink, MailParagraphs, MailText, withBreaks } from '@/cms/mail/queue-mail'
import { env } from '@/lib/env'
import { type Language, STUDIO_LANGUAGE } from '@/lib/language'
import { paths } from '@/lib/paths/site-paths'
import { weekdayMoment } from '@/lib/text/format'
import { answerPromise, type Office, opensAgain, promiseText } from '../operations/office'
import type { EnquirySummary } from './enquiry-summary'
import { enquiryMailMessages } from './mail-messages'

/** The message id of an enquiry's first mail, to which replies refer, so that mail programs show one thread. */
export const threadOf = ({ id }: { id: string }): string => `<enquiry-${id}@${new URL(env.SITE_URL).hostname}>`

const LINE = { fontSize: 16, lineHeight: '25px', margin: '0 0 8px' } as const

/** The fields of an enquiry, each with its label. */
const SummaryLines = ({ lines }: Pick<EnquirySummary, 'lines'>) =>
  lines.map(({ label, value }) => (
    <Text key={label} style={LINE}>
      <strong>{label}:</strong> {withBreaks(value)}
    </Text>
  ))

interface AcknowledgementProps {
  language: Language
  office: Office
  /** Null for an unverified mailbox. */
  name: string | null
  copy: EnquirySummary['lines']
  sentAt: Date
}

/** Confirms an enquiry to its sender, with a copy, and says when to expect an answer. */
export function Acknowledgement({ language, office, name, copy, sentAt }: AcknowledgementProps) {
  const { acknowledgement: messages } = enquiryMailMessages(language)
  const promise = promiseText(language, messages.promise, answerPromise(office.lines, sentAt))
  const opens = opensAgain(office.lines, sentAt)
  return (
    <MailLayout language={language} brand={office.brand} preview={promise} heading={messages.heading}>
      <MailText>{messages.greeting(name)}</MailText>
      <MailText>{promise}</MailText>
      {opens && <MailText>{messages.opens(weekdayMoment(language, opens))}</MailText>}
      {office.phone && <MailText>{messages.call(office.phone)}</MailText>}
      {copy.length > 0 && <MailText>{messages.copy}</MailText>}
      <SummaryLines lines={copy} />
      <MailText>{messages.notYou}</MailText>
    </MailLayout>
  )
}

interface TeamNoticeProps {
  office: Office
  enquiry: EnquirySummary
  isSuspected: boolean
  sentAt: Date
}

/** Shows the team a new enquiry in full. */
export function TeamNotice({ office, enquiry, isSuspected, sentAt }: TeamNoticeProps) {
  const { notice: messages } = enquiryMailMessages(STUDIO_LANGUAGE)
  const promise = promiseText(STUDIO_LANGUAGE, messages.promise, answerPromise(office.lines, sentAt))
  const href = `${env.SITE_URL}${paths.studioRecord('enquiries', enquiry.id)}`
  return (
    <MailLayout
      language={STUDIO_LANGUAGE}
      brand={office.brand}
      preview={promise}
      heading={messages.heading}
      action={{ label: messages.open, href }}
    >
      {isSuspected ? <MailText>{messages.suspected}</MailText> : null}
      <SummaryLines lines={enquiry.lines} />
      <MailText>{promise}</MailText>
    </MailLayout>
  )
}

interface EscalationProps {
  office: Office
  waiting: { id: string; name: string; createdAt: string }[]
  now: Date
}

/** Warns the team of enquiries whose promised answer is nearly due. */
export function Escalation({ office: { brand, lines }, waiting, now }: EscalationProps) {
  const opens = opensAgain(lines, now)
  const { escalation: messages } = enquiryMailMessages(STUDIO_LANGUAGE)
  const action = { label: messages.open, href: `${env.SITE_URL}${paths.studioList('enquiries')}` }
  return (
    <MailLayout
      language={STUDIO_LANGUAGE}
      brand={brand}
      preview={messages.text}
      heading={messages.heading}
      action={action}
    >
      <MailText>{messages.text}</MailText>
      {opens && <MailText>{messages.closed(weekdayMoment(STUDIO_LANGUAGE, opens))}</MailText>}
      {waiting.map(({ id, name, createdAt }) => (
        <MailText key={id}>
          <MailLink href={`${env.SITE_URL}${paths.studioRecord('enquiries', id)}`}>
            {messages.waiting(name, weekdayMoment(STUDIO_LANGUAGE, createdAt))}
          </MailLink>
        </MailText>
      ))}
    </MailLayout>
  )
}

interface ReplyProps {
  language: Language
  brand: string
  text: string
  /** The person's message, if any. */
  original: string | null
  sentAt: string
}

/** A reply of the team, with the person's message below. */
export function Reply({ language, brand, text, original, sentAt }: ReplyProps) {
  const { reply: messages } = enquiryMailMessages(language)
  return (
    <MailLayout language={language} brand={brand} preview={text.slice(0, 120)}>
      <MailParagraphs text={text} />
      {original ? (
        <div style={{ borderLeft: '3px solid #dfe6dd', marginTop: 24, paddingLeft: 12 }}>
          <MailText>{messages.wrote(weekdayMoment(language, sentAt))}</MailText>
          <MailParagraphs text={original} />
        </div>
      ) : null}
    </MailLayout>
  )
}
