import type { PayloadRequest } from 'payload'
import type { Citing } from '@/cms/sources/citations'
import { tags } from '@/lib/caching/cache'

/** The dates and rules that name documents. Nothing is derived from them. */
export const counsellingDates: Citing = {
  async count(req: PayloadRequest, source: string) {
    // Full authority: a date or a rule counts, whoever may see it, and one in the trash can come back.
    const cited = { where: { source: { equals: source } }, overrideAccess: true, req }
    const dates = await req.payload.count({ collection: 'counselling-dates', trash: true, ...cited })
    const rules = await req.payload.count({ collection: 'admission-rules', trash: true, ...cited })
    return dates.totalDocs + rules.totalDocs
  },
  refresh: async () => undefined,
  tags: () => [tags.counselling()],
}
