import type { CourseKey, Ownership } from '@/lib/vocabulary'
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
  source: string | null
  year: number | null
}

export interface AuthorityView {
  authority: string
  website: string
  note: string | null
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
  documents: string[]
  careerOpportunities: string[]
  quotas: string | null
  governmentFees: FeesView | null
  privateFees: FeesView | null
  /** Who allots seats nationally; for nursing and paramedical courses the regulator. */
  national: { name: string; website: string } | null
  whyChoose: Point[]
  faq: Question[]
  seoTitle: string | null
  seoDescription: string | null
  sources: { label: string; url: string | null; year: number | null }[]
  reviewedAt: string | null
  updatedAt: string
}

/** A state or union territory as the pages read it. */
export interface RegionView {
  id: string
  name: string
  slug: string
  kind: 'State' | 'Union territory' | 'Province'
  country: 'India' | 'Nepal'
  inCoursesMenu: boolean
  capital: string | null
  counselling: AuthorityView | null
  ayushCounselling: AuthorityView | null
  healthUniversity: string | null
  introduction: string | null
  /** Slugs. */
  neighbours: string[]
  updatedAt: string
}

/** How many live colleges of one owner teach one course in one region. */
export interface Tally {
  course: CourseKey
  /** A slug; null for places that have no record. */
  region: string | null
  ownership: Owner
  colleges: number
  /** Of this course alone. */
  seats: number
  /** How many of the colleges state their seats. */
  stating: number
  changedAt: string
}

/** A line of the college table. Fees and seats are those of the page's own course, or null. */
export interface CollegeRow {
  slug: string
  name: string
  location: string
  state: string
  ownership: Ownership | null
  /** As shown: "₹45,000". */
  fees: string | null
  feesAmount: number | null
  seats: string | null
  seatCount: number | null
  established: number | null
}

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
  colleges: number
}

export interface CourseLink {
  key: CourseKey
  name: string
  href: string
  isCurrent: boolean
  /** Colleges that teach it here; null where the link leads to the course and not to a state. */
  colleges: number | null
}

/** Everything that the page of one course in one state shows. */
export interface GuidanceView {
  course: Pick<
    CourseView,
    'key' | 'name' | 'fullName' | 'duration' | 'entranceExam' | 'sources' | 'reviewedAt' | 'quotas'
  >
  region: Pick<RegionView, 'name' | 'slug' | 'kind' | 'healthUniversity'>
  heading: string
  /** For the title of the window and of search results. */
  title: string
  description: string
  introduction: string[]
  colleges: CollegeRow[]
  /** All colleges of the course in the state, listed on the page or not. */
  collegeCount: number
  seats: number
  /** How many of the colleges state their seats; the sum says nothing of the others. */
  stating: number
  byOwnership: OwnershipLine[]
  whyChoose: Point[]
  eligibility: string[]
  documents: string[]
  faq: Question[]
  authority: AuthorityView | null
  national: CourseView['national']
  governmentFees: FeesView | null
  statedFees: { min: number; max: number } | null
  /** Bordering states with a college; without any, the states with most colleges. */
  neighbours: RegionLink[]
  hasNeighbours: boolean
  courses: CourseLink[]
  isIndexable: boolean
}

/** Everything that the page of one course shows. */
export interface CoursePageView {
  course: CourseView
  colleges: CollegeRow[]
  collegeCount: number
  seats: number
  /** How many of the colleges state their seats; the sum says nothing of the others. */
  stating: number
  byOwnership: OwnershipLine[]
  regions: RegionLink[]
  courses: CourseLink[]
}
