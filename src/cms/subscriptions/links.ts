import { createHmac } from 'node:crypto'
import type { Payload } from 'payload'
import { isRecordId } from '@/lib/database/record-id'
import { isSameSecret } from '@/lib/request/signed-link'
import { isSubscriptionKind } from './subscription'
import { type Mailbox, mailboxById } from './subscription-queries'

/** A link to manage a mailbox, or to end what a feature sends there. */
type LinkPurpose = 'manage' | { stop: string }

/**
 * Links are signed, not stored: every mail has one, and the database alone cannot forge any. The edition lets a mailbox
 * revoke its manage links; unsubscribe links work as long as the mailbox exists, as mail programs expect.
 */
function signatureOf(payload: Pick<Payload, 'secret'>, mailbox: Mailbox, purpose: LinkPurpose): string {
  const what = purpose === 'manage' ? `manage/${mailbox.linkEdition}` : `stop/${purpose.stop}`
  const key = createHmac('sha256', payload.secret).update('subscription links').digest()
  return createHmac('sha256', key).update(`${mailbox.id}/${what}`).digest('base64url')
}

/** Token of a link: mailbox, purpose, and signature. */
export const linkToken = (payload: Pick<Payload, 'secret'>, mailbox: Mailbox, purpose: LinkPurpose): string =>
  [mailbox.id, purpose === 'manage' ? 'manage' : purpose.stop, signatureOf(payload, mailbox, purpose)].join('.')

function partsOf(token: unknown): { id: string; purpose: string; signature: string } | null {
  if (typeof token !== 'string' || token.length > 200) return null
  const [id = '', purpose = '', signature = '', ...others] = token.split('.')
  return isRecordId(id) && others.length === 0 ? { id, purpose, signature } : null
}

/** Mailbox of a manage link; null if invalid or revoked. */
export async function managedMailbox(payload: Payload, token: unknown): Promise<Mailbox | null> {
  const parts = partsOf(token)
  if (parts?.purpose !== 'manage') return null
  const mailbox = await mailboxById(payload, parts.id)
  return mailbox && isSameSecret(parts.signature, signatureOf(payload, mailbox, 'manage')) ? mailbox : null
}

/** Target of an unsubscribe link: mailbox and kind. Null if invalid. */
export async function unsubscribeTarget(payload: Payload, token: unknown) {
  const parts = partsOf(token)
  if (!parts || parts.purpose === 'manage' || !isSubscriptionKind(parts.purpose)) return null
  const mailbox = await mailboxById(payload, parts.id)
  const isOurs = mailbox && isSameSecret(parts.signature, signatureOf(payload, mailbox, { stop: parts.purpose }))
  return isOurs ? { mailbox, kind: parts.purpose } : null
}
