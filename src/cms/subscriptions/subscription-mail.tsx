import { Link, Text } from '@react-email/components'
import type { PayloadRequest } from 'payload'
import { Fragment, type ReactElement, type ReactNode } from 'react'
import { env } from '@/lib/env'
import { type Language, languageOf } from '@/lib/language'
import { pathsIn } from '@/lib/paths/site-paths'
import { queueMail } from '../mail/queue-mail'
import { linkToken } from './links'
import type { Mailbox } from './subscription-queries'

export interface SubscriptionLinks {
  /** Page to manage all subscriptions of the mailbox without a password. */
  manage: string
  /** Unsubscribe link: opened, it shows a button; mail programs post to it. */
  stop: string
}

interface SubscriptionMail {
  kind: string
  subject: string
  body: (links: SubscriptionLinks, language: Language) => ReactElement
  /** Stable for the same content, so that mail programs drop duplicates: `<name@host>`. */
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
 * Queues a mail to a confirmed mailbox in the caller's transaction, with unsubscribe headers (RFC 2369, RFC 8058).
 * Delivery results are recorded.
 * @returns whether it was queued: mailboxes that reject our mails get none
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

/** An item of a mail: its linked name, and below it one line per known fact. */
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

/** Links to manage and to unsubscribe. */
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
