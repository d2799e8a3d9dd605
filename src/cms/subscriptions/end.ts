import type { Payload, PayloadRequest } from 'payload'
import { inTransaction } from '@/lib/database/transaction'
import { env } from '@/lib/env'
import { languageOf } from '@/lib/language'
import { networkFrom } from '@/lib/limits/network'
import { countAttempt } from '@/lib/limits/rate-limit'
import { managedMailbox, unsubscribeTarget } from './links'
import { endOf, type Mailbox, mailboxFor, moveToMailbox } from './subscription-queries'

/**
 * Unsubscribes by link; idempotent.
 * @returns false for an invalid link
 */
export async function stopByLink(payload: Payload, token: unknown): Promise<boolean> {
  const found = await unsubscribeTarget(payload, token)
  if (!found) return false
  await inTransaction(payload, (req) => endOf(req, found.mailbox.id, { kind: found.kind }, 'link'))
  return true
}

/** Moves an account's subscriptions to its new email. */
export async function moveSubscriptions(
  req: PayloadRequest,
  { id, language }: { id: string; language?: string | null },
  email: string,
): Promise<void> {
  const mailbox = await mailboxFor(req, email, languageOf(language))
  await moveToMailbox(req, id, mailbox.id)
}

/**
 * The mailbox of a manage link. Invalid links count against the network's limit.
 * @throws APIError 429 beyond the limit
 */
export async function mailboxByLink(payload: Payload, token: unknown, headers: Headers): Promise<Mailbox | null> {
  const mailbox = await managedMailbox(payload, token)
  if (!mailbox) await countAttempt(payload, 'wrongLinkPerIp', networkFrom(headers, env.TRUSTED_PROXIES))
  return mailbox
}
