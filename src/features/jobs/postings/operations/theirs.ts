import type { Where } from 'payload'
import type { RecordsOf } from '@/cms/personal/forget-mails'
import type { Forget } from '@/cms/personal/forgetting'
import type { User } from '@/payload-types'

/** What a person sent in for a hospital: from their address, if they have proved that it is theirs. */
const theirPostings = ({ email, verified }: Pick<User, 'email' | 'verified'>): Where | null =>
  verified ? { email: { equals: email.toLowerCase() } } : null

/** Ids of the vacancies that a person sent in, those in the trash among them. */
export const postingsAbout: RecordsOf = async (req, person) => {
  const where = theirPostings(person)
  if (!where) return []
  // Full authority: a person may not read them over any door, and only ids leave this function.
  const { docs } = await req.payload.find({
    collection: 'vacancy-postings',
    where,
    select: { state: true },
    depth: 0,
    trash: true,
    pagination: false,
    overrideAccess: true,
    req,
  })
  return docs.map(({ id }) => id)
}

/** Deletes what a person sent in when their account is deleted; a vacancy that was published of it is the hospital's. */
export const forgetTheirPostings: Forget = async (req, person) => {
  const where = theirPostings(person)
  if (!where) return
  // Full authority: a person may not delete them, but ends them with the account.
  await req.payload.delete({ collection: 'vacancy-postings', where, depth: 0, trash: true, overrideAccess: true, req })
}
