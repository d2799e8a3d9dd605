import { Body, Button, Container, Head, Heading, Hr, Html, Preview, render, Text } from '@react-email/components'
import type { Payload, PayloadRequest } from 'payload'
import type { ReactElement, ReactNode } from 'react'
import { env } from '@/lib/env'
import type { Language } from '@/lib/language'
import { mailboxOf } from '@/lib/limits/mailbox'
import { RATE_LIMITS, secondsToWait, secondsToWaitBeyond } from '@/lib/limits/rate-limit'
import { keepNotice } from './team-notices-queries'

const ink = '#12231e'
const teal = '#00594c'

interface MailLayoutProps {
  language: Language
  brand: string
  /** The line that mail programs show beside the subject. */
  preview: string
  /** None where the text speaks for itself. */
  heading?: string
  children: ReactNode
  /** The one thing to do next. */
  action?: { label: string; href: string }
}

/** The frame of every mail: brand, heading, text, at most one button, and where it comes from. */
export const MailLayout = ({ language, brand, preview, heading, children, action }: MailLayoutProps) => (
  <Html lang={language}>
    <Head />
    <Preview>{preview}</Preview>
    <Body style={{ backgroundColor: '#f6f8f4', color: ink, fontFamily: 'system-ui, sans-serif', margin: 0 }}>
      <Container style={{ backgroundColor: '#ffffff', margin: '24px auto', maxWidth: 560, padding: '28px 32px' }}>
        <Text style={{ color: teal, fontWeight: 600, margin: 0 }}>{brand}</Text>
        {heading ? (
          <Heading as="h1" style={{ fontSize: 22, lineHeight: '28px', margin: '12px 0 16px' }}>
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

/** A paragraph of a mail. */
export const MailText = ({ children }: { children: ReactNode }) => (
  <Text style={{ fontSize: 16, lineHeight: '25px', margin: '0 0 16px' }}>{children}</Text>
)

/** A mail of paragraphs alone; the first is its preview unless said, and what is not said leaves none. */
export const PlainMail = ({
  paragraphs,
  preview = paragraphs[0] || '',
  ...frame
}: Omit<MailLayoutProps, 'preview' | 'children'> & {
  preview?: string
  paragraphs: readonly (string | false | null | undefined)[]
}) => (
  <MailLayout {...frame} preview={preview}>
    {paragraphs.map((paragraph, place) =>
      // biome-ignore lint/suspicious/noArrayIndexKey: the paragraphs of one mail never change places
      paragraph ? <MailText key={place}>{paragraph}</MailText> : null,
    )}
  </MailLayout>
)

/** Lines stay lines, in the plain text of the mail as well. */
function withBreaks(paragraph: string): ReactNode {
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

/** A text as somebody typed it: blank lines part its paragraphs. */
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

/** The brand as the site settings name it. */
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
  /** The id of this mail, where later ones answer it: `<name@host>`. */
  messageId?: string
  /** The id of the mail that this one answers. */
  inReplyTo?: string
  /** The mailbox of a subscription that it goes to: what its server says to the mail is noted there. */
  mailbox?: string
  /** The address by which a mail program's own button ends what it is a part of (RFC 8058). */
  stopLink?: string
  /** A date for the recipient's calendar, as RFC 5545 writes it; it goes along as a file. */
  calendar?: string
}

/** A mail as it is sent: nothing in it is put together any more. */
export interface WrittenMail extends Omit<Mail, 'body'> {
  html: string
  text: string
}

/** Writes a mail out, once and for all. */
export async function writeMail({ body, ...mail }: Mail): Promise<WrittenMail> {
  const [html, text] = await Promise.all([render(body), render(body, { plainText: true })])
  return { ...mail, html, text }
}

/**
 * Queues a mail that has been written out, as `queueMail` does.
 * @returns the id of the job
 */
export async function queueWritten(req: PayloadRequest, input: WrittenMail): Promise<string> {
  const { id } = await req.payload.jobs.queue({ task: 'send-mail', input, req })
  return String(id)
}

/**
 * Queues a mail within the caller's transaction: it is sent when the write it reports is committed, and not otherwise.
 * @param req the request of the hook or action; its transaction holds the job
 * @returns the id of the job
 */
export const queueMail = async (req: PayloadRequest, mail: Mail): Promise<string> =>
  queueWritten(req, await writeMail(mail))

/** The mailbox of the team: as the site settings name it, else that of the server's own settings. */
export async function teamInbox(req: PayloadRequest): Promise<string> {
  // Full authority: nobody but administrators reads the address, and tasks have no user.
  const settings = await req.payload.findGlobal({ slug: 'site-settings', depth: 0, overrideAccess: true, req })
  return settings.teamInbox || env.TEAM_INBOX
}

export interface TeamNotice extends Omit<Mail, 'to'> {
  /** Absolute address of the record in the studio. */
  href: string
}

/**
 * Tells the team of something new, within the caller's transaction: by a mail of its own, or, when many have just
 * gone, as a line of the next digest.
 */
export async function tellTeam(req: PayloadRequest, { href, ...mail }: TeamNotice): Promise<void> {
  const to = await teamInbox(req)
  const wait = await secondsToWait(req.payload, 'teamMail', to)
  if (wait === 0) {
    await queueMail(req, { ...mail, to })
    return
  }
  await keepNotice(req, { subject: mail.subject, replyTo: mail.replyTo ?? null, href })
}

/**
 * How much of the limit each kind of mail may use up. Who is flooded by one kind still gets the next: forms that only
 * say thank you stop first, and a new password can be asked for when all else has stopped.
 */
const { points } = RATE_LIMITS.mailPerRecipient
const MOST = { acknowledgement: points / 2, account: points, 'new-password': points + 4 } as const

/**
 * Counts one mail that anybody can have sent by typing an address, whether there is something to send or not.
 * @param kind what the mail is for
 * @returns seconds until another may be sent there, 0 when this one may
 */
export function secondsUntilMail({ db }: Pick<Payload, 'db'>, email: string, kind: keyof typeof MOST): Promise<number> {
  return secondsToWaitBeyond({ db }, 'mailPerRecipient', mailboxOf(email), MOST[kind])
}
