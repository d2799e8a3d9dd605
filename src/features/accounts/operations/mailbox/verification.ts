import { randomBytes } from 'node:crypto'
import type { Payload, PayloadRequest } from 'payload'
import { asServer, firstAsServer, readAsServer } from '@/cms/access/access'
import { isStaff } from '@/cms/access/roles'
import { replacePassword } from '@/cms/database/payload-people'
import { idOf } from '@/lib/database/record-id'
import type { User } from '@/payload-types'
import type { TokenPurpose } from '../../limits'
import { dropLinks, lockPerson } from '../person-queries'
import { findToken, hasOpenInvitation, spendVerificationLinks } from '../tokens'

/** Sets the person's latest photo as profile photo, if there is one. */
async function setWaitingPhoto(req: PayloadRequest, user: string): Promise<void> {
  // Full authority: the query is limited to this owner.
  const latest = { req, sort: '-createdAt' }
  const photo = await firstAsServer(req.payload, 'profile-photos', { owner: { equals: user } }, latest)
  if (photo) await writePerson(req, user, { photo: photo.id })
}

/** Writes only some columns of a person, so that it does not undo concurrent changes of others. */
export async function writePerson(req: PayloadRequest, user: string, data: Record<string, unknown>): Promise<void> {
  await req.payload.db.updateOne({
    collection: 'users',
    id: user,
    data: { ...data, updatedAt: new Date().toISOString() },
    req,
    returning: false,
  })
}

/** Marks an email as verified, sets a photo that waited for it, and uses up its verification links. */
export async function markVerified(req: PayloadRequest, user: string): Promise<void> {
  await writePerson(req, user, { verified: true })
  await setWaitingPhoto(req, user)
  await spendVerificationLinks(req, user)
}

/**
 * Whether only an invitation opens an account: unverified staff, or a person with an open invitation. Public forms never
 * change such an account.
 */
export async function isReserved(payload: Payload, person: User, req?: PayloadRequest): Promise<boolean> {
  return !person.verified && (isStaff(person) || (await hasOpenInvitation(payload, person.id, req)))
}

/**
 * Reads a person and locks the row until the transaction ends, so that of two concurrent changes the second sees the
 * first.
 * @returns null if there is no such person
 */
export async function lockedPerson(req: PayloadRequest, id: string): Promise<User | null> {
  await lockPerson(req, id)
  // Full authority: authorised by a one-time link instead of a session.
  return readAsServer(req, 'users', id)
}

/** A link that works with the person whose account it is about, held until the transaction ends. */
export async function lockedLinkOwner(req: PayloadRequest, purposes: readonly TokenPurpose[], token: string) {
  const link = await findToken(req.payload, purposes, token, req)
  const id = idOf(link?.user)
  const person = id ? await lockedPerson(req, id) : null
  return link && person ? { link, person } : null
}

/**
 * Ends all access to an account: replaces the password by a random one, and drops sessions, links and a pending email.
 */
export async function revokeAccess(req: PayloadRequest, id: string): Promise<void> {
  // In Payload's format, so that checking a password takes as long as for others.
  const hash = `pbkdf2-sha256-v1:${randomBytes(32).toString('hex')}`
  const salt = randomBytes(32).toString('hex')
  await replacePassword(req, id, { hash, salt })
  await dropLinks(req, id)
}

/** A person's details, cleared. */
export const NO_DETAILS = { fullName: null, phone: null, photo: null, guardianEmail: null }

/** Deletes what was typed about the owner of an unverified mailbox: name, phone, photo and the parent's email. */
export async function clearDetails(req: PayloadRequest, id: string): Promise<void> {
  await writePerson(req, id, NO_DETAILS)
  // Full authority: only rows of this owner are named.
  await req.payload.delete({ collection: 'profile-photos', where: { owner: { equals: id } }, ...asServer(req) })
}
