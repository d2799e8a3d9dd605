import { asServer } from '@/cms/access/access'
import type { Eraser, RecordsOf } from '@/cms/personal/erasure/erasure'
import { sentBy } from '@/cms/personal/sent-by'

/** Ids of a person's corrections, those in the trash among them. */
export const correctionsAbout: RecordsOf = async (req, person) => {
  // Full authority: a person may not read corrections, and only ids leave this function.
  const { docs } = await req.payload.find({
    collection: 'corrections',
    where: sentBy(person),
    select: { kind: true },
    trash: true,
    ...asServer(req),
  })
  return docs.map(({ id }) => id)
}

/** Deletes a person's corrections when their account is deleted; what came of them stands on the pages. */
export const eraseCorrectionsOf: Eraser = async (req, person) => {
  // Full authority: a person may not delete corrections, but ends them with the account.
  await req.payload.delete({ collection: 'corrections', where: sentBy(person), trash: true, ...asServer(req) })
}
