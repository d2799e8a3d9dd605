import type { Payload } from 'payload'
import { collegeImporter } from '@/features/colleges/import/admin/college-importer'
import { idsBySlug } from './add-missing'
import { importContent } from './import-content'
import { siteTexts } from './site-files'

/** Every college that the specification names, and real ones of every state and of Nepal. */
export async function seedColleges(payload: Payload): Promise<number> {
  const { added } = await importContent(payload, collegeImporter, { file: 'colleges.csv', present: 'leave' })
  return added
}

/** The colleges that the admission page puts forward. */
export async function seedFeaturedColleges(payload: Payload): Promise<number> {
  const { totalDocs } = await payload.count({ collection: 'featured-colleges', trash: true, overrideAccess: true })
  if (totalDocs > 0) return 0
  const ids = await idsBySlug(payload, 'colleges')
  const { featuredColleges } = siteTexts()
  for (const [index, slug] of featuredColleges.entries()) {
    await payload.create({
      collection: 'featured-colleges',
      data: { college: ids.get(slug), isFeatured: true, sortOrder: index + 1 },
      overrideAccess: true,
      context: { disableRevalidate: true },
    })
  }
  return featuredColleges.length
}
