import { createHash, randomBytes } from 'node:crypto'
import type { Payload, PayloadRequest, Where } from 'payload'
import type { AccountToken } from '@/payload-types'
import { TOKEN_LIFE, type TokenPurpose } from '../limits'

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex')

const usable = (purposes: readonly TokenPurpose[], token: string): Where => ({
  and: [
    { tokenHash: { equals: hashOf(token) } },
    { purpose: { in: [...purposes] } },
    { usedAt: { exists: false } },
    { expiresAt: { greater_than: new Date().toISOString() } },
  ],
})

/**
 * Makes a one-time link's token; only its hash is kept.
 * @returns the token itself, to be put into a mail and nowhere else
 */
export async function issueToken(
  req: PayloadRequest,
  { purpose, user, email }: { purpose: TokenPurpose; user?: string; email?: string },
): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  // Full authority: nobody's own access reaches this collection.
  await req.payload.create({
    collection: 'account-tokens',
    data: {
      purpose,
      tokenHash: hashOf(token),
      user,
      email,
      expiresAt: new Date(Date.now() + TOKEN_LIFE[purpose]).toISOString(),
    },
    overrideAccess: true,
    req,
  })
  return token
}

/** Whether a token would still work, without using it up: for the page that shows the button. */
export async function findToken(
  payload: Payload,
  purposes: readonly TokenPurpose[],
  token: string,
): Promise<AccountToken | null> {
  // Full authority, see issueToken.
  const { docs } = await payload.find({
    collection: 'account-tokens',
    where: usable(purposes, token),
    limit: 1,
    depth: 0,
    overrideAccess: true,
  })
  return docs[0] ?? null
}

/**
 * Uses a token up, in one statement, so that of two simultaneous attempts one succeeds.
 * @returns the token's row, or null when it is unknown, expired or used
 */
export async function spendToken(
  req: PayloadRequest,
  purposes: readonly TokenPurpose[],
  token: string,
): Promise<{ id: string; purpose: TokenPurpose; user: string | null; email: string | null } | null> {
  const row: AccountToken | null = await req.payload.db.updateOne({
    collection: 'account-tokens',
    where: usable(purposes, token),
    data: { usedAt: new Date().toISOString() },
    options: { atomic: true },
    req,
  })
  if (!row) return null
  const user = typeof row.user === 'object' ? row.user?.id : row.user
  return { id: row.id, purpose: row.purpose, user: user ?? null, email: row.email ?? null }
}

/** Makes a person's open links of some kinds worthless. */
export async function dropTokens(req: PayloadRequest, user: string, purposes: readonly TokenPurpose[]): Promise<void> {
  // Full authority, see issueToken.
  await req.payload.delete({
    collection: 'account-tokens',
    where: { and: [{ user: { equals: user } }, { purpose: { in: [...purposes] } }] },
    overrideAccess: true,
    req,
  })
}
