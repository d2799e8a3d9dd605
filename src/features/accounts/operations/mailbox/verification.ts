import { randomBytes } from 'node:crypto'
import type { Payload, PayloadRequest } from 'payload'
import { asServer } from '@/cms/access/access'
import { isStaff } from '@/cms/access/roles'
import { replacePassword } from '@/cms/database/payload-tables'
import { idOf } from '@/lib/database/record-id'
import type { User } from '@/payload-types'
import type { TokenPurpose } from '../../limits'
import { dropLinks, holdPerson } from '../person-queries'
import { dropTokens, findToken, hasOpenInvitation } from '../tokens'

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

/**
 * Whether an account is only for whom we invited: staff that have not been there yet, or a person with an invitation in
 * their mailbox. What strangers type into public forms never touches such an account.
 */
export async function isReserved(payload: Payload, person: User, req?: PayloadRequest): Promise<boolean> {
  return !person.verified && (isStaff(person) || (await hasOpenInvitation(payload, person.id, req)))
}

/**
 * Reads a person and holds the row until the transaction ends, so that of two who change how an account is entered the
 * second one sees what the first has done.
 * @returns null when there is nobody
 */
export async function heldPerson(req: PayloadRequest, id: string): Promise<User | null> {
  await holdPerson(req, id)
  // Full authority: a one-time link, not a session, says who this is.
  return req.payload.findByID({ collection: 'users', id, depth: 0, overrideAccess: true, req, disableErrors: true })
}

/** A link that works with the person whose account it is about, held until the transaction ends. */
export async function heldLinkOwner(req: PayloadRequest, purposes: readonly TokenPurpose[], token: string) {
  const link = await findToken(req.payload, purposes, token, req)
  const id = idOf(link?.user)
  const person = id ? await heldPerson(req, id) : null
  return link && person ? { link, person } : null
}

/**
 * Ends every way into an account that there has been: the password becomes one that nobody knows, sessions and links of
 * every kind are gone, and so is an address that waited to be confirmed.
 */
export async function voidAccess(req: PayloadRequest, id: string): Promise<void> {
  // As Payload keeps passwords, so that trying one takes as long as everywhere.
  const hash = `pbkdf2-sha256-v1:${randomBytes(32).toString('hex')}`
  const salt = randomBytes(32).toString('hex')
  await replacePassword(req, id, { hash, salt })
  await dropLinks(req, id)
}

/** What is left of a person when nothing of it was theirs. */
export const NO_DETAILS = { fullName: null, phone: null, photo: null, guardianEmail: null }

/** Takes away what somebody typed about themselves who has not shown to own the mailbox: name, phone, photo and the address of a parent. */
export async function dropDetails(req: PayloadRequest, id: string): Promise<void> {
  await writePerson(req, id, NO_DETAILS)
  // Full authority: only rows of this owner are named.
  await req.payload.delete({ collection: 'profile-photos', where: { owner: { equals: id } }, ...asServer(req) })
}
