import { cache } from 'react'
import { type Language, STUDIO_LANGUAGE } from '@/lib/language'
import { pathsIn } from '@/lib/paths/site-paths'
import 'server-only'
import { contentKeepers, permits } from '@/cms/access/access'
import { documentOfForm, draftOf } from '@/cms/form-document'
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
import { composeGuidance } from './operations/compose-guidance'
import { readCourses, readRegions } from './operations/course-records'
import { overrideOf, readOverride, readOverrides } from './operations/guidance-overrides'
import { isOffered } from './region-links'

/** Page of a record's newest version, published or not; null for others than content keepers. */
export async function draftOfGuidance(language: Language, id: string, user: User): Promise<GuidanceView | null> {
  const payload = await payloadClient()
  const page = await draftOf({ payload, user }, 'guidance-pages', id, 0)
  return page ? composeGuidance(language, payload, page, overrideOf(page)) : null
}

/** Page of the studio form's values, saved or not; null until course and state are set. */
export async function guidanceOfForm(language: Language, values: unknown, user: User): Promise<GuidanceView | null> {
  if (!permits(contentKeepers, user)) return null
  const payload = await payloadClient()
  const page = await documentOfForm<GuidancePage>({ payload, user }, 'guidance-pages', values)
  const override = overrideOf(page)
  return composeGuidance(language, payload, page, { ...override, collegeIds: override.collegeIds.filter(isRecordId) })
}

const TOP_COLLEGES = 12

/** The seven courses in menu order. */
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
 * Page of one course in one region.
 * @returns null for an unknown combination
 */
export const getGuidance = cache(async (language: Language, key: CourseKey, regionSlug: string) => {
  if (!isSlug(regionSlug)) return null
  const [courses, regions, tallies] = await Promise.all([getCourses(language), getRegions(language), getTallies()])
  const course = courses.find((entry) => entry.key === key)
  const region = regions.find((entry) => entry.slug === regionSlug)
  if (!course || !region) return null
  const ownPage = tags.guidancePage(course.id, region.id)
  // An editor may have written a page without colleges, whichever language is requested.
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

/** Page of one course; null without its record. */
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

/** A sitemap URL with its last change. */
export type GuidancePath = { path: string; lastModified: string }

/** All guidance pages with enough unique content, and all course pages, if reviewed in the language. */
export async function guidancePaths(language: Language): Promise<GuidancePath[]> {
  const paths = pathsIn(language)
  // Before the cached whole: inside it, Next reads no other cache entries.
  const [courses, regions, overrides] = await Promise.all([
    getCourses(language),
    getRegions(language),
    getOverrides(language),
  ])
  const shownBy = [tags.guidance(), tags.courses(), tags.regions(), tags.colleges(), ...translationTags(language)]
  return cached(['guidance-addresses', language], shownBy, [], async () => {
    // Uncached, because every edit of a college changes a time the cached tallies do not have.
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
