import type { Payload } from 'payload'
import { seatCount } from '@/cms/fields/checks/problems'
import { slugify } from '@/lib/text/normal-forms/slug'
import { addMissing, idsBySlug } from './add-missing'
import type { CollegeSeed } from './data/college-seed'
import { colleges } from './data/colleges'
import { sourceIds, sourceSeeds } from './seed-sources'
import { siteTexts } from './site-files'

const RANKINGS = [
  { begins: 'NIRF 2024', source: 'nirf-2024' },
  { begins: 'NIRF 2023', source: 'nirf-2023' },
] as const

/** Every college that the specification names, and real ones of every state and of Nepal. */
export async function seedColleges(payload: Payload): Promise<number> {
  const ids = await sourceIds(payload)
  const documents = new Map(sourceSeeds().map(({ key, data }) => [key, data]))
  return addMissing(
    payload,
    'colleges',
    colleges.map((college) => ({
      ...college,
      ...figuresOf(college, ids, documents.get(college.source)?.checkedOn),
      slug: college.slug ?? slugify(college.name),
      status: 'Active' as const,
      _status: 'published' as const,
    })),
  )
}

/** The figures of a college with the documents in which they stand; fees of the seed stand in none. */
function figuresOf(college: CollegeSeed, ids: ReadonlyMap<string, string>, comparedOn?: string) {
  const { established, isCompared = true, ownEstablished, ownSeats, ranking, seats, source } = college
  const checkedOn = isCompared ? comparedOn : undefined
  const named = { source: ids.get(source), checkedOn }
  const count = seatCount(seats)
  const rankings = RANKINGS.find(({ begins }) => ranking?.startsWith(begins))
  return {
    ...named,
    ...(established && !ownEstablished ? { establishedSource: named.source, establishedCheckedOn: checkedOn } : {}),
    ...(rankings ? { rankingSource: ids.get(rankings.source) } : {}),
    ...(count ? { seatRows: [{ seats: count, ...(ownSeats ? {} : named) }] } : {}),
  }
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
