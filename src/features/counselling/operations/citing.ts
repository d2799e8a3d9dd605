import type { PayloadRequest } from 'payload'
import type { Citing } from '@/cms/sources/citations'
import { tags } from '@/lib/caching/cache'

/** The dates that name notices. Nothing is derived from them. */
export const counsellingDates: Citing = {
  async count(req: PayloadRequest, source: string) {
    // Full authority: a date counts, whoever may see it.
    const { totalDocs } = await req.payload.count({
      collection: 'counselling-dates',
      where: { source: { equals: source } },
      overrideAccess: true,
      req,
    })
    return totalDocs
  },
  refresh: async () => undefined,
  tags: () => [tags.counselling()],
}
