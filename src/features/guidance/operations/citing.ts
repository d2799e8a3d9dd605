import type { PayloadRequest } from 'payload'
import { asServer } from '@/cms/access/access'
import type { Citing } from '@/cms/sources/citations'
import { tags } from '@/lib/caching/cache'

const CITING_FIELDS = [
  'officialTotal.source',
  'governmentFees.feesSource',
  'privateFees.feesSource',
  'eligibilitySource',
  'quotasSource',
]

/** Figures of courses and regions that cite sources. Nothing is derived from them. */
export const guidanceFigures: Citing = {
  async count(req: PayloadRequest, source: string) {
    const names = (field: string) => ({ [field]: { equals: source } })
    // Full authority: hidden figures count, and trashed ones can be restored.
    const [regions, courses] = await Promise.all([
      req.payload.count({
        collection: 'regions',
        trash: true,
        where: { or: [names('officialTotals.source'), names('commissionFees.source')] },
        ...asServer(req),
      }),
      req.payload.count({
        collection: 'courses',
        trash: true,
        where: { or: CITING_FIELDS.map(names) },
        ...asServer(req),
      }),
    ])
    return regions.totalDocs + courses.totalDocs
  },
  tags: () => [tags.courses(), tags.regions(), tags.guidance()],
}
