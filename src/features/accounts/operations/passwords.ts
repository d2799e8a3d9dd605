import { pbkdf2, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import type { Payload, PayloadRequest } from 'payload'
import { asServer } from '@/cms/access/access'
import { inTransaction } from '@/lib/database/transaction'
import { env } from '@/lib/env'
import { languageOf, pathsIn } from '@/lib/language'
import type { User } from '@/payload-types'
import { liftSignInLimits } from '../sign-in/sign-in'
import { queueAccountMail } from './account-mails'
import { dropDetails, heldLinkOwner, isReserved, markVerified, writePerson } from './mailbox/verification'
import { accountOf, tellInvited } from './sign-up'
import { dropTokens, issueToken, spendToken } from './tokens'

const derive = promisify(pbkdf2)
const PREFIX = 'pbkdf2-sha256-v1:'

/** Whether this is the person's password; asked again before anything that a stolen session must not do. */
export async function isPasswordOf(payload: Payload, id: string, password: string): Promise<boolean> {
  const row = await payload.db.findOne<{ id: string; hash?: string; salt?: string }>({
    collection: 'users',
    where: { id: { equals: id } },
  })
  if (!row?.hash?.startsWith(PREFIX) || !row.salt) return false
  const expected = Buffer.from(row.hash.slice(PREFIX.length), 'hex')
  const given = await derive(password, row.salt, 600_000, expected.length, 'sha256')
  return timingSafeEqual(given, expected)
}

/**
 * Sends the link for a new password; the caller answers the same whether there is an account or not.
 * @param next where the sign-in is to lead afterwards, a path of our own
 */
export async function offerReset(payload: Payload, email: string, next: string | null = null): Promise<void> {
  const account = await accountOf(payload, email)
  if (!account) return
  const isInvited = await isReserved(payload, account)
  await inTransaction(payload, async (req) => {
    if (isInvited) return tellInvited(req, account)
    const token = await issueToken(req, { purpose: 'reset-password', user: account.id, next })
    const link = `${env.SITE_URL}${pathsIn(languageOf(account.language)).resetPassword(token)}`
    await queueAccountMail(req, { kind: 'reset', to: account, link })
  })
}

/**
 * Sets a password and ends every other session of the person. What was under way before ends with them: links that would
 * set another password, and a change of the address that waits to be confirmed.
 */
export async function writePassword(req: PayloadRequest, id: string, password: string): Promise<void> {
  // Full authority: the caller has checked the old password or a one-time link.
  await req.payload.update({ collection: 'users', id, data: { password }, ...asServer(req) })
  await writePerson(req, id, { pendingEmail: null })
  await dropTokens(req, id, ['reset-password', 'invitation', 'change-email'])
}

/** Sets a password and tells the person by mail. */
export async function setPassword(req: PayloadRequest, user: User, password: string): Promise<void> {
  await writePassword(req, user.id, password)
  const link = `${env.SITE_URL}${pathsIn(languageOf(user.language)).login()}`
  await queueAccountMail(req, { kind: 'passwordChanged', to: user, link })
}

/**
 * Uses up a reset link or an invitation. Both reached the person's mailbox, so the address is proved as well.
 * @returns false when the link is unknown, expired or used
 */
export async function resetPassword(payload: Payload, token: string, password: string): Promise<boolean> {
  return inTransaction(payload, async (req) => {
    const owner = await heldLinkOwner(req, ['reset-password', 'invitation'], token)
    if (!owner) return false
    const { link, person: user } = owner
    const isInvitation = link.purpose === 'invitation'
    if (!isInvitation && (await isReserved(payload, user, req))) return false
    if (!(await spendToken(req, link.purpose, token))) return false
    // Who made this account has never shown to own the mailbox; what they typed is not the owner's.
    if (!isInvitation && !user.verified) await dropDetails(req, user.id)
    // Somebody who was invited had no password before, so there is no change to be told of.
    if (isInvitation) await writePassword(req, user.id, password)
    else await setPassword(req, user, password)
    await markVerified(req, user.id)
    await liftSignInLimits(payload, user.email)
    return true
  })
}
