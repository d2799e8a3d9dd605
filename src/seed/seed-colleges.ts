import type { Payload } from 'payload'
import { slugify } from '@/lib/text/slug'
import { addMissing, idsBySlug } from './add-missing'
import { colleges } from './data/colleges'
import { featuredColleges } from './data/site'

/** Every college that the specification names, and real ones of every state and of Nepal. */
export async function seedColleges(payload: Payload): Promise<number> {
  return addMissing(
    payload,
    'colleges',
    colleges.map((college) => ({
      ...college,
      slug: college.slug ?? slugify(college.name),
      status: 'Active' as const,
      _status: 'published' as const,
    })),
  )
}

/** The colleges that the admission page puts forward. */
export async function seedFeaturedColleges(payload: Payload): Promise<number> {
  const { totalDocs } = await payload.count({ collection: 'featured-colleges', trash: true, overrideAccess: true })
  if (totalDocs > 0) return 0
  const ids = await idsBySlug(payload, 'colleges')
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
