import type { Payload } from 'payload'
import { collegeImporter } from '@/features/colleges/import/admin/college-importer'
import { officialListImporter } from '@/features/colleges/import/official-list/admin/importer'
import { siteMessages } from '../files/site-files'
import { AS_SEED, idsBySlug } from './add-missing'
import { importContent } from './import-content'

/** Lists of all colleges of a course, by the authority that approves them. */
export const OFFICIAL_LISTS = ['official/mbbs-2024-25.csv', 'official/bds-2024-25.csv']

/**
 * Every college in the specification, and real ones of every state and of Nepal; then all in the official lists. Of
 * existing colleges, the lists add their figures only to those that no one has edited.
 */
export async function seedColleges(payload: Payload): Promise<number> {
  let { added } = await importContent(payload, collegeImporter, { file: 'colleges.csv', present: 'leave' })
  for (const file of OFFICIAL_LISTS) {
    added += (await importContent(payload, officialListImporter, { file, present: 'complete' })).added
  }
  return added
}

export async function seedFeaturedColleges(payload: Payload): Promise<number> {
  const { totalDocs } = await payload.count({ collection: 'featured-colleges', trash: true, overrideAccess: true })
  if (totalDocs > 0) return 0
  const ids = await idsBySlug(payload, 'colleges')
  const { featuredColleges } = siteMessages()
  for (const [index, slug] of featuredColleges.entries()) {
    await payload.create({
      collection: 'featured-colleges',
      data: { college: ids.get(slug), isFeatured: true, sortOrder: index + 1 },
      ...AS_SEED,
    })
  }
  return featuredColleges.length
}
