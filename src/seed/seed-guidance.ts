import type { Payload } from 'payload'
import { addMissing, idsBySlug } from './add-missing'
import { courses } from './data/courses'
import { guidanceOverrides } from './data/guidance-overrides'
import { regions } from './data/regions'

/** The seven courses. */
export async function seedCourses(payload: Payload): Promise<number> {
  return addMissing(
    payload,
    'courses',
    courses.map(({ listingSlug, counselling, ...course }, order) => ({
      ...course,
      slug: listingSlug,
      order,
      counselling: { authority: counselling.national.name, website: counselling.national.website },
    })),
  )
}

/** States, territories and provinces; neighbours in a second pass, once all of them exist. */
export async function seedRegions(payload: Payload): Promise<number> {
  const added = await addMissing(
    payload,
    'regions',
    regions.map(({ neighbours: _, ...region }) => region),
  )
  if (added === 0) return 0
  const ids = await idsBySlug(payload, 'regions')
  for (const { slug, neighbours } of regions) {
    const id = ids.get(slug)
    const neighbourIds = neighbours.flatMap((neighbour) => ids.get(neighbour) ?? [])
    if (!id || neighbourIds.length === 0) continue
    // Full authority: the seed acts for nobody.
    await payload.update({
      collection: 'regions',
      id,
      data: { neighbours: neighbourIds },
      overrideAccess: true,
      context: { disableRevalidate: true },
    })
  }
  return added
}

/** The two state pages whose words editors start from. */
export async function seedGuidancePages(payload: Payload): Promise<number> {
  const { totalDocs } = await payload.count({ collection: 'guidance-pages', overrideAccess: true })
  if (totalDocs > 0) return 0
  const [courseIds, regionIds, collegeIds] = await Promise.all([
    idsBySlug(payload, 'courses'),
    idsBySlug(payload, 'regions'),
    idsBySlug(payload, 'colleges'),
  ])
  for (const { course, regionSlug, featuredColleges, ...page } of guidanceOverrides) {
    const courseId = courseIds.get(courses.find(({ key }) => key === course)?.listingSlug ?? '')
    const regionId = regionIds.get(regionSlug)
    if (!courseId || !regionId)
      throw new Error(`The guidance page ${course} in ${regionSlug} lacks its course or region.`)
    const listed = featuredColleges.map((slug) => collegeIds.get(slug) ?? missing('college', slug))
    await payload.create({
      collection: 'guidance-pages',
      data: { ...page, course: courseId, region: regionId, colleges: listed, _status: 'published' },
      overrideAccess: true,
      context: { disableRevalidate: true },
    })
  }
  return guidanceOverrides.length
}

function missing(kind: string, slug: string): never {
  throw new Error(`The seed names the ${kind} ${slug}, which does not exist.`)
}
