import type { CollectionSlug, PayloadRequest } from 'payload'
import { countAsServer } from '@/cms/access/access'
import type { Citing } from '@/cms/sources/citations'
import { tags } from '@/lib/caching/cache'

/** Dates and rules that cite sources. Nothing is derived from them. */
export const counsellingDates: Citing = {
  async count(req: PayloadRequest, source: string) {
    // Full authority: hidden dates and rules count, and trashed ones can be restored.
    const count = (collection: CollectionSlug) =>
      countAsServer(req.payload, collection, { source: { equals: source } }, { req, trash: true })
    return (await count('counselling-dates')) + (await count('admission-rules'))
  },
  tags: () => [tags.counselling()],
}
