import { pbkdf2, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import type { Payload, PayloadRequest } from 'payload'
import { env } from '@/lib/env'
import { paths } from '@/lib/paths'
import { inTransaction } from '@/lib/transaction'
import type { User } from '@/payload-types'
import { queueAccountMail } from './account-mail'
import { accountOf } from './sign-up'
import { dropTokens, issueToken, spendToken } from './tokens'
import { markVerified } from './verification'

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

/** Sends the link for a new password; the caller answers the same whether there is an account or not. */
export async function offerReset(payload: Payload, email: string): Promise<void> {
  const account = await accountOf(payload, email)
  if (!account) return
  await inTransaction(payload, async (req) => {
    const token = await issueToken(req, { purpose: 'reset-password', user: account.id })
    const link = `${env.SITE_URL}${paths.resetPassword(token)}`
    await queueAccountMail(req, { kind: 'reset', to: account.email, name: account.fullName, link })
  })
}

/** Sets a password and ends every other session of the person; tells them by mail. */
export async function setPassword(req: PayloadRequest, user: User, password: string): Promise<void> {
  // Full authority: the caller has checked the old password or a one-time link.
  await req.payload.update({
    collection: 'users',
    id: user.id,
    data: { password, loginAttempts: 0, lockUntil: null },
    depth: 0,
    overrideAccess: true,
    req,
  })
  await dropTokens(req, user.id, ['reset-password', 'invitation'])
  const link = `${env.SITE_URL}${paths.login()}`
  await queueAccountMail(req, { kind: 'passwordChanged', to: user.email, name: user.fullName, link })
}

/**
 * Uses up a reset link or an invitation. Both reached the person's mailbox, so the address is proved as well.
 * @returns false when the link is unknown, expired or used
 */
export async function resetPassword(payload: Payload, token: string, password: string): Promise<boolean> {
  return inTransaction(payload, async (req) => {
    const spent = await spendToken(req, ['reset-password', 'invitation'], token)
    if (!spent?.user) return false
    // Full authority: the link, not a session, proves who this is.
    const user = await req.payload.findByID({
      collection: 'users',
      id: spent.user,
      depth: 0,
      overrideAccess: true,
      req,
      disableErrors: true,
    })
    if (!user) return false
    await setPassword(req, user, password)
    await markVerified(req, user.id)
    return true
  })
}
