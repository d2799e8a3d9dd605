import { type Language } from '@/lib/language'
import { nameIn } from '@/lib/names'
import { pathsIn } from '@/lib/paths/site-paths'
import { compareKeys } from '@/lib/text/format'
import { type CourseKey } from '@/lib/vocabulary'
import { collegeCoverage, coverageKind } from './composition/facts'
import type { CourseView, OfficialTotal, RegionView } from './operations/course-records'
import type { Tally } from './view'

/** Number of other regions a page without colleges nearby links to. */
const ELSEWHERE = 4

/** Data for links to regions and courses. */
interface Places {
  course: CourseView
  region: RegionView
  courses: CourseView[]
  regions: RegionView[]
  tallies: Tally[]
}

/** Number of a course's colleges in a region, from the tallies. */
export const collegesIn = (tallies: Tally[], key: CourseKey, region: Pick<RegionView, 'slug'>): number =>
  tallies
    .filter((tally) => tally.course === key && tally.region === region.slug)
    .reduce((sum, { colleges }) => sum + colleges, 0)

/** Official total of a course in a region, if known. */
export const officialOf = (region: RegionView, key: CourseKey): OfficialTotal | null =>
  region.officialTotals.find(({ course }) => course === key) ?? null

/** Whether a course has a page in a region: every menu state, and others, Nepal included, with a college. */
export const isOffered = (tallies: Tally[], key: CourseKey, region: RegionView): boolean =>
  region.inCoursesMenu || collegesIn(tallies, key, region) > 0

/** Whether a region is a neighbouring state or province, rather than a country or in another one. */
export const isPeer = (region: RegionView, other: RegionView): boolean =>
  other.slug !== region.slug && other.country === region.country && other.kind !== 'Country'

/** Neighbouring regions with a college, otherwise those with most; a country's provinces. */
export function neighbourLinks(language: Language, { course, region, regions, tallies }: Omit<Places, 'courses'>) {
  const others = regions
    .filter((other) => isPeer(region, other) && isOffered(tallies, course.key, other))
    .map((other) => ({ slug: other.slug, link: regionLink(language, course.key, other, tallies) }))
    .filter(({ link }) => link.colleges > 0)
    .sort((first, second) => second.link.colleges - first.link.colleges || compareKeys(first.slug, second.slug))
  if (region.kind === 'Country') return others.map(({ link }) => link)
  const next = others.filter(({ slug }) => region.neighbours.includes(slug))
  return (next.length > 0 ? next : others.slice(0, ELSEWHERE)).map(({ link }) => link)
}

export type RegionLink = ReturnType<typeof regionLink>

/** A region with its number of colleges on this site, and on the official list with its source. */
export function regionLink(language: Language, key: CourseKey, region: RegionView, tallies: Tally[]) {
  const colleges = collegesIn(tallies, key, region)
  const list = officialOf(region, key)
  const coverage = collegeCoverage(colleges, list)
  return {
    name: nameIn(language, region.name),
    href: pathsIn(language).guidance(key, region.slug),
    colleges,
    official: coverage.official,
    /** Null where no total is stated: nothing is listed, or nothing less than the official list has. */
    from: list && colleges > 0 && coverageKind(coverage) === 'part' ? list.from : null,
  }
}

export type CourseLink = ReturnType<typeof courseLinks>[number]

/** Other courses in the region if taught there, with their colleges; otherwise their own pages. */
export const courseLinks = (
  language: Language,
  { course, region, courses, tallies }: Pick<Places, 'course' | 'courses' | 'tallies'> & { region: RegionView | null },
) =>
  courses.map(({ key, name }) => {
    const here = region && isOffered(tallies, key, region) ? regionLink(language, key, region, tallies) : null
    return {
      key,
      name: nameIn(language, name),
      href: here?.href ?? pathsIn(language).courseListing(key),
      isCurrent: key === course.key,
      colleges: here?.colleges ?? null,
      official: here?.official ?? null,
      from: here?.from ?? null,
    }
  })
