import type { PayloadRequest } from 'payload'
import type { Citing } from '@/cms/sources/citations'
import { tags } from '@/lib/caching/cache'

/** Dates and rules that cite sources. Nothing is derived from them. */
export const counsellingDates: Citing = {
  async count(req: PayloadRequest, source: string) {
    // Full authority: hidden dates and rules count, and trashed ones can be restored.
    const cited = { where: { source: { equals: source } }, overrideAccess: true, req }
    const dates = await req.payload.count({ collection: 'counselling-dates', trash: true, ...cited })
    const rules = await req.payload.count({ collection: 'admission-rules', trash: true, ...cited })
    return dates.totalDocs + rules.totalDocs
  },
  tags: () => [tags.counselling()],
}
