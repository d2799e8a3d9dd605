import type { Payload, PayloadRequest } from 'payload'
import { inTransaction } from '@/lib/transaction'
import { queueAccountMail } from './account-mail'
import { accountOf } from './sign-up'
import { dropTokens, spendToken } from './tokens'

/** The person's latest photo becomes the profile photo; nothing happens without one. */
async function setWaitingPhoto(req: PayloadRequest, user: string): Promise<void> {
  // Full authority: the rows are held to this owner by the query.
  const { docs } = await req.payload.find({
    collection: 'profile-photos',
    where: { owner: { equals: user } },
    sort: '-createdAt',
    limit: 1,
    depth: 0,
    overrideAccess: true,
    req,
  })
  if (docs[0]) await writePerson(req, user, { photo: docs[0].id })
}

/**
 * Changes some columns of a person and no others. Signing in and out rewrite the whole row as they read it a moment
 * before; writes as narrow as this one keep the reverse from happening.
 */
export async function writePerson(req: PayloadRequest, user: string, data: Record<string, unknown>): Promise<void> {
  await req.payload.db.updateOne({
    collection: 'users',
    id: user,
    data: { ...data, updatedAt: new Date().toISOString() },
    req,
    returning: false,
  })
}

/** An address proved to be the person's: the account is open, and a photo that waited for this is set. */
export async function markVerified(req: PayloadRequest, user: string): Promise<void> {
  await writePerson(req, user, { verified: true })
  await setWaitingPhoto(req, user)
}

export type Confirmed = 'verified' | 'email-changed' | 'refused'

/** Uses up a link that proves an address: of a new account, or a new address of an old one. */
export async function confirmAddress(payload: Payload, token: string): Promise<Confirmed> {
  return inTransaction(payload, async (req): Promise<Confirmed> => {
    const spent = await spendToken(req, ['verify-email', 'change-email'], token)
    if (!spent?.user) return 'refused'
    if (spent.purpose === 'verify-email') {
      await markVerified(req, spent.user)
      return 'verified'
    }
    return changeAddress(req, spent.user, spent.email)
  })
}

async function changeAddress(req: PayloadRequest, id: string, email: string | null): Promise<Confirmed> {
  // Full authority: the link, not a session, proves who this is.
  const person = await req.payload.findByID({
    collection: 'users',
    id,
    depth: 0,
    overrideAccess: true,
    req,
    disableErrors: true,
  })
  if (!person || !email || person.pendingEmail !== email) return 'refused'
  // Somebody may have signed up with the address since.
  const holder = await accountOf(req.payload, email)
  if (holder && holder.id !== id) return 'refused'
  await writePerson(req, id, { email, pendingEmail: null, verified: true })
  await dropTokens(req, id, ['reset-password', 'change-email'])
  await queueAccountMail(req, { kind: 'emailChanged', to: person.email, name: person.fullName })
  return 'email-changed'
}
