import type { Payload, PayloadRequest } from 'payload'
import { readAsServer } from '@/cms/access/access'
import { inTransaction } from '@/lib/database/transaction'
import type { User } from '@/payload-types'
import { queueAccountMail } from './account-mails'

/**
 * Deletes a person. The collection's hooks delete what is theirs and erase them elsewhere.
 * @throws APIError 400 if this is the only administrator
 */
export async function deletePerson(req: PayloadRequest, id: string): Promise<void> {
  // Full authority: the caller has asked for the password, or is the nightly purge.
  await req.payload.delete({ collection: 'users', id, depth: 0, overrideAccess: true, req })
}

/** Deletes the signed-in person's account and mails a confirmation. */
export async function deleteAccount(payload: Payload, user: User): Promise<void> {
  await inTransaction(payload, async (req) => {
    await deletePerson(req, user.id)
    await queueAccountMail(req, { kind: 'deleted', to: user })
  })
}

/** The person for the audit log: "Asha Rao (asha@example.org)"; null once deleted. */
export async function nameOfPerson(req: PayloadRequest, id: string): Promise<string | null> {
  // Full authority: only administrators read the log, and they read people too.
  const person = await readAsServer(req, 'users', id, { email: true, fullName: true })
  if (!person) return null
  return person.fullName ? `${person.fullName} (${person.email})` : person.email
}
