import type { MarkedFigure } from '@/cms/sources/figure-view'
import type { Country, CourseKey, Ownership, SeatPool } from '@/lib/vocabulary'
import type { Coverage } from './composition/coverage'
import type { Owner } from './composition/facts'

export interface Point {
  title: string
  text: string | null
}

export interface Question {
  question: string
  answer: string
}

/** Rupees a year, with where the range stands and for which year. */
export interface FeesView {
  min: number
  max: number
  note: string | null
  /** Where they stand in words, where no document is named. */
  source: string | null
  from: MarkedFigure
}

export interface AuthorityView {
  authority: string
  website: string
  note: string | null
}

/** What the regulator's list of a year says there is of a course; the measure of what this site lists. */
export interface OfficialTotal {
  colleges: number
  /** A year; null when the list states none. */
  seats: number | null
  /** Of the list, as it names itself: "2024-25". */
  year: string
  from: MarkedFigure
}

/** One of the seven courses as its pages read it; what is not known is null or empty. */
export interface CourseView {
  id: string
  key: CourseKey
  name: string
  fullName: string
  layout: 'generic' | 'state'
  duration: string | null
  entranceExam: string | null
  /** Paragraphs. */
  description: string[]
  eligibility: string[]
  /** Where its marks, ages and percentages stand. */
  eligibilityFrom: MarkedFigure
  documents: string[]
  careerOpportunities: string[]
  quotas: string | null
  quotasFrom: MarkedFigure
  governmentFees: FeesView | null
  privateFees: FeesView | null
  /** Of all India. */
  officialTotal: OfficialTotal | null
  /** Who allots seats nationally; for nursing and paramedical courses the regulator. */
  national: { name: string; website: string } | null
  whyChoose: Point[]
  faq: Question[]
  seoTitle: string | null
  seoDescription: string | null
  sources: { label: string; url: string | null; year: number | null }[]
  reviewedAt: string | null
  /** Whether some of it stands in a language in which no person has read it. */
  isUnreviewed: boolean
  updatedAt: string
}

/** What a region is; a country stands for all of its provinces. */
type RegionKind = 'State' | 'Union territory' | 'Province' | 'Country'

/** A state, territory, province or country as the pages read it. */
export interface RegionView {
  id: string
  name: string
  slug: string
  kind: RegionKind
  country: Country
  inCoursesMenu: boolean
  capital: string | null
  counselling: AuthorityView | null
  ayushCounselling: AuthorityView | null
  healthUniversity: string | null
  introduction: string | null
  officialTotals: (OfficialTotal & { course: CourseKey })[]
  /** Of Nepal; none elsewhere. */
  commissionFees: CommissionFee[]
  /** Slugs. */
  neighbours: string[]
  updatedAt: string
}

/** How many live colleges of one owner teach one course in one region. */
export interface Tally {
  course: CourseKey
  /** A slug; null for places that have no record. A country has lines of its own beside those of its provinces. */
  region: string | null
  country: Country
  ownership: Owner
  colleges: number
  /** Of this course alone. */
  seats: number
  /** How many of the colleges state their seats. */
  stating: number
  /** How many figures the colleges state: years of foundation, seats and fees. */
  figures: number
  /** How many words their names and towns have. */
  words: number
  changedAt: string
}

/** What a seat in Nepal may cost, as its Medical Education Commission says. */
export interface CommissionFee {
  course: CourseKey
  /** Of which seats: "Inside the Kathmandu valley". */
  seats: string
  /** Nepali rupees. */
  amount: number
  per: 'year' | 'course'
  from: MarkedFigure
}

/** What a year costs in one kind of seat, at those listed colleges of a region of which a document says it. */
export interface SeatFees {
  /** Null where the documents do not say of which seats. */
  seatPool: SeatPool | null
  /** Rupees. */
  min: number
  max: number
  colleges: number
  /** Of the documents. */
  years: string[]
}

/** A line of the college table. Fees and seats are those of the page's own course, or null. */
export interface CollegeRow {
  slug: string
  name: string
  location: string | null
  state: string
  ownership: Ownership | null
  /** As shown: "₹45,000". */
  fees: string | null
  feesFrom: MarkedFigure | null
  seats: string | null
  seatsFrom: MarkedFigure | null
  /** Only of seats with a source. */
  seatCount: number | null
  established: number | null
}

/** The last rank that got one of a state's open seats at a college, and the year of its list; by the college's slug. */
export type LastRanks = ReadonlyMap<string, { rank: number; year: number; mark: MarkedFigure }>

export interface OwnershipLine {
  ownership: Owner
  colleges: number
  seats: number
  /** How many of the colleges state their seats. */
  stating: number
}

export interface RegionLink {
  name: string
  href: string
  /** On this site. */
  colleges: number
  /** On the official list, with the list's year; null where it is not known. */
  official: Coverage['official']
  /** Where that list stands. */
  from: MarkedFigure | null
}

export interface CourseLink {
  key: CourseKey
  name: string
  href: string
  isCurrent: boolean
  /** Colleges that teach it here; null where the link leads to the course and not to a state. */
  colleges: number | null
  official: Coverage['official']
  from: MarkedFigure | null
}

/** The colleges of a page, and what they come to. */
export interface ListedColleges {
  colleges: CollegeRow[]
  /** All of them, listed on the page or not. */
  collegeCount: number
  seats: number
  /** How many of the colleges state their seats; the sum says nothing of the others. */
  stating: number
  official: OfficialTotal | null
  byOwnership: OwnershipLine[]
  courses: CourseLink[]
  isIndexable: boolean
}

/** Everything that the page of one course in one state shows. */
export interface GuidanceView extends ListedColleges {
  course: Pick<
    CourseView,
    'key' | 'name' | 'fullName' | 'duration' | 'entranceExam' | 'sources' | 'reviewedAt' | 'quotas' | 'quotasFrom'
  >
  region: Pick<RegionView, 'name' | 'slug' | 'kind' | 'country' | 'healthUniversity'>
  heading: string
  /** For the title of the window and of search results. */
  title: string
  description: string
  introduction: string[]
  whyChoose: Point[]
  eligibility: string[]
  /** Null where an editor wrote the lines of this page, or its country has rules of its own. */
  eligibilityFrom: MarkedFigure | null
  documents: string[]
  faq: Question[]
  authority: AuthorityView | null
  national: CourseView['national']
  governmentFees: FeesView | null
  statedFees: SeatFees[]
  /** Of the country to which the region belongs; null in India. */
  commissionFees: CommissionFee[] | null
  /** Bordering states with a college; without any, the states with most colleges. */
  neighbours: RegionLink[]
  hasNeighbours: boolean
}

/** Everything that the page of one course shows. */
export interface CoursePageView extends ListedColleges {
  course: CourseView
  /** Of India. */
  regions: RegionLink[]
  /** Other countries whose colleges are listed. */
  abroad: RegionLink[]
}
