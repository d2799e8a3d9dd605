import type { CollectionSlug, Payload, PayloadRequest, Where } from 'payload'
import { inTransaction } from '@/lib/transaction'
import type { User } from '@/payload-types'
import { queueAccountMail } from './account-mail'

/** Where a person's rows lie, and how they name the person. Applications come before the CVs that they hold. */
const OWN_ROWS: readonly { collection: CollectionSlug; by: 'user' | 'owner' }[] = [
  { collection: 'saved-colleges', by: 'user' },
  { collection: 'saved-jobs', by: 'user' },
  { collection: 'job-applications', by: 'user' },
  { collection: 'account-tokens', by: 'user' },
  { collection: 'profile-photos', by: 'owner' },
  { collection: 'resumes', by: 'owner' },
]

/**
 * Deletes a person and everything personal: files, lists, applications, links, mails kept in the queue.
 * @throws APIError 400 when this is the only administrator
 */
export async function deletePerson(req: PayloadRequest, id: string, email: string): Promise<void> {
  // Full authority throughout: the caller has asked for the password, or is the nightly purge.
  const remove = (collection: CollectionSlug, where: Where) =>
    req.payload.delete({ collection, where, depth: 0, overrideAccess: true, req })
  for (const { collection, by } of OWN_ROWS) await remove(collection, { [by]: { equals: id } })
  await remove('payload-jobs', { 'input.to': { equals: email } })
  await req.payload.delete({ collection: 'users', id, depth: 0, overrideAccess: true, req })
}

/** Deletes the account of who is signed in and says so in a last mail. */
export async function deleteAccount(payload: Payload, user: User): Promise<void> {
  await inTransaction(payload, async (req) => {
    await deletePerson(req, user.id, user.email)
    await queueAccountMail(req, { kind: 'deleted', to: user.email, name: user.fullName })
  })
}
