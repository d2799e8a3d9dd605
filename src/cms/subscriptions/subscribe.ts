import { createHash, randomBytes } from 'node:crypto'
import type { Payload, PayloadRequest } from 'payload'
import type { Language } from '@/lib/language'
import { tooManyAttempts } from '@/lib/limits/rate-limit'
import { secondsUntilMail } from '../mail/queue-mail'
import { consentNow } from '../personal/consent'
import { isSubscriptionKind } from './subscription'
import {
  activateByHash,
  insertActive,
  insertWaiting,
  type Mailbox,
  mailboxById,
  mailboxFor,
  type Pending,
  pendingByHash,
  replaceToken,
} from './subscription-queries'

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex')
const newToken = () => randomBytes(32).toString('base64url')

export interface RequestedSubscription {
  email: string
  /** The feature's name for its subscriptions: lowercase words and hyphens. */
  kind: string
  language: Language
  /** Id of the account that requests it. */
  user?: string
}

async function prepare(req: PayloadRequest, { email, kind, language, user }: RequestedSubscription) {
  if (!isSubscriptionKind(kind)) throw new Error(`A kind of subscription cannot be called ${kind}`)
  const mailbox = await mailboxFor(req, email, language)
  return { mailbox, row: { mailbox: mailbox.id, kind, user: user ?? null, consent: await consentNow(req) } }
}

/**
 * Counts a confirmation mail before anything is written: anyone can have one sent to any mailbox.
 * @throws APIError 429 beyond the mailbox's limit over all forms
 */
export async function countConfirmation(payload: Payload, email: string): Promise<void> {
  const wait = await secondsUntilMail(payload, email, 'acknowledgement')
  if (wait > 0) throw tooManyAttempts(wait)
}

/**
 * Creates a subscription that sends nothing until confirmed. Only a hash of the token is stored.
 * @returns the subscription, and the token for the confirmation mail; call `countConfirmation` first
 */
export async function beginSubscription(req: PayloadRequest, requested: RequestedSubscription) {
  const { mailbox, row } = await prepare(req, requested)
  const token = newToken()
  return { id: await insertWaiting(req, row, hashOf(token)), mailbox, token }
}

/** A new token for an unconfirmed subscription whose link was lost or expired. */
export async function renewToken(req: PayloadRequest, subscription: string): Promise<string> {
  const token = newToken()
  await replaceToken(req, subscription, hashOf(token))
  return token
}

/** Creates an active subscription for a verified email. */
export async function openSubscription(
  req: PayloadRequest,
  requested: RequestedSubscription,
): Promise<{ id: string; mailbox: Mailbox }> {
  const { mailbox, row } = await prepare(req, requested)
  return { id: await insertActive(req, row), mailbox }
}

/** What a confirmation link would confirm, without using it up, for the page with the button. Null if invalid. */
export async function pendingSubscription(payload: Payload, token: string) {
  const pending = await pendingByHash(payload, hashOf(token))
  const mailbox = pending && (await mailboxById(payload, pending.mailbox))
  return pending && mailbox ? { ...pending, email: mailbox.email } : null
}

/** Confirms a subscription by its one-time link; null if unknown, used or expired. */
export const confirmSubscription = (req: PayloadRequest, token: string): Promise<Pending | null> =>
  activateByHash(req, hashOf(token))
