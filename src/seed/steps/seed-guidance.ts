import type { Payload } from 'payload'
import { COURSE_PAGE_SLUGS } from '@/lib/paths/course-paths.mjs'
import { ALL_INDIA, courses, guidancePages, regions, stateTotals } from '../files/guidance-files'
import { AS_SEED, addMissing, idsBySlug } from './add-missing'
import { sourceIds, sourceSeeds } from './seed-sources'

type SourceIds = Awaited<ReturnType<typeof sourceIds>>

/** Official numbers of a place by course, with the list as their source and the date of the comparison. */
function totalsOf(place: string, ids: SourceIds) {
  const documents = new Map(sourceSeeds().map(({ key, data }) => [key, data]))
  return stateTotals()
    .filter(({ state }) => state === place)
    .map(({ state: _, source, ...total }) => ({
      ...total,
      source: ids.get(source),
      checkedOn: documents.get(source)?.checkedOn,
    }))
}

/** Adds the seven courses. */
export async function seedCourses(payload: Payload): Promise<number> {
  const ids = await sourceIds(payload)
  const totals = totalsOf(ALL_INDIA, ids)
  return addMissing(
    payload,
    'courses',
    courses().map(({ eligibilitySource, quotasSource, ...course }, order) => ({
      ...course,
      order,
      officialTotal: totals.find((total) => total.course === course.key),
      eligibilitySource: eligibilitySource && ids.get(eligibilitySource),
      quotasSource: quotasSource && ids.get(quotasSource),
    })),
  )
}

/** Adds states, territories and provinces; neighbours of new ones in a second pass, once all of them exist. */
export async function seedRegions(payload: Payload): Promise<number> {
  const present = await idsBySlug(payload, 'regions')
  const ids = await sourceIds(payload)
  const stated = regions()
  const added = await addMissing(
    payload,
    'regions',
    stated.map(({ neighbours: _, ...region }) => ({ ...region, officialTotals: totalsOf(region.name, ids) })),
  )
  if (added === 0) return 0
  const regionIds = await idsBySlug(payload, 'regions')
  for (const { slug, neighbours } of stated) {
    const id = regionIds.get(slug)
    const neighbourIds = neighbours.flatMap((neighbour) => regionIds.get(neighbour) ?? [])
    if (!id || present.has(slug) || neighbourIds.length === 0) continue
    await payload.update({ collection: 'regions', id, data: { neighbours: neighbourIds }, ...AS_SEED })
  }
  return added
}

/** Adds the two state pages, for editors to build on. */
export async function seedGuidancePages(payload: Payload): Promise<number> {
  const { totalDocs } = await payload.count({ collection: 'guidance-pages', overrideAccess: true })
  if (totalDocs > 0) return 0
  const [courseIds, regionIds, collegeIds] = await Promise.all([
    idsBySlug(payload, 'courses'),
    idsBySlug(payload, 'regions'),
    idsBySlug(payload, 'colleges'),
  ])
  const pages = guidancePages()
  for (const { course, region, colleges, ...page } of pages) {
    const courseId = courseIds.get(COURSE_PAGE_SLUGS[course])
    const regionId = regionIds.get(region)
    if (!courseId || !regionId) throw new Error(`The guidance page ${course} in ${region} lacks its course or region.`)
    const listed = colleges.map((slug) => collegeIds.get(slug) ?? missing('college', slug))
    await payload.create({
      collection: 'guidance-pages',
      data: { ...page, course: courseId, region: regionId, colleges: listed, _status: 'published' },
      ...AS_SEED,
    })
  }
  return pages.length
}

function missing(kind: string, slug: string): never {
  throw new Error(`The seed names the ${kind} ${slug}, which does not exist.`)
}
