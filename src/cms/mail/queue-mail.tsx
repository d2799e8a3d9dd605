import { Body, Button, Container, Head, Heading, Hr, Html, Link, Preview, render, Text } from '@react-email/components'
import type { Payload, PayloadRequest } from 'payload'
import type { ReactElement, ReactNode } from 'react'
import { env } from '@/lib/env'
import type { Language } from '@/lib/language'
import { mailboxOf } from '@/lib/limits/mailbox'
import { RATE_LIMITS, secondsToWait, secondsToWaitBeyond } from '@/lib/limits/rate-limit'
import { keepNotice } from './team-notices-queries'

const ink = '#12231e'
const teal = '#00594c'

const SHEET = {
  backgroundColor: '#ffffff',
  margin: '24px auto',
  maxWidth: 560,
  // A long address in a reply must not make the whole mail wider than a phone.
  overflowWrap: 'anywhere',
  padding: '28px 32px',
} as const

interface MailLayoutProps {
  language: Language
  brand: string
  /** Preview line that mail programs show after the subject. */
  preview: string
  /** Absent where the text suffices. */
  heading?: string
  children: ReactNode
  /** The call to action. */
  action?: { label: string; href: string }
}

/** Layout of every mail: brand, heading, text, at most one button, and sender. */
export const MailLayout = ({ language, brand, preview, heading, children, action }: MailLayoutProps) => (
  <Html lang={language}>
    <Head />
    <Preview>{preview}</Preview>
    <Body style={{ backgroundColor: '#f6f8f4', color: ink, fontFamily: 'system-ui, sans-serif', margin: 0 }}>
      <Container style={SHEET}>
        <Text style={{ color: teal, fontWeight: 600, margin: '0 0 12px' }}>{brand}</Text>
        {heading ? (
          <Heading as="h1" style={{ fontSize: 22, lineHeight: '28px', margin: '0 0 16px' }}>
            {heading}
          </Heading>
        ) : null}
        {children}
        {action ? (
          <Button
            href={action.href}
            style={{
              backgroundColor: teal,
              borderRadius: 6,
              color: '#ffffff',
              fontWeight: 600,
              padding: '12px 20px',
            }}
          >
            {action.label}
          </Button>
        ) : null}
        <Hr style={{ borderColor: '#dfe6dd', margin: '28px 0 12px' }} />
        <Text style={{ color: '#4a5a53', fontSize: 13, margin: 0 }}>
          {brand} · {env.SITE_URL.replace(/^https?:\/\//, '')}
        </Text>
      </Container>
    </Body>
  </Html>
)

export const MailText = ({ children }: { children: ReactNode }) => (
  <Text style={{ fontSize: 16, lineHeight: '25px', margin: '0 0 16px' }}>{children}</Text>
)

/** A link within the text, in the brand's colour rather than the blue of mail programs. */
export const MailLink = ({ href, children }: { href: string; children: ReactNode }) => (
  <Link href={href} style={{ color: teal, textDecoration: 'underline' }}>
    {children}
  </Link>
)

/** Keeps line breaks, in the plain text part too. */
export function withBreaks(paragraph: string): ReactNode {
  const [first = '', ...others] = paragraph.split('\n')
  return others.reduce<ReactNode>(
    (above, line) => (
      <>
        {above}
        <br />
        {line}
      </>
    ),
    first,
  )
}

/** User text: blank lines separate paragraphs. */
export const MailParagraphs = ({ text }: { text: string }): ReactNode =>
  text
    .trim()
    .split(/\n\s*\n/)
    .reduce<ReactNode>(
      (above, paragraph) => (
        <>
          {above}
          <MailText>{withBreaks(paragraph)}</MailText>
        </>
      ),
      null,
    )

/** A mail of paragraphs only; the first is its preview by default, and empty ones are skipped. */
export const PlainMail = ({
  paragraphs,
  preview = paragraphs[0] || '',
  ...frame
}: Omit<MailLayoutProps, 'preview' | 'children'> & {
  preview?: string
  paragraphs: readonly (string | false | null | undefined)[]
}) => (
  <MailLayout {...frame} preview={preview}>
    <MailParagraphs text={paragraphs.filter(Boolean).join('\n\n')} />
  </MailLayout>
)

/** Brand name from the site settings. */
export async function brandOf(req: PayloadRequest): Promise<string> {
  // Full authority: the settings are public, and tasks have no user.
  const { brand } = await req.payload.findGlobal({ slug: 'site-settings', depth: 0, overrideAccess: true, req })
  return brand
}

export interface Mail {
  to: string
  subject: string
  body: ReactElement
  replyTo?: string
  /** `Message-ID`, for later replies: `<name@host>`. */
  messageId?: string
  /** `In-Reply-To`. */
  inReplyTo?: string
  /** Mailbox of the subscription: delivery results are recorded there. */
  mailbox?: string
  /** One-click unsubscribe URL (RFC 8058). */
  stopLink?: string
  /** Attached calendar event (RFC 5545). */
  calendar?: string
}

/** A rendered mail, ready to send. */
export interface WrittenMail extends Omit<Mail, 'body'> {
  html: string
  text: string
}

/** By default the library would write headings, and the titles in them, in capitals. */
const AS_WRITTEN = { selectors: [{ selector: 'h1', options: { uppercase: false } }] }

export async function writeMail({ body, ...mail }: Mail): Promise<WrittenMail> {
  const [html, text] = await Promise.all([
    render(body),
    render(body, { plainText: true, htmlToTextOptions: AS_WRITTEN }),
  ])
  return { ...mail, html, text }
}

/**
 * Queues a rendered mail, as `queueMail` does.
 * @returns the job's id
 */
export async function queueWritten(req: PayloadRequest, input: WrittenMail): Promise<string> {
  const { id } = await req.payload.jobs.queue({ task: 'send-mail', input, req })
  return String(id)
}

/**
 * Queues a mail in the caller's transaction: it is sent if and only if the write it reports commits.
 * @param req of the hook or action, whose transaction holds the job
 * @returns the job's id
 */
export const queueMail = async (req: PayloadRequest, mail: Mail): Promise<string> =>
  queueWritten(req, await writeMail(mail))

/** The team's email from the site settings, or else from the environment. */
export async function teamInbox(req: PayloadRequest): Promise<string> {
  // Full authority: only administrators may read it, and tasks have no user.
  const settings = await req.payload.findGlobal({ slug: 'site-settings', depth: 0, overrideAccess: true, req })
  return settings.teamInbox || env.TEAM_INBOX
}

export interface TeamNotice extends Omit<Mail, 'to'> {
  /** Absolute studio URL of the record. */
  href: string
}

/**
 * Notifies the team in the caller's transaction: by mail, or, after many in a short time, as a line of the next digest.
 */
export async function notifyTeam(req: PayloadRequest, { href, ...mail }: TeamNotice): Promise<void> {
  const to = await teamInbox(req)
  const wait = await secondsToWait(req.payload, 'teamMail', to)
  if (wait === 0) {
    await queueMail(req, { ...mail, to })
    return
  }
  await keepNotice(req, { subject: mail.subject, replyTo: mail.replyTo ?? null, href })
}

/**
 * Share of the limit per kind of mail. Flooding one kind leaves room for the next: thank-you mails stop first, password
 * resets last.
 */
const { points } = RATE_LIMITS.mailPerRecipient
const MAX = { acknowledgement: points / 2, account: points, 'new-password': points + 4 } as const

/**
 * Counts a mail anyone can trigger by typing an email address, whether or not one is sent.
 * @param kind purpose of the mail
 * @returns seconds until another is allowed, 0 if this one is
 */
export function secondsUntilMail({ db }: Pick<Payload, 'db'>, email: string, kind: keyof typeof MAX): Promise<number> {
  return secondsToWaitBeyond({ db }, 'mailPerRecipient', mailboxOf(email), MAX[kind])
}
