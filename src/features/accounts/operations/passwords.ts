import { timingSafeEqual } from 'node:crypto'
import type { Payload, PayloadRequest } from 'payload'
import { asServer } from '@/cms/access/access'
import { inTransaction } from '@/lib/database/transaction'
import { env } from '@/lib/env'
import { languageOf } from '@/lib/language'
import { pathsIn } from '@/lib/paths/site-paths'
import type { User } from '@/payload-types'
import { derive } from '../sign-in/password'
import { liftSignInLimits } from '../sign-in/sign-in'
import { queueAccountMail } from './account-mails'
import { clearDetails, isReserved, lockedLinkOwner, markVerified, writePerson } from './mailbox/verification'
import { accountOf, remindInvited } from './sign-up'
import { dropTokens, issueToken, spendToken } from './tokens'

const PREFIX = 'pbkdf2-sha256-v1:'

/** Whether this is the person's password, for actions that a stolen session must not allow. */
export async function isPasswordOf(payload: Payload, id: string, password: string): Promise<boolean> {
  const row = await payload.db.findOne<{ id: string; hash?: string; salt?: string }>({
    collection: 'users',
    where: { id: { equals: id } },
  })
  if (!row?.hash?.startsWith(PREFIX) || !row.salt) return false
  const expected = Buffer.from(row.hash.slice(PREFIX.length), 'hex')
  const given = await derive(password, row.salt, expected.length)
  return timingSafeEqual(given, expected)
}

/**
 * Mails the link for a new password, if there is an account; the caller responds the same if not.
 * @param next where the sign-in leads afterwards, a path of this site
 */
export async function sendResetLink(payload: Payload, email: string, next: string | null = null): Promise<void> {
  const account = await accountOf(payload, email)
  if (!account) return
  const isInvited = await isReserved(payload, account)
  await inTransaction(payload, async (req) => {
    if (isInvited) return remindInvited(req, account)
    const token = await issueToken(req, { purpose: 'reset-password', user: account.id, next })
    const link = `${env.SITE_URL}${pathsIn(languageOf(account.language)).resetPassword(token)}`
    await queueAccountMail(req, { kind: 'reset', to: account, link })
  })
}

/** Sets a password, ends all other sessions, and drops links for another password and a pending change of email. */
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
 * Redeems a reset link or an invitation. Both were sent to the mailbox, so the email is verified too.
 * @returns false if the link is unknown, expired or used
 */
export async function resetPassword(payload: Payload, token: string, password: string): Promise<boolean> {
  return inTransaction(payload, async (req) => {
    const owner = await lockedLinkOwner(req, ['reset-password', 'invitation'], token)
    if (!owner) return false
    const { link, person: user } = owner
    const isInvitation = link.purpose === 'invitation'
    if (!isInvitation && (await isReserved(payload, user, req))) return false
    if (!(await spendToken(req, link.purpose, token))) return false
    // The mailbox was never verified, so the account's details may be a stranger's.
    if (!isInvitation && !user.verified) await clearDetails(req, user.id)
    // An invited person had no password before, so there is no change to announce.
    if (isInvitation) await writePassword(req, user.id, password)
    else await setPassword(req, user, password)
    await markVerified(req, user.id)
    await liftSignInLimits(payload, user.email)
    return true
  })
}
