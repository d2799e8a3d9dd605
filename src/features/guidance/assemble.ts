import { isPublicFigure, type MarkedFigure } from '@/cms/sources/figure-view'
import { isSaidIn, type Language } from '@/lib/language'
import { nameIn } from '@/lib/names'
import { compareMessages } from '@/lib/text/format'
import { type CourseKey, isOfGovernment } from '@/lib/vocabulary'
import { compose } from './composition/compose'
import { collegeCoverage, type GuidanceFacts } from './composition/facts'
import { authorityOf, OWNERS } from './composition/figures'
import {
  isSubstantial,
  type Substance,
  showsIntroduction,
  substanceOfCourse,
  substanceOfGuidance,
} from './composition/substance'
import { guidanceMessages } from './messages'
import { nepalMessages } from './nepal/messages'
import type { CollegeRow } from './operations/college-queries'
import type { AuthorityView, CourseView, RegionView } from './operations/course-records'
import type { GuidanceOverride } from './operations/guidance-overrides'
import { collegesIn, courseLinks, isOffered, isPeer, neighbourLinks, officialOf, regionLink } from './region-links'
import type { CommissionFee, OwnershipLine, SeatFees, Tally } from './view'

/** All data about one course in one region. */
export interface GuidanceRecords {
  course: CourseView
  region: RegionView
  courses: CourseView[]
  regions: RegionView[]
  tallies: Tally[]
  colleges: CollegeRow[]
  fees: SeatFees[]
  override: GuidanceOverride | null
  /** The override's colleges, in order. */
  chosen: CollegeRow[]
}

/** Name of a figure's document in a sentence: "List of fees 2025". */
const documentName = ({ source, year }: MarkedFigure): string => [source?.title, year].filter(Boolean).join(' ')

/** Facts about a course in a region for composition. */
export function factsOf(
  language: Language,
  { course, region, regions, tallies, colleges, fees }: GuidanceRecords,
): GuidanceFacts {
  const lines = ownershipLines(colleges)
  const [oldest] = colleges
    .flatMap(({ name, location, established }) => (established ? [{ name, location, established }] : []))
    .sort((first, second) => first.established - second.established)
  return {
    course: {
      key: course.key,
      name: course.name,
      fullName: course.fullName,
      duration: course.duration ?? '',
      governmentFees:
        course.governmentFees && isPublicFigure(course.governmentFees.from)
          ? {
              min: course.governmentFees.min,
              max: course.governmentFees.max,
              source: documentName(course.governmentFees.from),
            }
          : undefined,
      nationalCounselling: course.national ?? undefined,
    },
    region: {
      name: region.name,
      kind: region.kind,
      introduction:
        (showsIntroduction(course.key) && isSaidIn(language, region.introduction) && region.introduction) || undefined,
      healthUniversity: region.healthUniversity ?? undefined,
      ...authoritiesOf(region, course.key),
    },
    collegeCount: colleges.length,
    countByOwnership: Object.fromEntries(lines.map((line) => [line.ownership, line.colleges])),
    seatsByOwnership: Object.fromEntries(
      lines.filter(({ seats }) => seats > 0).map((line) => [line.ownership, line.seats]),
    ),
    statingSeats: sum(lines, 'stating'),
    oldest,
    cities: citiesOf(language, colleges),
    fees,
    official: officialOf(region, course.key) ?? undefined,
    neighbours: regions
      .filter(
        (neighbour) =>
          isPeer(region, neighbour) &&
          region.neighbours.includes(neighbour.slug) &&
          isOffered(tallies, course.key, neighbour),
      )
      .map((neighbour) => ({
        name: neighbour.name,
        slug: neighbour.slug,
        collegeCount: collegesIn(tallies, course.key, neighbour),
        official: collegeCoverage(0, officialOf(neighbour, course.key)).official,
      })),
  }
}

/** Region notes are about undergraduate rounds, so postgraduate pages omit them. */
const factOf = (authority: AuthorityView | null, key: CourseKey) =>
  authority ? { ...authority, note: key === 'md-ms' ? undefined : (authority.note ?? undefined) } : undefined

const authoritiesOf = (region: RegionView, key: CourseKey) => ({
  country: region.country,
  counselling: factOf(region.counselling, key),
  ayushCounselling: factOf(region.ayushCounselling, key),
})

/** View of a guidance page: one course in one region. */
export type GuidanceView = ReturnType<typeof guidanceView>

/** Builds a guidance page: an editor's texts, otherwise composed from the records. */
export function guidanceView(language: Language, records: GuidanceRecords) {
  const { course, region, tallies, colleges, chosen, override } = records
  const messages = guidanceMessages(language)
  const facts = factsOf(language, records)
  const byOwnership = ownershipLines(colleges)
  const heading = override?.title ?? messages.heading(course.name, nameIn(language, region.name))
  // Government colleges first, among them the editor's choice; the table has all.
  const first = new Set(chosen.map(({ slug }) => slug))
  const ordered = [...chosen, ...colleges.filter(({ slug }) => !first.has(slug))]
  const listed = [...ordered.filter(isOfGovernment), ...ordered.filter((college) => !isOfGovernment(college))]
  const authority = authorityOf(facts)
  const composed = compose(language, facts)
  const isNepal = region.country === 'Nepal'
  const nepal = nepalMessages(language)
  return {
    // A course record's rules and sources are Indian.
    course: isNepal
      ? { ...course, entranceExam: nepal.examination(course.key), quotas: null, sources: [], reviewedAt: null }
      : course,
    region,
    heading,
    /** Name in the window title and search results. */
    title:
      override?.seoTitle ??
      messages.title(course.name, nameIn(language, region.name), collegeCoverage(colleges.length, facts.official)),
    description: override?.seoDescription ?? composed.description,
    introduction: filled(override?.introduction) ?? composed.introduction,
    colleges: listed,
    ...listedBy(byOwnership),
    official: officialOf(region, course.key),
    whyChoose: filled(override?.whyChoose) ?? composed.reasons,
    eligibility: filled(override?.eligibility) ?? (isNepal ? [...nepal.eligibility(course.key)] : course.eligibility),
    /** Null if an editor wrote this part, or the country has its own rules. */
    eligibilityFrom: isNepal || filled(override?.eligibility) ? null : course.eligibilityFrom,
    documents: filled(override?.documents) ?? (isNepal ? [] : course.documents),
    faq: filled(override?.faq) ?? composed.questions,
    authority: authority ? { ...authority, note: authority.note ?? null } : null,
    national: isNepal ? null : course.national,
    // Only sourced statements about a state; the all-India range is on the course page.
    governmentFees:
      !isNepal && course.governmentFees && isPublicFigure(course.governmentFees.from) ? course.governmentFees : null,
    /** Country of the region; null in India. */
    commissionFees: isNepal ? commissionFeesOf(records) : null,
    statedFees: facts.fees,
    neighbours: neighbourLinks(language, records),
    hasNeighbours: facts.neighbours.some((neighbour) => neighbour.collegeCount > 0),
    courses: courseLinks(language, records),
    isIndexable: collegesIn(tallies, course.key, region) > 0 && isSubstantial(substanceIn(records)),
  }
}

/** The region's own, otherwise its country's. */
function commissionFeesOf({ course, region, regions }: GuidanceRecords): CommissionFee[] {
  const country = regions.find((other) => other.kind === 'Country' && other.country === region.country)
  const own = region.commissionFees.length > 0 ? region.commissionFees : (country?.commissionFees ?? [])
  return own.filter((fee) => fee.course === course.key)
}

/** Unique content of a page. */
export const substanceIn = ({
  course,
  region,
  tallies,
  override,
}: Pick<GuidanceRecords, 'course' | 'region' | 'tallies' | 'override'>): Substance =>
  substanceOfGuidance({
    course,
    region,
    tallies: tallies.filter((tally) => tally.course === course.key && tally.region === region.slug),
    official: officialOf(region, course.key),
    authority: authorityOf({ course, region: authoritiesOf(region, course.key) }),
    override,
  })

const filled = <T>(list: T[] | undefined): T[] | undefined => (list && list.length > 0 ? list : undefined)

export type CoursePageView = ReturnType<typeof coursePageView>

/** Builds a course page with the states that teach it. */
export function coursePageView(
  language: Language,
  course: CourseView,
  courses: CourseView[],
  regions: RegionView[],
  tallies: Tally[],
  colleges: CollegeRow[],
) {
  // Indian figures, as counted by the official list; Nepal has its own pages.
  const countries = new Set(regions.flatMap(({ kind, slug }) => (kind === 'Country' ? [slug] : [])))
  const own = tallies.filter(
    (tally) => tally.course === course.key && tally.country === 'India' && !countries.has(tally.region ?? ''),
  )
  const byOwnership = inOrder(own)
  const regionLinks = (places: RegionView[]) =>
    places
      .filter((region) => isOffered(tallies, course.key, region))
      .map((region) => regionLink(language, course.key, region, tallies))
  return {
    course,
    isIndexable: isSubstantial(substanceOfCourse(course, own)),
    colleges,
    ...listedBy(byOwnership),
    official: course.officialTotal,
    regions: regionLinks(regions.filter(({ country, kind }) => country === 'India' && kind !== 'Country')),
    /** Other countries with listed colleges. */
    abroad: regionLinks(regions.filter(({ kind }) => kind === 'Country')),
    courses: courseLinks(language, { course, region: null, courses, tallies }),
  }
}

/** Totals over all colleges of a page, whether or not it lists them. */
const listedBy = (byOwnership: OwnershipLine[]) => ({
  byOwnership,
  collegeCount: sum(byOwnership, 'colleges'),
  seats: sum(byOwnership, 'seats'),
  /** Number of colleges with known seats; the sum covers only these. */
  stating: sum(byOwnership, 'stating'),
})

const ownershipLines = (colleges: CollegeRow[]): OwnershipLine[] =>
  inOrder(
    colleges.map(({ ownership, seatCount }) => ({
      ownership: ownership ?? 'Other',
      colleges: 1,
      seats: seatCount ?? 0,
      stating: seatCount ? 1 : 0,
    })),
  )

/** Sums by ownership, in vocabulary order. */
const inOrder = (lines: OwnershipLine[]): OwnershipLine[] =>
  OWNERS.map((ownership) => {
    const own = lines.filter((line) => line.ownership === ownership)
    return { ownership, colleges: sum(own, 'colleges'), seats: sum(own, 'seats'), stating: sum(own, 'stating') }
  }).filter(({ colleges }) => colleges > 0)

const sum = (lines: OwnershipLine[], figure: 'colleges' | 'seats' | 'stating'): number =>
  lines.reduce((total, line) => total + line[figure], 0)

function citiesOf(language: Language, colleges: CollegeRow[]): string[] {
  const amounts = new Map<string, number>()
  for (const { location } of colleges) if (location) amounts.set(location, (amounts.get(location) ?? 0) + 1)
  return [...amounts]
    .sort(
      ([firstCity, first], [secondCity, second]) => second - first || compareMessages(language, firstCity, secondCity),
    )
    .map(([city]) => city)
}
