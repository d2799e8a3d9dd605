import { createHash, randomBytes } from 'node:crypto'
import type { Payload, PayloadRequest, Where } from 'payload'
import { asServer, countAsServer, firstAsServer } from '@/cms/access/access'
import { idOf } from '@/lib/database/record-id'
import type { AccountToken, User } from '@/payload-types'
import { TOKEN_LIFE, type TokenPurpose } from '../limits'
import type { SignInIntent } from '../view'

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex')

const usable = (purposes: readonly TokenPurpose[], token: string): Where => ({
  and: [
    { tokenHash: { equals: hashOf(token) } },
    { purpose: { in: [...purposes] } },
    { usedAt: { exists: false } },
    { expiresAt: { greater_than: new Date().toISOString() } },
  ],
})

const ofPerson = (user: string, purposes: readonly TokenPurpose[]): Where => ({
  and: [{ user: { equals: user } }, { purpose: { in: [...purposes] } }],
})

interface NewToken extends Partial<SignInIntent> {
  purpose: TokenPurpose
  user?: string
  email?: string
  /** Id of the inviter. */
  invitedBy?: string
}

/** Creates the token of a one-time link, only to be mailed; the database stores its hash. */
export async function issueToken(req: PayloadRequest, link: NewToken): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  // Full authority: no role has access to this collection.
  await req.payload.create({
    collection: 'account-tokens',
    data: {
      ...link,
      tokenHash: hashOf(token),
      expiresAt: new Date(Date.now() + TOKEN_LIFE[link.purpose]).toISOString(),
    },
    ...asServer(req),
  })
  return token
}

/** Finds a valid token without using it up. */
export async function findToken(
  payload: Payload,
  purposes: readonly TokenPurpose[],
  token: string,
  req?: PayloadRequest,
): Promise<AccountToken | null> {
  // Full authority, see issueToken.
  return firstAsServer(payload, 'account-tokens', usable(purposes, token), { req })
}

/** A valid link with its account. */
export interface LinkOwner {
  link: AccountToken
  person: User
}

/** A valid link with its account; null if invalid, and for the link that creates the first administrator. */
export async function ownerOfLink(payload: Payload, purposes: readonly TokenPurpose[], token: string) {
  const link = await findToken(payload, purposes, token)
  const id = idOf(link?.user)
  if (!link || !id) return null
  // Full authority, see issueToken.
  const person = await payload.findByID({ collection: 'users', id, disableErrors: true, ...asServer() })
  return person ? { link, person } : null
}

/**
 * Uses up a token in one statement, so that of two concurrent attempts one succeeds.
 * @returns false if it is unknown, expired or used
 */
export async function spendToken(req: PayloadRequest, purpose: TokenPurpose, token: string): Promise<boolean> {
  const row: AccountToken | null = await req.payload.db.updateOne({
    collection: 'account-tokens',
    where: usable([purpose], token),
    data: { usedAt: new Date().toISOString() },
    options: { atomic: true },
    req,
  })
  return row !== null
}

/** Uses up all verification links of a person; kept, so that who opens one again is told that the email is verified. */
export async function spendVerificationLinks(req: PayloadRequest, user: string): Promise<void> {
  // Full authority, see issueToken.
  await req.payload.update({
    collection: 'account-tokens',
    where: ofPerson(user, ['verify-email']),
    data: { usedAt: new Date().toISOString() },
    ...asServer(req),
  })
}

/** Whether a verification link is used up by its person's email being verified. */
export async function hasVerified(payload: Payload, token: string): Promise<boolean> {
  // Full authority, see issueToken.
  const isLink: Where[] = [{ tokenHash: { equals: hashOf(token) } }, { purpose: { equals: 'verify-email' } }]
  const spent = { and: [...isLink, { usedAt: { exists: true } }, { 'user.verified': { equals: true } }] }
  return (await countAsServer(payload, 'account-tokens', spent)) > 0
}

/** Deletes a person's links of some kinds. */
export async function dropTokens(req: PayloadRequest, user: string, purposes: readonly TokenPurpose[]): Promise<void> {
  // Full authority, see issueToken.
  await req.payload.delete({ collection: 'account-tokens', where: ofPerson(user, purposes), ...asServer(req) })
}

/** Whether a person has an unused invitation. */
export async function hasOpenInvitation(payload: Payload, user: string, req?: PayloadRequest): Promise<boolean> {
  // Full authority, see issueToken.
  const open = { and: [ofPerson(user, ['invitation']), { usedAt: { exists: false } }] }
  return (await countAsServer(payload, 'account-tokens', open, { req })) > 0
}

/** Whether a person's change of email can still be confirmed. */
export async function hasOpenChange(payload: Payload, user: string): Promise<boolean> {
  // Full authority, see issueToken.
  const waits: Where[] = [{ usedAt: { exists: false } }, { expiresAt: { greater_than: new Date().toISOString() } }]
  return (await countAsServer(payload, 'account-tokens', { and: [ofPerson(user, ['change-email']), ...waits] })) > 0
}

/** The intent of a person's last verification link, for a mail that is sent again from elsewhere. */
export async function lastIntent(req: PayloadRequest, user: string): Promise<SignInIntent> {
  // Full authority, see issueToken.
  const newest = { req, sort: '-createdAt' }
  const link = await firstAsServer(req.payload, 'account-tokens', ofPerson(user, ['verify-email']), newest)
  return { next: link?.next ?? null, pendingIntent: link?.pendingIntent ?? null }
}
