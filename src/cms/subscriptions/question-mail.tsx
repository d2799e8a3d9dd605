import type { PayloadRequest } from 'payload'
import { env } from '@/lib/env'
import { pathsIn } from '@/lib/paths/paths'
import type { Language } from '@/lib/text/language'
import { brandOf } from '../mail/brand-of'
import { MailLayout, MailText } from '../mail/mail-layout'
import { queueMail } from '../mail/queue-mail'
import { subscriptionLinks } from './subscription-mail'
import type { Mailbox } from './subscription-queries'

/** What a mail about a subscription says that somebody asked for; `what` names it. */
export interface QuestionMessages {
  subject: (what: string) => string
  heading: string
  lead: (what: string) => string
  button: string
  /** What happens when nothing is done. */
  ignore?: string
}

interface Question {
  language: Language
  what: string
  texts: QuestionMessages
}

async function queueQuestion(
  req: PayloadRequest,
  { email }: Mailbox,
  { language, what, texts }: Question,
  href: string,
): Promise<void> {
  const lead = texts.lead(what)
  await queueMail(req, {
    to: email,
    subject: texts.subject(what),
    body: (
      <MailLayout
        language={language}
        brand={await brandOf(req)}
        preview={lead}
        heading={texts.heading}
        action={{ label: texts.button, href }}
      >
        <MailText>{lead}</MailText>
        {texts.ignore && <MailText>{texts.ignore}</MailText>}
      </MailLayout>
    ),
  })
}

/**
 * Asks a mailbox whether it wants what somebody asked for, within the caller's transaction.
 * @param token of the subscription that waits for the answer
 */
export const askMailbox = (req: PayloadRequest, mailbox: Mailbox, question: Question, token: string): Promise<void> =>
  queueQuestion(req, mailbox, question, env.SITE_URL + pathsIn(question.language).confirmSubscription(token))

/**
 * Tells a mailbox alone that somebody asked for what it has already.
 * @param kind what the subscriptions are called
 */
export const tellMailbox = (req: PayloadRequest, mailbox: Mailbox, question: Question, kind: string): Promise<void> =>
  queueQuestion(req, mailbox, question, subscriptionLinks(req, mailbox, kind).manage)
