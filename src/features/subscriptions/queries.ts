import 'server-only'
import { headers } from 'next/headers'
import { mailboxByLink } from '@/cms/subscriptions/end'
import { linkToken, unsubscribeTarget } from '@/cms/subscriptions/links'
import { pendingSubscription } from '@/cms/subscriptions/subscribe'
import { type Mailbox, mailboxByEmail } from '@/cms/subscriptions/subscription-queries'
import { expectedErrorOf } from '@/lib/errors/expected-error'
import type { User } from '@/payload-types'
import { payloadClient } from '@/server/payload'

/** The mailbox of a manage link; null if the link is invalid, or after too many invalid ones. */
export async function mailboxOfLink(token: unknown): Promise<Mailbox | null> {
  try {
    return await mailboxByLink(await payloadClient(), token, await headers())
  } catch (error) {
    if (expectedErrorOf(error)) return null
    throw error
  }
}

/** The subscription that a link would confirm; null if the link is no longer valid. */
export const pendingOfLink = async (token: unknown) =>
  typeof token === 'string' ? pendingSubscription(await payloadClient(), token) : null

/** The email whose mails a link ends; null if the link is invalid. */
export const emailOfStopLink = async (token: unknown): Promise<string | null> =>
  (await unsubscribeTarget(await payloadClient(), token))?.mailbox.email ?? null

/** Token with which the person signed in manages the mails to their own email; null if there are none. */
export async function ownManageToken(user: User): Promise<string | null> {
  const payload = await payloadClient()
  const mailbox = user.verified ? await mailboxByEmail(payload, user.email) : null
  return mailbox && linkToken(payload, mailbox, 'manage')
}
