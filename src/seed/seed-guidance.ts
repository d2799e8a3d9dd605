import type { Payload } from 'payload'
import { COURSE_KEYS, type CourseKey } from '@/lib/vocabulary'
import { addMissing, idsBySlug } from './add-missing'
import { courses } from './data/courses'
import { guidanceOverrides } from './data/guidance-overrides'
import { OFFICIAL_YEAR, officialTotals, totalsOfIndia } from './data/official-totals'
import { regions } from './data/regions/regions'
import type { SourceKey } from './data/sources'
import { sourceIds } from './seed-sources'

/** The seven courses. */
export async function seedCourses(payload: Payload): Promise<number> {
  const ids = await sourceIds(payload)
  return addMissing(
    payload,
    'courses',
    courses.map(({ listingSlug, counselling, ...course }, order) => ({
      ...course,
      slug: listingSlug,
      order,
      counselling: { authority: counselling.national.name, website: counselling.national.website },
      officialTotal: totalOf(course.key, totalsOfIndia[course.key], ids),
      ...rulesOf(course.key, ids),
    })),
  )
}

/** Where the rules of a course stand: who is eligible, and how seats are shared out. Rules of no document name none. */
const RULES: Record<CourseKey, { eligibility?: SourceKey; quotas?: SourceKey }> = {
  mbbs: { eligibility: 'nta-neet-ug-2025', quotas: 'mcc-ug-2025' },
  'md-ms': { eligibility: 'nbems-neet-pg-2025', quotas: 'mcc-pg-2025' },
  bds: { eligibility: 'nta-neet-ug-2025', quotas: 'mcc-ug-2025' },
  bams: { eligibility: 'nta-neet-ug-2025', quotas: 'aaccc-2025' },
  bhms: { eligibility: 'nta-neet-ug-2025', quotas: 'aaccc-2025' },
  nursing: { eligibility: 'inc-nursing-2021' },
  paramedical: {},
}

function rulesOf(course: CourseKey, ids: SourceIds) {
  const { eligibility, quotas } = RULES[course]
  return { eligibilitySource: eligibility && ids.get(eligibility), quotasSource: quotas && ids.get(quotas) }
}

type SourceIds = Awaited<ReturnType<typeof sourceIds>>

/** The lists that count colleges and seats. */
const LISTS: Partial<Record<CourseKey, SourceKey>> = { mbbs: 'nmc-mbbs-2024', bds: 'dci-bds-2024' }

function totalOf(course: CourseKey, total: (typeof totalsOfIndia)[CourseKey], ids: SourceIds) {
  const list = LISTS[course]
  return total && list && { colleges: total[0], seats: total[1], year: OFFICIAL_YEAR, source: ids.get(list) }
}

const totalsOf = (slug: string, ids: SourceIds) =>
  COURSE_KEYS.flatMap((course) => {
    const total = totalOf(course, officialTotals[slug]?.[course], ids)
    return total ? [{ course, ...total }] : []
  })

/** States, territories and provinces; neighbours of the new ones in a second pass, once all of them exist. */
export async function seedRegions(payload: Payload): Promise<number> {
  const present = await idsBySlug(payload, 'regions')
  const ids = await sourceIds(payload)
  const added = await addMissing(
    payload,
    'regions',
    regions.map(({ neighbours: _, ...region }) => ({ ...region, officialTotals: totalsOf(region.slug, ids) })),
  )
  if (added === 0) return 0
  const regionIds = await idsBySlug(payload, 'regions')
  for (const { slug, neighbours } of regions) {
    const id = regionIds.get(slug)
    const neighbourIds = neighbours.flatMap((neighbour) => regionIds.get(neighbour) ?? [])
    if (!id || present.has(slug) || neighbourIds.length === 0) continue
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
