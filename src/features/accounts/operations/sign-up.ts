import type { Payload, PayloadRequest } from 'payload'
import { env } from '@/lib/env'
import { paths } from '@/lib/paths'
import { inTransaction } from '@/lib/transaction'
import type { User } from '@/payload-types'
import type { SignUp } from '../schema'
import { queueAccountMail } from './account-mail'
import { spendPasswordTime } from './password-time'
import { dropTokens, issueToken } from './tokens'

/** The account of an address, whoever asks; null when there is none. Full authority: signing up happens without one. */
export async function accountOf(payload: Payload, email: string): Promise<User | null> {
  const { docs } = await payload.find({
    collection: 'users',
    where: { email: { equals: email } },
    limit: 1,
    depth: 0,
    overrideAccess: true,
  })
  return docs[0] ?? null
}

/** Queues the mail with the link that verifies an address. */
export async function queueVerification(
  req: PayloadRequest,
  user: { id: string; email: string; fullName?: string | null },
): Promise<void> {
  const token = await issueToken(req, { purpose: 'verify-email', user: user.id })
  const link = `${env.SITE_URL}${paths.verify(token)}`
  await queueAccountMail(req, { kind: 'verify', to: user.email, name: user.fullName, link })
}

/** Sets a photo that waits for its owner's verification. */
export async function storePhoto(req: PayloadRequest, owner: string, squareWebp: Buffer): Promise<string> {
  req.context.photoIsSquare = true
  const photo = await req.payload.create({
    collection: 'profile-photos',
    data: { owner },
    file: { data: squareWebp, mimetype: 'image/webp', name: 'photo.webp', size: squareWebp.length },
    // Full authority: the owner is nobody's choice but ours here.
    overrideAccess: true,
    req,
  })
  return photo.id
}

/**
 * Makes an account that waits for verification, or tells the owner of an existing one by mail. The caller answers the
 * same in both cases. Signing up again before verifying replaces what was typed and makes earlier links worthless.
 * @param photo a square webp, or null
 */
export async function createAccount(payload: Payload, account: SignUp, photo: Buffer | null): Promise<void> {
  const existing = await accountOf(payload, account.email)
  if (existing?.verified) {
    await spendPasswordTime(account.password)
    await inTransaction(payload, (req) =>
      queueAccountMail(req, {
        kind: 'known',
        to: existing.email,
        name: existing.fullName,
        link: `${env.SITE_URL}${paths.login()}`,
      }),
    )
    return
  }
  const { email, password, fullName, phone } = account
  await inTransaction(payload, async (req) => {
    // Full authority: the account's first owner is nobody yet. Role and verification are set here and only here.
    const data = { email, password, fullName, phone, role: 'applicant' as const, verified: false }
    const user = existing
      ? await payload.update({ collection: 'users', id: existing.id, data, depth: 0, overrideAccess: true, req })
      : await payload.create({ collection: 'users', data, depth: 0, overrideAccess: true, req })
    if (existing) await dropTokens(req, user.id, ['verify-email', 'reset-password'])
    if (photo) await storePhoto(req, user.id, photo)
    await queueVerification(req, user)
  })
}
