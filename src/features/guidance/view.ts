import type { MarkedFigure } from '@/cms/sources/marked-figure'
import type { Country, CourseKey, SeatPool } from '@/lib/vocabulary'
import type { Owner } from './composition/facts'
import type { CollegeRow } from './operations/college-queries'
import type { AuthorityView, CourseView, FeesView, OfficialTotal, RegionView } from './operations/course-records'
import type { CourseLink, RegionLink } from './region-links'

export interface Point {
  title: string
  text: string | null
}

export interface Question {
  question: string
  answer: string
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
export type CommissionFee = RegionView['commissionFees'][number]

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

/** The last rank that got one of a state's open seats at a college, and the year of its list; by the college's slug. */
export type LastRanks = ReadonlyMap<string, { rank: number; year: number; mark: MarkedFigure }>

export interface OwnershipLine {
  ownership: Owner
  colleges: number
  seats: number
  /** How many of the colleges state their seats. */
  stating: number
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
