import type { Payload, PayloadRequest } from 'payload'
import { inTransaction } from '@/lib/database/transaction'
import { env } from '@/lib/env'
import { type Language } from '@/lib/language'
import { pathsIn } from '@/lib/paths/site-paths'
import type { User } from '@/payload-types'
import { firstAsServer } from '../access/access'
import { brandOf, PlainMail, queueMail } from '../mail/queue-mail'
import { requireGuardian, waitsForGuardian } from '../personal/guardian/guardian'
import {
  beginSubscription,
  countConfirmation,
  openSubscription,
  type RequestedSubscription,
  renewToken,
} from './subscribe'
import { subscriptionLinks } from './subscription-mail'
import { endOldestWaiting, type Mailbox, mailboxFor } from './subscription-queries'

/** Texts of a mail about a requested subscription; `what` names it. */
interface QuestionMessages {
  subject: (what: string) => string
  heading: string
  lead: (what: string) => string
  button: string
  /** What happens if the reader does nothing. */
  ignore?: string
}

interface Question {
  language: Language
  what: string
  messages: QuestionMessages
}

async function queueQuestion(
  req: PayloadRequest,
  { email }: Mailbox,
  { language, what, messages }: Question,
  href: string,
): Promise<void> {
  await queueMail(req, {
    to: email,
    subject: messages.subject(what),
    body: (
      <PlainMail
        language={language}
        brand={await brandOf(req)}
        heading={messages.heading}
        action={{ label: messages.button, href }}
        paragraphs={[messages.lead(what), messages.ignore]}
      />
    ),
  })
}

/** Result of a request: waiting for confirmation, or active. */
export type SubscriptionOutcome = 'waiting' | 'active'

/** A requested subscription that has not ended. */
interface Standing {
  subscription: string
  status: string
}

interface SubscriptionRequest<Row extends Standing> extends Omit<RequestedSubscription, 'user'> {
  /** The person signed in; an email verified by their account needs no confirmation. */
  user: User | null
  /** Maximum of this kind per mailbox. */
  max: number
  /** Throws beyond the maximum. */
  tooMany: () => Error
  messages: { confirm: QuestionMessages; known: QuestionMessages }
  /** Resolves the subject in the request's transaction; may throw. */
  about: (req: PayloadRequest) => Promise<{
    /** Its name in mails. */
    what: string
    standing: (mailbox: string) => Promise<Row[]>
    isSame: (row: Row) => boolean
    /** Stores the subject of a new subscription. */
    create: (subscription: string) => Promise<void>
    /** Updates an existing one. */
    change?: (row: Row, mailbox: string) => Promise<unknown>
  }>
}

/** Whether the account of an email waits for a parent. */
async function isWaiting(payload: Payload, email: string): Promise<boolean> {
  // Full authority: nothing of it is returned to the caller.
  const account = await firstAsServer(payload, 'users', { email: { equals: email.toLowerCase() } })
  return account !== null && waitsForGuardian(account)
}

/**
 * Requests a subscription for a mailbox. An email verified by the caller's account is subscribed immediately; any other
 * gets a confirmation mail, and only the mailbox learns whether it is subscribed already.
 * @throws APIError 429 beyond the mailbox's mail limit, and whatever `tooMany` and `about` throw
 */
export async function askForSubscription<Row extends Standing>(
  payload: Payload,
  { email, kind, language, user, max, tooMany, messages, about }: SubscriptionRequest<Row>,
): Promise<SubscriptionOutcome> {
  requireGuardian(user)
  // The account may still wait for a parent: nothing is stored, and nothing revealed.
  if (await isWaiting(payload, email)) return 'waiting'
  const isTheirs = user?.verified === true && user.email.toLowerCase() === email.toLowerCase()
  if (!isTheirs) await countConfirmation(payload, email)
  return inTransaction(payload, async (req) => {
    const { what, standing, isSame, create, change } = await about(req)
    const mailbox = await mailboxFor(req, email, language)
    const rows = await standing(mailbox.id)
    // Only confirmed subscriptions count: anyone can request more for it.
    const active = rows.filter(({ status }) => status === 'active')
    const same = active.find(isSame) ?? rows.find(isSame)
    const isActive = same?.status === 'active'
    const isFull = active.length >= max
    if (isTheirs) {
      if (isActive) await change?.(same, mailbox.id)
      else {
        if (isFull) throw tooMany()
        const { id } = await openSubscription(req, { email, kind, language, user: user.id })
        await create(id)
      }
      return 'active'
    }
    const ask = (token: string) => {
      const href = env.SITE_URL + pathsIn(language).confirmSubscription(token)
      return queueQuestion(req, mailbox, { language, what, messages: messages.confirm }, href)
    }
    if (isActive || (isFull && !same)) {
      const { manage } = subscriptionLinks(req, mailbox, kind)
      await queueQuestion(req, mailbox, { language, what, messages: messages.known }, manage)
    } else if (same) await ask(await renewToken(req, same.subscription))
    else {
      await endOldestWaiting(req, mailbox, kind, max)
      const { id, token } = await beginSubscription(req, { email, kind, language })
      await create(id)
      await ask(token)
    }
    return 'waiting'
  })
}
