import { pathsIn } from '@/lib/addresses/paths'
import { compareKeys, compareTexts } from '@/lib/text/format'
import type { Language } from '@/lib/text/language'
import type { CourseKey } from '@/lib/vocabulary'
import { compose } from './composition/compose'
import type { GuidanceFacts } from './composition/facts'
import { authorityOf, OWNERS } from './composition/figures'
import type { GuidanceOverride } from './operations/guidance-overrides'
import { guidanceTexts } from './texts'
import type {
  AuthorityView,
  CollegeRow,
  CourseLink,
  CoursePageView,
  CourseView,
  GuidanceView,
  OwnershipLine,
  RegionLink,
  RegionView,
  Tally,
} from './view'

/** How many other regions a page without a college and without such a neighbour points to. */
const ELSEWHERE = 4

/** Everything that was read about one course in one region. */
export interface GuidanceRecords {
  course: CourseView
  region: RegionView
  courses: CourseView[]
  regions: RegionView[]
  tallies: Tally[]
  colleges: CollegeRow[]
  override: GuidanceOverride | null
  /** The colleges of the override, in its order. */
  chosen: CollegeRow[]
}

/** The colleges of a course in a region, by the tallies. */
const collegesIn = (tallies: Tally[], key: CourseKey, region: Pick<RegionView, 'slug'>): number =>
  tallies
    .filter((tally) => tally.course === key && tally.region === region.slug)
    .reduce((sum, { colleges }) => sum + colleges, 0)

/** Whether a course has a page in a region: every state of the menu, other Indian territories where there is a college. */
export const isOffered = (tallies: Tally[], key: CourseKey, region: RegionView): boolean =>
  region.country === 'India' && (region.inCoursesMenu || collegesIn(tallies, key, region) > 0)

/** What the composition may state about a course in a region. */
export function factsOf(
  language: Language,
  { course, region, regions, tallies, colleges }: GuidanceRecords,
): GuidanceFacts {
  const lines = ownershipLines(colleges)
  const fees = colleges.flatMap(({ feesAmount }) => (feesAmount ? [feesAmount] : []))
  const [oldest] = colleges
    .flatMap(({ name, location, established }) => (established ? [{ name, location, established }] : []))
    .sort((first, second) => first.established - second.established)
  return {
    course: {
      key: course.key,
      name: course.name,
      fullName: course.fullName,
      duration: course.duration ?? '',
      entranceExam: course.entranceExam ?? undefined,
      governmentFees: course.governmentFees
        ? { min: course.governmentFees.min, max: course.governmentFees.max }
        : undefined,
      nationalCounselling: course.national ?? undefined,
    },
    region: {
      name: region.name,
      kind: region.kind,
      country: region.country,
      introduction: region.introduction ?? undefined,
      healthUniversity: region.healthUniversity ?? undefined,
      counselling: factOf(region.counselling, course.key),
      ayushCounselling: factOf(region.ayushCounselling, course.key),
    },
    collegeCount: colleges.length,
    countByOwnership: Object.fromEntries(lines.map((line) => [line.ownership, line.colleges])),
    seatsByOwnership: Object.fromEntries(
      lines.filter(({ seats }) => seats > 0).map((line) => [line.ownership, line.seats]),
    ),
    statingSeats: sum(lines, 'stating'),
    oldest,
    cities: citiesOf(language, colleges),
    feesRange: fees.length > 0 ? { min: Math.min(...fees), max: Math.max(...fees) } : undefined,
    neighbours: regions
      .filter((neighbour) => region.neighbours.includes(neighbour.slug) && isOffered(tallies, course.key, neighbour))
      .map((neighbour) => ({
        name: neighbour.name,
        slug: neighbour.slug,
        collegeCount: collegesIn(tallies, course.key, neighbour),
      })),
  }
}

/** The notes of the records speak of undergraduate rounds, so a postgraduate page does without them. */
const factOf = (authority: AuthorityView | null, key: CourseKey) =>
  authority ? { ...authority, note: key === 'md-ms' ? undefined : (authority.note ?? undefined) } : undefined

/** The page of one course in one region: an editor's words where there are any, else composed from the records. */
export function guidanceView(language: Language, records: GuidanceRecords): GuidanceView {
  const { course, region, colleges, override, chosen } = records
  const texts = guidanceTexts(language)
  const facts = factsOf(language, records)
  const byOwnership = ownershipLines(colleges)
  const heading = override?.title ?? texts.heading(course.name, region.name)
  const listed = chosen.length > 0 ? chosen : colleges
  const authority = authorityOf(facts)
  const composed = compose(language, facts)
  return {
    course,
    region,
    heading,
    title: override?.seoTitle ?? texts.title(course.name, region.name, colleges.length),
    description: override?.seoDescription ?? composed.description,
    introduction: filled(override?.introduction) ?? composed.introduction,
    colleges: listed,
    collegeCount: colleges.length,
    seats: sum(byOwnership, 'seats'),
    stating: sum(byOwnership, 'stating'),
    byOwnership,
    whyChoose: filled(override?.whyChoose) ?? composed.reasons,
    eligibility: filled(override?.eligibility) ?? course.eligibility,
    documents: filled(override?.documents) ?? course.documents,
    faq: filled(override?.faq) ?? composed.questions,
    authority: authority ? { ...authority, note: authority.note ?? null } : null,
    national: course.national,
    governmentFees: course.governmentFees,
    statedFees: facts.feesRange ?? null,
    neighbours: neighbourLinks(language, records),
    hasNeighbours: facts.neighbours.some((neighbour) => neighbour.collegeCount > 0),
    courses: courseLinks(language, records),
    isIndexable: listed.length > 0,
  }
}

const filled = <T>(list: T[] | undefined): T[] | undefined => (list && list.length > 0 ? list : undefined)

/** The page of one course with the states that teach it. */
export function coursePageView(
  language: Language,
  course: CourseView,
  courses: CourseView[],
  regions: RegionView[],
  tallies: Tally[],
  colleges: CollegeRow[],
): CoursePageView {
  const own = tallies.filter((tally) => tally.course === course.key)
  const byOwnership = inOrder(own)
  return {
    course,
    colleges,
    collegeCount: sum(byOwnership, 'colleges'),
    seats: sum(byOwnership, 'seats'),
    stating: sum(byOwnership, 'stating'),
    byOwnership,
    regions: regions
      .filter((region) => isOffered(tallies, course.key, region))
      .map((region) => regionLink(language, course.key, region, tallies)),
    courses: courses.map(({ key, name }) => ({
      key,
      name,
      href: pathsIn(language).courseListing(key),
      isCurrent: key === course.key,
      colleges: null,
    })),
  }
}

function neighbourLinks(language: Language, { course, region, regions, tallies }: GuidanceRecords): RegionLink[] {
  const others = regions
    .filter((other) => other.slug !== region.slug && isOffered(tallies, course.key, other))
    .map((other) => ({ slug: other.slug, link: regionLink(language, course.key, other, tallies) }))
    .filter(({ link }) => link.colleges > 0)
    .sort((first, second) => second.link.colleges - first.link.colleges || compareKeys(first.slug, second.slug))
  const next = others.filter(({ slug }) => region.neighbours.includes(slug))
  return (next.length > 0 ? next : others.slice(0, ELSEWHERE)).map(({ link }) => link)
}

const regionLink = (language: Language, key: CourseKey, region: RegionView, tallies: Tally[]): RegionLink => ({
  name: region.name,
  href: pathsIn(language).guidance(key, region.slug),
  colleges: collegesIn(tallies, key, region),
})

function courseLinks(language: Language, { course, region, courses, tallies }: GuidanceRecords): CourseLink[] {
  const paths = pathsIn(language)
  return courses.map(({ key, name }) => {
    const isHere = isOffered(tallies, key, region)
    return {
      key,
      name,
      href: isHere ? paths.guidance(key, region.slug) : paths.courseListing(key),
      isCurrent: key === course.key,
      colleges: isHere ? collegesIn(tallies, key, region) : null,
    }
  })
}

function ownershipLines(colleges: CollegeRow[]): OwnershipLine[] {
  return inOrder(
    colleges.map(({ ownership, seatCount }) => ({
      ownership: ownership ?? 'Other',
      colleges: 1,
      seats: seatCount ?? 0,
      stating: seatCount ? 1 : 0,
    })),
  )
}

/** Sums by owner, in the order of the vocabulary. */
function inOrder(lines: OwnershipLine[]): OwnershipLine[] {
  return OWNERS.map((ownership) => {
    const own = lines.filter((line) => line.ownership === ownership)
    return {
      ownership,
      colleges: sum(own, 'colleges'),
      seats: sum(own, 'seats'),
      stating: sum(own, 'stating'),
    }
  }).filter(({ colleges }) => colleges > 0)
}

const sum = (lines: OwnershipLine[], figure: 'colleges' | 'seats' | 'stating'): number =>
  lines.reduce((total, line) => total + line[figure], 0)

function citiesOf(language: Language, colleges: CollegeRow[]): string[] {
  const amounts = new Map<string, number>()
  for (const { location } of colleges) amounts.set(location, (amounts.get(location) ?? 0) + 1)
  return [...amounts]
    .sort(([firstCity, first], [secondCity, second]) => second - first || compareTexts(language, firstCity, secondCity))
    .map(([city]) => city)
}
