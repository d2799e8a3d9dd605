import { type CollectionBeforeChangeHook, ValidationError } from 'payload'
import { asServer } from '@/cms/access/access'
import { isVerifiedKind } from '@/cms/sources/source-rule'
import { idOf } from '@/lib/database/record-id'
import type { CounsellingDate } from '@/payload-types'
import { counsellingDeskMessages as messages } from '../admin/messages'

/** A date is somebody's announcement: our own listing is none. */
export const rejectOwnListing: CollectionBeforeChangeHook<CounsellingDate> = async ({ data, req }) => {
  const id = idOf(data.source)
  if (!id) return data
  // Full authority: the kind counts, whoever may read the source.
  const source = await req.payload.findByID({ collection: 'sources', id, disableErrors: true, ...asServer(req) })
  if (source && isVerifiedKind(source.kind)) return data
  throw new ValidationError({
    collection: 'counselling-dates',
    errors: [{ path: 'source', message: messages.ownSource }],
    req,
  })
}
