import type { Payload, PayloadRequest } from 'payload'
import { inTransaction } from '@/lib/database/transaction'
import { env } from '@/lib/env'
import { type Language, pathsIn } from '@/lib/language'
import type { User } from '@/payload-types'
import { asServer } from '../access/access'
import { brandOf, PlainMail, queueMail } from '../mail/queue-mail'
import { requireGuardian, waitsForGuardian } from '../personal/guardian/guardian'
import { beginSubscription, countConfirmation, openSubscription, renewToken, type Wanted } from './subscribe'
import { subscriptionLinks } from './subscription-mail'
import { endOldestWaiting, type Mailbox, mailboxFor } from './subscription-queries'

/** What a mail about a subscription says that somebody asked for; `what` names it. */
interface QuestionMessages {
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

/**
 * Asks a mailbox whether it wants what somebody asked for, within the caller's transaction.
 * @param token of the subscription that waits for the answer
 */
const askMailbox = (req: PayloadRequest, mailbox: Mailbox, question: Question, token: string): Promise<void> =>
  queueQuestion(req, mailbox, question, env.SITE_URL + pathsIn(question.language).confirmSubscription(token))

/**
 * Tells a mailbox alone that somebody asked for what it has already.
 * @param kind what the subscriptions are called
 */
const tellMailbox = (req: PayloadRequest, mailbox: Mailbox, question: Question, kind: string): Promise<void> =>
  queueQuestion(req, mailbox, question, subscriptionLinks(req, mailbox, kind).manage)

/** What came of asking: it waits for the link of a mail, or writes from now on. */
export type SubscriptionOutcome = 'waiting' | 'active'

/** Something that a mailbox has asked for and that is not over. */
interface Standing {
  subscription: string
  status: string
}

interface Asked<Row extends Standing> extends Omit<Wanted, 'user'> {
  /** Who is signed in; an address that their account has proved needs no mail to confirm. */
  user: User | null
  /** How many of this kind a mailbox has at most. */
  most: number
  /** Refuses one more. */
  tooMany: () => Error
  messages: { confirm: QuestionMessages; known: QuestionMessages }
  /** What it is for, in the request's transaction; it may be refused here. */
  about: (req: PayloadRequest) => Promise<{
    /** As the mailbox is told it. */
    what: string
    standing: (mailbox: string) => Promise<Row[]>
    isSame: (row: Row) => boolean
    /** Writes what belongs to a new subscription. */
    create: (subscription: string) => Promise<void>
    /** Changes one that stands already. */
    change?: (row: Row, mailbox: string) => Promise<unknown>
  }>
}

/** Whether the account of an address waits for a parent. */
async function isWaiting(payload: Payload, email: string): Promise<boolean> {
  // Full authority: whoever asks is told nothing of it.
  const { docs } = await payload.find({
    collection: 'users',
    where: { and: [{ email: { equals: email.toLowerCase() } }, { writesAs: { equals: 'minor' } }] },
    limit: 1,
    ...asServer(),
  })
  return docs.some(waitsForGuardian)
}

/**
 * Asks that a mailbox is written to. For an address that the account of who asks has proved it is from now on; for any
 * other a mail asks first, and whether the mailbox has the same already is told to it alone.
 * @throws APIError 429 when the mailbox has had its share of mails, and what `tooMany` and `about` refuse
 */
export async function askForSubscription<Row extends Standing>(
  payload: Payload,
  { email, kind, language, user, most, tooMany, messages, about }: Asked<Row>,
): Promise<SubscriptionOutcome> {
  requireGuardian(user)
  // Somebody may ask in the name of an account that still waits for a parent: nothing is kept, and nothing said.
  if (await isWaiting(payload, email)) return 'waiting'
  const isTheirs = user?.verified === true && user.email.toLowerCase() === email.toLowerCase()
  if (!isTheirs) await countConfirmation(payload, email)
  return inTransaction(payload, async (req) => {
    const { what, standing, isSame, create, change } = await about(req)
    const mailbox = await mailboxFor(req, email, language)
    const rows = await standing(mailbox.id)
    // Only what the mailbox has confirmed counts: anybody can ask for more in its name.
    const active = rows.filter(({ status }) => status === 'active')
    const same = active.find(isSame) ?? rows.find(isSame)
    const isActive = same?.status === 'active'
    const isFull = active.length >= most
    if (isTheirs) {
      if (isActive) await change?.(same, mailbox.id)
      else {
        if (isFull) throw tooMany()
        const { id } = await openSubscription(req, { email, kind, language, user: user.id })
        await create(id)
      }
      return 'active'
    }
    const ask = (token: string) => askMailbox(req, mailbox, { language, what, messages: messages.confirm }, token)
    if (isActive || (isFull && !same))
      await tellMailbox(req, mailbox, { language, what, messages: messages.known }, kind)
    else if (same) await ask(await renewToken(req, same.subscription))
    else {
      await endOldestWaiting(req, mailbox, kind, most)
      const { id, token } = await beginSubscription(req, { email, kind, language })
      await create(id)
      await ask(token)
    }
    return 'waiting'
  })
}
