import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Payload } from 'payload'
import { isRecordId } from '@/lib/database/record-id'
import { isSubscriptionKind } from './subscription'
import { type Mailbox, mailboxById } from './subscription-queries'

/** A link that manages everything of a mailbox, or one that ends what one part of the site sends there. */
type LinkPurpose = 'manage' | { stop: string }

/**
 * Links are signed, not stored: every mail carries one, and the database alone makes none. The edition lets a mailbox
 * revoke the links that manage it; a link that ends works for as long as the mailbox is there, as mail programs expect.
 */
function signatureOf(payload: Pick<Payload, 'secret'>, mailbox: Mailbox, purpose: LinkPurpose): string {
  const what = purpose === 'manage' ? `manage/${mailbox.linkEdition}` : `stop/${purpose.stop}`
  const key = createHmac('sha256', payload.secret).update('subscription links').digest()
  return createHmac('sha256', key).update(`${mailbox.id}/${what}`).digest('base64url')
}

/** The token of a link: whose mailbox, for what, and the signature. */
export const linkToken = (payload: Pick<Payload, 'secret'>, mailbox: Mailbox, purpose: LinkPurpose): string =>
  [mailbox.id, purpose === 'manage' ? 'manage' : purpose.stop, signatureOf(payload, mailbox, purpose)].join('.')

const equal = (one: string, other: string) => {
  const [left, right] = [Buffer.from(one), Buffer.from(other)]
  return left.length === right.length && timingSafeEqual(left, right)
}

interface Parts {
  id: string
  purpose: string
  signature: string
}

function partsOf(token: unknown): Parts | null {
  if (typeof token !== 'string' || token.length > 200) return null
  const [id = '', purpose = '', signature = '', ...others] = token.split('.')
  return isRecordId(id) && others.length === 0 ? { id, purpose, signature } : null
}

/** The mailbox that a link manages; null when it is none of ours or was revoked. */
export async function managedMailbox(payload: Payload, token: unknown): Promise<Mailbox | null> {
  const parts = partsOf(token)
  if (parts?.purpose !== 'manage') return null
  const mailbox = await mailboxById(payload, parts.id)
  return mailbox && equal(parts.signature, signatureOf(payload, mailbox, 'manage')) ? mailbox : null
}

/** What a link ends: the mailbox, and the kind of what is sent there. Null when it is none of ours. */
export async function stoppedByLink(payload: Payload, token: unknown) {
  const parts = partsOf(token)
  if (!parts || parts.purpose === 'manage' || !isSubscriptionKind(parts.purpose)) return null
  const mailbox = await mailboxById(payload, parts.id)
  const isOurs = mailbox && equal(parts.signature, signatureOf(payload, mailbox, { stop: parts.purpose }))
  return isOurs ? { mailbox, kind: parts.purpose } : null
}
