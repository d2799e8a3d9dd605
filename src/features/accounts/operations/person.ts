import type { Payload, PayloadRequest } from 'payload'
import { asServer } from '@/cms/access/access'
import { inTransaction } from '@/lib/database/transaction'
import type { User } from '@/payload-types'
import { queueAccountMail } from './account-mails'

/**
 * Deletes a person. The collection's own hooks remove what is theirs and erase them elsewhere.
 * @throws APIError 400 when this is the only administrator
 */
export async function deletePerson(req: PayloadRequest, id: string): Promise<void> {
  // Full authority: the caller has asked for the password, or is the nightly purge.
  await req.payload.delete({ collection: 'users', id, depth: 0, overrideAccess: true, req })
}

/** Deletes the account of who is signed in and says so in a last mail. */
export async function deleteAccount(payload: Payload, user: User): Promise<void> {
  await inTransaction(payload, async (req) => {
    await deletePerson(req, user.id)
    await queueAccountMail(req, { kind: 'deleted', to: user })
  })
}

/** Who it is, for the log: "Asha Rao (asha@example.org)"; null once they are deleted. */
export async function nameOfPerson(req: PayloadRequest, id: string): Promise<string | null> {
  // Full authority: only administrators read the log, and they read people too.
  const person = await req.payload.findByID({
    collection: 'users',
    id,
    select: { email: true, fullName: true },
    disableErrors: true,
    ...asServer(req),
  })
  if (!person) return null
  return person.fullName ? `${person.fullName} (${person.email})` : person.email
}
