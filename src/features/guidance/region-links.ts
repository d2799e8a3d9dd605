import { type Language, pathsIn } from '@/lib/language'
import { compareKeys } from '@/lib/text/format'
import { type CourseKey, nameIn } from '@/lib/vocabulary'
import { collegeCoverage, coverageKind } from './composition/facts'
import type { CourseView, OfficialTotal, RegionView } from './operations/course-records'
import type { Tally } from './view'

/** How many other regions a page without a college and without such a neighbour points to. */
const ELSEWHERE = 4

/** What links to regions and courses are made of. */
interface Places {
  course: CourseView
  region: RegionView
  courses: CourseView[]
  regions: RegionView[]
  tallies: Tally[]
}

/** The colleges of a course in a region, by the tallies. */
export const collegesIn = (tallies: Tally[], key: CourseKey, region: Pick<RegionView, 'slug'>): number =>
  tallies
    .filter((tally) => tally.course === key && tally.region === region.slug)
    .reduce((sum, { colleges }) => sum + colleges, 0)

/** What the official list says of a course in a region, where that is known. */
export const officialOf = (region: RegionView, key: CourseKey): OfficialTotal | null =>
  region.officialTotals.find(({ course }) => course === key) ?? null

/** Whether a course has a page in a region: every state of the menu, others, and Nepal, where there is a college. */
export const isOffered = (tallies: Tally[], key: CourseKey, region: RegionView): boolean =>
  region.inCoursesMenu || collegesIn(tallies, key, region) > 0

/** Whether a region is one of the states or provinces around another, and not another country or a whole one. */
export const isPeer = (region: RegionView, other: RegionView): boolean =>
  other.slug !== region.slug && other.country === region.country && other.kind !== 'Country'

/** The states or provinces around a region that have a college, else those with most; of a country its provinces. */
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

/** A region with its colleges: those on this site, and those of the official list, with where it stands. */
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

/** The courses in the same region where they are offered there, with their colleges, else their own pages. */
export function courseLinks(
  language: Language,
  { course, region, courses, tallies }: Pick<Places, 'course' | 'courses' | 'tallies'> & { region: RegionView | null },
) {
  return courses.map(({ key, name }) => {
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
}
