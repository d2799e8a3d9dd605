import { cache } from 'react'
import { type Language, pathsIn, STUDIO_LANGUAGE } from '@/lib/language'
import 'server-only'
import { contentKeepers, permits } from '@/cms/access/access'
import { documentOfForm } from '@/cms/form-document'
import { translationTags } from '@/cms/translations/read-translations'
import { cached, tags } from '@/lib/caching/cache'
import { isRecordId } from '@/lib/database/record-id'
import { isSlug } from '@/lib/text/normal-forms/slug'
import type { CourseKey } from '@/lib/vocabulary'
import type { GuidancePage, User } from '@/payload-types'
import { payloadClient } from '@/server/payload'
import { type CoursePageView, coursePageView, type GuidanceView, guidanceView, substanceIn } from './assemble'
import { isSubstantial } from './composition/substance'
import {
  readChosenColleges,
  readCollegesOfRegion,
  readFeesOfRegion,
  readTallies,
  readTopColleges,
} from './operations/college-queries'
import { readCourses, readRegions } from './operations/course-records'
import { composeGuidance, overrideOf, readOverride, readOverrides } from './operations/guidance-overrides'
import { isOffered } from './region-links'

/** The page that the newest version of a record makes, published or not; nothing for those who do not keep the content. */
export async function draftOfGuidance(language: Language, id: string, user: User): Promise<GuidanceView | null> {
  if (!permits(contentKeepers, user) || !isRecordId(id)) return null
  const payload = await payloadClient()
  const page = await payload.findByID({
    collection: 'guidance-pages',
    id,
    draft: true,
    depth: 0,
    disableErrors: true,
    overrideAccess: false,
    user,
  })
  return page ? composeGuidance(language, payload, page, overrideOf(page)) : null
}

/** The page that the studio's form makes as it stands, saved or not; nothing until course and state are chosen. */
export async function guidanceOfForm(language: Language, values: unknown, user: User): Promise<GuidanceView | null> {
  if (!permits(contentKeepers, user)) return null
  const payload = await payloadClient()
  const page = await documentOfForm<GuidancePage>({ payload, user }, 'guidance-pages', values)
  const override = overrideOf(page)
  return composeGuidance(language, payload, page, { ...override, collegeIds: override.collegeIds.filter(isRecordId) })
}

const TOP_COLLEGES = 12

/** The seven courses in the order of the menu. */
const getCourses = cache((language: Language) =>
  cached(['courses', language], [tags.courses(), tags.shelfLives(), ...translationTags(language)], [], async () =>
    readCourses(language, await payloadClient()),
  ),
)

/** Every state, territory and province. */
const getRegions = cache((language: Language) =>
  cached(['regions', language], [tags.regions(), tags.shelfLives(), ...translationTags(language)], [], async () =>
    readRegions(language, await payloadClient()),
  ),
)

const getOverrides = (language: Language) =>
  cached(['guidance-overrides', language], [tags.guidance(), ...translationTags(language)], [], async () =>
    readOverrides(language, await payloadClient()),
  )

const getTallies = cache(() =>
  cached(['college-tallies'], [tags.collegeFigures(), tags.allColleges(), tags.regions()], [], async () =>
    readTallies(await payloadClient()),
  ),
)

/**
 * The page of one course in one region.
 * @returns null when there is no such combination
 */
export const getGuidance = cache(async (language: Language, key: CourseKey, regionSlug: string) => {
  if (!isSlug(regionSlug)) return null
  const [courses, regions, tallies] = await Promise.all([getCourses(language), getRegions(language), getTallies()])
  const course = courses.find((entry) => entry.key === key)
  const region = regions.find((entry) => entry.slug === regionSlug)
  if (!course || !region) return null
  const ownPage = tags.guidancePage(course.id, region.id)
  // Where no college teaches the course, an editor can have written of it all the same, whichever language is asked for.
  const isWritten = () =>
    cached(['guidance-written', course.id, region.id], [ownPage], false, async () =>
      Boolean(await readOverride(STUDIO_LANGUAGE, await payloadClient(), course.id, region.id)),
    )
  if (!isOffered(tallies, key, region) && !(await isWritten())) return null
  const override = await cached(
    ['guidance-override', language, course.id, region.id],
    [ownPage, ...translationTags(language)],
    null,
    async () => readOverride(language, await payloadClient(), course.id, region.id),
  )
  const chosenIds = override?.collegeIds ?? []
  const shownBy = [
    ownPage,
    tags.courses(),
    tags.regions(),
    tags.collegeFigures(),
    tags.collegesOf(region.name),
    ...chosenIds.map(tags.collegeCard),
    tags.allColleges(),
    tags.shelfLives(),
    ...translationTags(language),
  ]
  return cached(['guidance', language, key, regionSlug, ...chosenIds], shownBy, null, async () => {
    const payload = await payloadClient()
    const [colleges, fees, chosen] = await Promise.all([
      readCollegesOfRegion(language, payload, key, region.slug),
      readFeesOfRegion(payload, key, region.slug),
      readChosenColleges(language, payload, key, chosenIds),
    ])
    return guidanceView(language, { course, region, courses, regions, tallies, colleges, fees, override, chosen })
  })
})

/** The page of one course; null while there is no record of it. */
export const getCoursePage = cache(async (language: Language, key: CourseKey): Promise<CoursePageView | null> => {
  const [courses, regions, tallies] = await Promise.all([getCourses(language), getRegions(language), getTallies()])
  const course = courses.find((entry) => entry.key === key)
  if (!course) return null
  const colleges = await cached(
    ['top-colleges-of-course', language, key],
    [tags.collegeCards(), tags.allColleges(), tags.shelfLives()],
    [],
    async () => readTopColleges(language, await payloadClient(), key, TOP_COLLEGES),
  )
  return coursePageView(language, course, courses, regions, tallies, colleges)
})

/** An address for the sitemap, with the time of the last change of what it shows. */
export type GuidancePath = { path: string; lastModified: string }

/** Every guidance page that has enough of its own, and so every course page whose words a person has read. */
export async function guidancePaths(language: Language): Promise<GuidancePath[]> {
  const paths = pathsIn(language)
  // Before what is kept as a whole: inside, Next reads nothing from what is kept.
  const [courses, regions, overrides] = await Promise.all([
    getCourses(language),
    getRegions(language),
    getOverrides(language),
  ])
  const shownBy = [tags.guidance(), tags.courses(), tags.regions(), tags.colleges(), ...translationTags(language)]
  return cached(['guidance-addresses', language], shownBy, [], async () => {
    // Anew, because every edit of a college moves a time, which the kept tallies do not show.
    const tallies = await readTallies(await payloadClient())
    return courses.flatMap((course) => {
      const ofCourse = tallies.filter((tally) => tally.course === course.key)
      const pages = regions.flatMap((region) => {
        const here = ofCourse.filter((tally) => tally.region === region.slug)
        const override = overrides.find(({ courseId, regionId }) => courseId === course.id && regionId === region.id)
        if (here.length === 0) return []
        if (!isSubstantial(substanceIn({ course, region, tallies: here, override: override?.override ?? null })))
          return []
        const changes = [course.updatedAt, region.updatedAt, override?.updatedAt, ...here.map((line) => line.changedAt)]
        return [{ path: paths.guidance(course.key, region.slug), lastModified: latest(changes) }]
      })
      const changes = [course.updatedAt, ...ofCourse.map(({ changedAt }) => changedAt)]
      const own = coursePageView(language, course, courses, regions, tallies, [])
      return [
        ...(own.isIndexable && !course.isUnreviewed
          ? [{ path: paths.courseListing(course.key), lastModified: latest(changes) }]
          : []),
        ...pages,
      ]
    })
  })
}

const latest = (dates: (string | undefined)[]): string =>
  dates
    .flatMap((date) => (date ? new Date(date).toISOString() : []))
    .sort()
    .at(-1) ?? ''
