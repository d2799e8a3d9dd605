import type { CollectionSlug, Payload, PayloadRequest, TypedCollectionSelect, Where } from 'payload'
import type { User } from '@/payload-types'
import { asServer, countAsServer } from '../access/access'
import type { SenderContext } from '../limits/limited-writes'

/**
 * A person's submissions: sent while signed in, or from their verified email.
 * @param mailbox path of the email they were sent from
 */
export const sentBy = ({ id, email, verified }: Pick<User, 'id' | 'email' | 'verified'>, mailbox = 'email'): Where => ({
  or: [{ user: { equals: id } }, ...(verified ? [{ [mailbox]: { equals: email.toLowerCase() } }] : [])],
})

/** What a person sent, for their data export. Full authority: senders may not read it; `select` is what they may see. */
export async function sentForExport<Slug extends CollectionSlug>(
  payload: Payload,
  user: User,
  collection: Slug,
  select: TypedCollectionSelect[Slug],
) {
  const theirs = { collection, where: sentBy(user), select, sort: 'createdAt', trash: true, ...asServer() }
  return (await payload.find(theirs)).docs
}

/**
 * The account that a new submission is recorded with: the one signed in at the site's form; over REST the applicant's,
 * never that of staff, who enter what others say. None if the email is the verified one of another account: in another
 * tab somebody else may have signed in since the form was opened.
 * @param stated by the server's own writes
 */
export async function accountOfSender(
  req: PayloadRequest,
  { email, user: stated }: { email?: string | null; user?: User | string | null },
): Promise<User | string | null | undefined> {
  const signedIn = req.user?.role === 'applicant' ? req.user.id : undefined
  const account = (req.context as SenderContext).senderAccount ?? signedIn
  if (!account || !email) return account ?? stated
  // Full authority: only whether there is one is used.
  const theirs: Where[] = [{ email: { equals: email.toLowerCase() } }, { verified: { equals: true } }]
  const other = { and: [...theirs, { id: { not_equals: account } }] }
  return (await countAsServer(req.payload, 'users', other, { req })) > 0 ? null : account
}
