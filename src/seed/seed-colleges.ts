import type { Payload } from 'payload'
import { firstNumber } from '@/lib/text/format'
import { slugify } from '@/lib/text/slug'
import { addMissing, idsBySlug } from './add-missing'
import type { CollegeSeed } from './data/college-seed'
import { colleges } from './data/colleges'
import { featuredColleges } from './data/site'
import type { SourceKey } from './data/sources'
import { sourceIds } from './seed-sources'

/** Every college that the specification names, and real ones of every state and of Nepal. */
export async function seedColleges(payload: Payload): Promise<number> {
  const ids = await sourceIds(payload)
  return addMissing(
    payload,
    'colleges',
    colleges.map((college) => ({
      ...college,
      ...figuresOf(college, ids),
      slug: college.slug ?? slugify(college.name),
      status: 'Active' as const,
      _status: 'published' as const,
    })),
  )
}

/** The figures of a college with the documents in which they stand; fees of the seed stand in none. */
function figuresOf(
  { established, ownSeats, ranking, seats, source }: CollegeSeed,
  ids: ReadonlyMap<SourceKey, string>,
) {
  const count = firstNumber(seats)
  const rankings = ranking?.startsWith('NIRF 2024')
    ? 'nirf-2024'
    : ranking?.startsWith('NIRF 2023')
      ? 'nirf-2023'
      : null
  return {
    source: ids.get(source),
    ...(established ? { establishedSource: ids.get(source) } : {}),
    ...(rankings ? { rankingSource: ids.get(rankings) } : {}),
    ...(count ? { seatRows: [{ seats: count, source: ownSeats ? null : ids.get(source) }] } : {}),
  }
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
