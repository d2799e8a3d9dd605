import { Link, Text } from '@react-email/components'
import type { PayloadRequest } from 'payload'
import { Fragment, type ReactElement, type ReactNode } from 'react'
import { env } from '@/lib/env'
import { type Language, languageOf, pathsIn } from '@/lib/language'
import { queueMail } from '../mail/queue-mail'
import { linkToken } from './links'
import type { Mailbox } from './subscription-queries'

/** The addresses that every mail of a subscription ends with. */
export interface SubscriptionLinks {
  /** The page that manages everything of the mailbox, without a password. */
  manage: string
  /** What ends this kind of mail: opened, it shows a button; a mail program's own button posts to it. */
  stop: string
}

interface SubscriptionMail {
  /** What the subscriptions are called that it is sent for. */
  kind: string
  subject: string
  body: (links: SubscriptionLinks, language: Language) => ReactElement
  /** The same for the same content, so that a mail program shows it once even where it came twice: `<name@host>`. */
  messageId?: string
}

export function subscriptionLinks(req: PayloadRequest, mailbox: Mailbox, kind: string): SubscriptionLinks {
  const paths = pathsIn(languageOf(mailbox.language))
  return {
    manage: env.SITE_URL + paths.subscriptions(linkToken(req.payload, mailbox, 'manage')),
    stop: env.SITE_URL + paths.stopSubscription(linkToken(req.payload, mailbox, { stop: kind })),
  }
}

/**
 * Queues a mail to a mailbox that has confirmed it, within the caller's transaction, with the headers by which mail
 * programs offer to end it (RFC 2369, RFC 8058). What the mailbox's server says to it is noted.
 * @returns whether it was queued: nothing is sent to a mailbox that refuses our mails
 */
export async function queueSubscriptionMail(
  req: PayloadRequest,
  mailbox: Mailbox,
  { kind, subject, body, messageId }: SubscriptionMail,
): Promise<boolean> {
  if (mailbox.isRejecting) return false
  const links = subscriptionLinks(req, mailbox, kind)
  await queueMail(req, {
    to: mailbox.email,
    subject,
    body: body(links, languageOf(mailbox.language)),
    messageId,
    mailbox: mailbox.id,
    stopLink: links.stop,
  })
  return true
}

export const LINK = { color: '#005a49' }
export const SMALL = { fontSize: 15, lineHeight: '22px', color: '#4b5a54', margin: '8px 0' }
const ENTRY = { fontSize: 16, lineHeight: '24px', margin: 0, padding: '14px 0', borderTop: '1px solid #d9dfd8' }

/** One thing that a mail tells of: its name, which leads to its page, and below it a line for each fact that there is. */
export function MailEntry({ name, href, lines }: { name: string; href: string; lines: readonly ReactNode[] }) {
  return (
    <Text style={ENTRY}>
      <Link href={href} style={{ ...LINK, fontSize: 19, lineHeight: '26px', fontWeight: 600 }}>
        {name}
      </Link>
      {lines.map((line, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines of a mail never move
        <Fragment key={place}>
          <br />
          {line}
        </Fragment>
      ))}
    </Text>
  )
}

/** How to change what is sent, and how to end it. */
export function MailEnd({ links, messages }: { links: SubscriptionLinks; messages: { change: string; end: string } }) {
  return (
    <Text style={SMALL}>
      <Link href={links.manage} style={LINK}>
        {messages.change}
      </Link>
      {' · '}
      <Link href={links.stop} style={LINK}>
        {messages.end}
      </Link>
    </Text>
  )
}
