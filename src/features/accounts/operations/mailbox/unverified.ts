import { randomBytes } from 'node:crypto'
import type { Payload, PayloadRequest } from 'payload'
import { asServer } from '@/cms/access/access'
import { isStaff } from '@/cms/access/roles'
import { replacePassword } from '@/cms/database/payload-tables'
import type { User } from '@/payload-types'
import { dropLinks, holdPerson } from '../person-queries'
import { hasOpenInvitation } from '../tokens'
import { writePerson } from './verification'

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
  await req.payload.delete({
    collection: 'profile-photos',
    where: { owner: { equals: id } },
    ...asServer(req),
  })
}
