import { createHash } from 'node:crypto'
import type { Payload } from 'payload'
import { countAddress, countSender, type SenderContext } from '@/cms/limits/limited-writes'
import { brandOf } from '@/cms/mail/brand-of'
import { queueMail } from '@/cms/mail/queue-mail'
import { secondsUntilMail } from '@/cms/mail/recipient-limit'
import { consentNow } from '@/cms/personal/consent'
import { inTransaction } from '@/lib/database/transaction'
import { tooManyAttempts } from '@/lib/limits/too-many'
import { isSuspected, suspicionsOf } from '@/lib/spam/suspicion'
import type { Language } from '@/lib/text/language'
import { OF_SENDER, POSTED, type PostingName, postingField } from '../../admin/posting-fields'
import { confirmMail } from '../emails/posting-mails'
import type { CheckedPosting } from '../form-schema'
import { hashOfLink, linkOf, newLinkSeed } from './link'

interface Sent extends CheckedPosting {
  email: string
}

/** What a form's action knows beyond the words of the vacancy. */
export interface PostingSigns {
  honeypotFilled: boolean
  /** Age of the form's token in seconds; null without a token of ours. */
  fillSeconds: number | null
}

/** What is judged as spam: lines that may hold no web address, and what may. */
function wordsOf(sent: Sent) {
  const names = [...POSTED, ...OF_SENDER].filter((name) => name !== 'email')
  const isFree = (name: PostingName) => postingField(name).kind === 'text' || postingField(name).mayHoldAddress
  return {
    lines: names.filter((name) => !isFree(name)).map((name) => sent[name]),
    texts: names.filter(isFree).map((name) => sent[name]),
  }
}

const HALF_A_DAY = 12 * 60 * 60 * 1000

/** The same vacancy from the same mailbox is one for half a day, however often it is sent. */
const keyOf = (sent: Sent): string =>
  createHash('sha256')
    .update(JSON.stringify([Math.floor(Date.now() / HALF_A_DAY), sent]))
    .digest('hex')

/**
 * Takes a vacancy that a hospital sends in and writes to its mailbox for confirmation. It stands in a collection of its
 * own; nothing of it is a vacancy of the site.
 * @throws APIError 429 beyond the limits of the network, the account or mailbox, or its mails; ValidationError at `submissionKey`
 * when it has been sent already
 */
export async function sendIn(
  payload: Payload,
  { consent: _agreed, ...sent }: Sent & { consent?: unknown },
  {
    language,
    headers,
    signs,
    senderAccount,
  }: {
    language: Language
    headers: Headers
    signs: PostingSigns
    /** Of who is signed in. */
    senderAccount?: string
  },
): Promise<void> {
  await inTransaction(payload, async (req) => {
    Object.assign(req, { headers })
    Object.assign(req.context, { senderAccount } satisfies SenderContext)
    await countAddress(req, 'postingPerAddress')
    await countSender(req, 'postingPerMailbox', sent.email)
    const suspected = isSuspected(suspicionsOf({ ...wordsOf(sent), ...signs }))
    const linkSeed = newLinkSeed()
    // Full authority: there is no door by which anybody writes a vacancy of this kind but this one.
    const posting = await payload.create({
      collection: 'vacancy-postings',
      data: {
        ...sent,
        ...(await consentNow(req)),
        language,
        state: 'unconfirmed',
        stateSince: new Date().toISOString(),
        suspected,
        linkSeed,
        linkHash: hashOfLink(linkOf(linkSeed)),
        submissionKey: keyOf(sent),
      },
      depth: 0,
      overrideAccess: true,
      req,
    })
    // What looks like spam is answered to nobody: the address may be somebody else's.
    if (suspected) return
    const wait = await secondsUntilMail(payload, sent.email, 'account')
    if (wait > 0) throw tooManyAttempts(wait)
    await queueMail(req, confirmMail(await brandOf(req), posting, linkOf(linkSeed)))
  })
}
