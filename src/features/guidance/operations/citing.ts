import type { CollectionSlug, PayloadRequest } from 'payload'
import { countAsServer } from '@/cms/access/access'
import type { Citing } from '@/cms/sources/citations'
import { tags } from '@/lib/caching/cache'

const OF_REGIONS = ['officialTotals.source', 'commissionFees.source']
const OF_COURSES = [
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
    const count = (collection: CollectionSlug, fields: readonly string[]) =>
      countAsServer(req.payload, collection, { or: fields.map(names) }, { req, trash: true })
    return (await count('regions', OF_REGIONS)) + (await count('courses', OF_COURSES))
  },
  tags: () => [tags.courses(), tags.regions(), tags.guidance()],
}
