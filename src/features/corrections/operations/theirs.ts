import type { Where } from 'payload'
import type { RecordsOf } from '@/cms/personal/forget-mails'
import type { Forget } from '@/cms/personal/forgetting'
import type { User } from '@/payload-types'

/** The corrections of a person: sent while signed in, or from their address, if they have proved that it is theirs. */
export const theirCorrections = ({ id, email, verified }: Pick<User, 'id' | 'email' | 'verified'>): Where => ({
  or: [{ user: { equals: id } }, ...(verified ? [{ email: { equals: email.toLowerCase() } }] : [])],
})

/** Ids of a person's corrections, those in the trash among them. */
export const correctionsAbout: RecordsOf = async (req, person) => {
  // Full authority: a person may not read corrections, and only ids leave this function.
  const { docs } = await req.payload.find({
    collection: 'corrections',
    where: theirCorrections(person),
    select: { kind: true },
    depth: 0,
    trash: true,
    pagination: false,
    overrideAccess: true,
    req,
  })
  return docs.map(({ id }) => id)
}

/** Deletes a person's corrections when their account is deleted; what came of them stands on the pages. */
export const forgetTheirCorrections: Forget = async (req, person) => {
  // Full authority: a person may not delete corrections, but ends them with the account.
  await req.payload.delete({
    collection: 'corrections',
    where: theirCorrections(person),
    depth: 0,
    trash: true,
    overrideAccess: true,
    req,
  })
}
