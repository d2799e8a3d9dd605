import { isPublicFigure, type MarkedFigure } from '@/cms/sources/figure-view'
import { isSaidIn, type Language } from '@/lib/language'
import { compareMessages } from '@/lib/text/format'
import { type CourseKey, isOfGovernment, nameIn } from '@/lib/vocabulary'
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

/** Everything that was read about one course in one region. */
export interface GuidanceRecords {
  course: CourseView
  region: RegionView
  courses: CourseView[]
  regions: RegionView[]
  tallies: Tally[]
  colleges: CollegeRow[]
  fees: SeatFees[]
  override: GuidanceOverride | null
  /** The colleges of the override, in its order. */
  chosen: CollegeRow[]
}

/** How a sentence names the document of a figure: "List of fees 2025". */
const documentName = ({ source, year }: MarkedFigure): string => [source?.title, year].filter(Boolean).join(' ')

/** What the composition may state about a course in a region. */
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
      entranceExam: course.entranceExam ?? undefined,
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

/** The notes of the records speak of undergraduate rounds, so a postgraduate page does without them. */
const factOf = (authority: AuthorityView | null, key: CourseKey) =>
  authority ? { ...authority, note: key === 'md-ms' ? undefined : (authority.note ?? undefined) } : undefined

/** Who allots seats in a region, as the composition takes it. */
const authoritiesOf = (region: RegionView, key: CourseKey) => ({
  country: region.country,
  counselling: factOf(region.counselling, key),
  ayushCounselling: factOf(region.ayushCounselling, key),
})

/** Everything that the page of one course in one state shows. */
export type GuidanceView = ReturnType<typeof guidanceView>

/** The page of one course in one region: an editor's words where there are any, else composed from the records. */
export function guidanceView(language: Language, records: GuidanceRecords) {
  const { course, region, tallies, colleges, chosen, override } = records
  const messages = guidanceMessages(language)
  const facts = factsOf(language, records)
  const byOwnership = ownershipLines(colleges)
  const heading = override?.title ?? messages.heading(nameIn(language, course.name), nameIn(language, region.name))
  // Those of governments come first, among them those that an editor has chosen; the table is of all of them.
  const first = new Set(chosen.map(({ slug }) => slug))
  const ordered = [...chosen, ...colleges.filter(({ slug }) => !first.has(slug))]
  const listed = [...ordered.filter(isOfGovernment), ...ordered.filter((college) => !isOfGovernment(college))]
  const authority = authorityOf(facts)
  const composed = compose(language, facts)
  const isNepal = region.country === 'Nepal'
  const nepal = nepalMessages(language)
  return {
    // The rules and sources of a course's record are those of India.
    course: isNepal
      ? { ...course, entranceExam: nepal.examination(course.key), quotas: null, sources: [], reviewedAt: null }
      : course,
    region,
    heading,
    /** For the title of the window and of search results. */
    title:
      override?.seoTitle ??
      messages.title(
        nameIn(language, course.name),
        nameIn(language, region.name),
        collegeCoverage(colleges.length, facts.official),
      ),
    description: override?.seoDescription ?? composed.description,
    introduction: filled(override?.introduction) ?? composed.introduction,
    colleges: listed,
    ...listedBy(byOwnership),
    official: officialOf(region, course.key),
    whyChoose: filled(override?.whyChoose) ?? composed.reasons,
    eligibility: filled(override?.eligibility) ?? (isNepal ? [...nepal.eligibility(course.key)] : course.eligibility),
    /** Null where an editor wrote the lines of this page, or its country has rules of its own. */
    eligibilityFrom: isNepal || filled(override?.eligibility) ? null : course.eligibilityFrom,
    documents: filled(override?.documents) ?? (isNepal ? [] : course.documents),
    faq: filled(override?.faq) ?? composed.questions,
    authority: authority ? { ...authority, note: authority.note ?? null } : null,
    national: isNepal ? null : course.national,
    // Of a state nothing is said that no document says: a range of all of India stands on the page of the course.
    governmentFees:
      !isNepal && course.governmentFees && isPublicFigure(course.governmentFees.from) ? course.governmentFees : null,
    /** Of the country to which the region belongs; null in India. */
    commissionFees: isNepal ? commissionFeesOf(records) : null,
    statedFees: facts.fees,
    neighbours: neighbourLinks(language, records),
    hasNeighbours: facts.neighbours.some((neighbour) => neighbour.collegeCount > 0),
    courses: courseLinks(language, records),
    isIndexable: collegesIn(tallies, course.key, region) > 0 && isSubstantial(substanceIn(records)),
  }
}

/** Those of the region itself, else of its country. */
function commissionFeesOf({ course, region, regions }: GuidanceRecords): CommissionFee[] {
  const country = regions.find((other) => other.kind === 'Country' && other.country === region.country)
  const own = region.commissionFees.length > 0 ? region.commissionFees : (country?.commissionFees ?? [])
  return own.filter((fee) => fee.course === course.key)
}

/** What a page has of its own, by the records. */
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

/** Everything that the page of one course shows. */
export type CoursePageView = ReturnType<typeof coursePageView>

/** The page of one course with the states that teach it. */
export function coursePageView(
  language: Language,
  course: CourseView,
  courses: CourseView[],
  regions: RegionView[],
  tallies: Tally[],
  colleges: CollegeRow[],
) {
  // The figures are those of India, which the official list counts; Nepal has pages of its own.
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
    /** Other countries whose colleges are listed. */
    abroad: regionLinks(regions.filter(({ kind }) => kind === 'Country')),
    courses: courseLinks(language, { course, region: null, courses, tallies }),
  }
}

/** What the colleges of a page come to, all of them, listed on the page or not. */
const listedBy = (byOwnership: OwnershipLine[]) => ({
  byOwnership,
  collegeCount: sum(byOwnership, 'colleges'),
  seats: sum(byOwnership, 'seats'),
  /** How many of the colleges state their seats; the sum says nothing of the others. */
  stating: sum(byOwnership, 'stating'),
})

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
    return { ownership, colleges: sum(own, 'colleges'), seats: sum(own, 'seats'), stating: sum(own, 'stating') }
  }).filter(({ colleges }) => colleges > 0)
}

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
