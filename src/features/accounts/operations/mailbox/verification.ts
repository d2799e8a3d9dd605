import type { PayloadRequest } from 'payload'
import { asServer } from '@/cms/access/access'
import { dropTokens } from '../tokens'

/** The person's latest photo becomes the profile photo; nothing happens without one. */
async function setWaitingPhoto(req: PayloadRequest, user: string): Promise<void> {
  // Full authority: the rows are held to this owner by the query.
  const { docs } = await req.payload.find({
    collection: 'profile-photos',
    where: { owner: { equals: user } },
    sort: '-createdAt',
    limit: 1,
    ...asServer(req),
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

/**
 * An address proved to be the person's: the account is open, a photo that waited for this is set, and the other links
 * that were sent for it have nothing left to prove.
 */
export async function markVerified(req: PayloadRequest, user: string): Promise<void> {
  await writePerson(req, user, { verified: true })
  await setWaitingPhoto(req, user)
  await dropTokens(req, user, ['verify-email'])
}
