import type { Payload, PayloadRequest, Where } from 'payload'
import { inTransaction } from '@/lib/transaction'
import type { User } from '@/payload-types'
import { queueAccountMail } from './account-mail'

/**
 * Deletes a person and everything personal: mails kept in the queue, and with the person's record the rows
 * that the collection removes with it.
 * @throws APIError 400 when this is the only administrator
 */
export async function deletePerson(req: PayloadRequest, id: string, email: string): Promise<void> {
  // Full authority throughout: the caller has asked for the password, or is the nightly purge.
  const mails: Where = { 'input.to': { equals: email } }
  await req.payload.delete({ collection: 'payload-jobs', where: mails, depth: 0, overrideAccess: true, req })
  await req.payload.delete({ collection: 'users', id, depth: 0, overrideAccess: true, req })
}

/** Deletes the account of who is signed in and says so in a last mail. */
export async function deleteAccount(payload: Payload, user: User): Promise<void> {
  await inTransaction(payload, async (req) => {
    await deletePerson(req, user.id, user.email)
    await queueAccountMail(req, { kind: 'deleted', to: user.email, name: user.fullName })
  })
}
