import 'server-only'
import { headers } from 'next/headers'
import { mailboxByLink } from '@/cms/subscriptions/end'
import { linkToken, stoppedByLink } from '@/cms/subscriptions/links'
import { pendingSubscription } from '@/cms/subscriptions/subscribe'
import { type Mailbox, mailboxByEmail } from '@/cms/subscriptions/subscription-queries'
import { expectedErrorOf } from '@/lib/errors/expected-error'
import type { User } from '@/payload-types'
import { payloadClient } from '@/server/payload'

/** The mailbox that the link of a mail manages; null for a link that is none, or after too many of those. */
export async function mailboxOfLink(token: unknown): Promise<Mailbox | null> {
  try {
    return await mailboxByLink(await payloadClient(), token, await headers())
  } catch (error) {
    if (expectedErrorOf(error)) return null
    throw error
  }
}

/** What the link of a mail would confirm; null when it works no more. */
export const pendingOfLink = async (token: unknown) =>
  typeof token === 'string' ? pendingSubscription(await payloadClient(), token) : null

/** The address whose mails a link ends; null when it is none of ours. */
export const emailOfStopLink = async (token: unknown): Promise<string | null> =>
  (await stoppedByLink(await payloadClient(), token))?.mailbox.email ?? null

/** The token by which somebody who is signed in manages what goes to their own address; null where nothing does. */
export async function ownManageToken(user: User): Promise<string | null> {
  const payload = await payloadClient()
  const mailbox = user.verified ? await mailboxByEmail(payload, user.email) : null
  return mailbox && linkToken(payload, mailbox, 'manage')
}
