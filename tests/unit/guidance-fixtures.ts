import type { MarkedFigure } from '@/cms/sources/figure-view'
import type { GuidanceRecords } from '@/features/guidance/assemble'
import type { CollegeRow } from '@/features/guidance/operations/college-queries'
import type { CourseView, RegionView } from '@/features/guidance/operations/course-records'
import type { Tally } from '@/features/guidance/view'

export const list: MarkedFigure = {
  source: {
    id: '1',
    title: 'List of colleges',
    publisher: null,
    address: null,
    year: '2024-25',
    kind: 'official',
    covers: null,
  },
  year: '2024-25',
  checkedOn: null,
  standing: 'official',
}

const own: MarkedFigure = { source: null, year: null, checkedOn: null, standing: 'own' }

export const course = (key: CourseView['key'], name: string): CourseView => ({
  id: key,
  key,
  name,
  fullName: `Bachelor of ${name}`,
  layout: 'generic',
  duration: '5 years',
  entranceExam: 'NEET-UG',
  description: [],
  eligibility: ['Class 12 passed'],
  eligibilityFrom: own,
  documents: ['Photo identity'],
  careerOpportunities: [],
  quotas: null,
  quotasFrom: own,
  governmentFees: null,
  privateFees: null,
  officialTotal: null,
  national: null,
  whyChoose: [],
  faq: [],
  seoTitle: null,
  seoDescription: null,
  sources: [],
  reviewedAt: null,
  isUnreviewed: false,
  updatedAt: '2026-01-01T00:00:00.000Z',
})

export const region = (name: string, more: Partial<RegionView> = {}): RegionView => ({
  id: name,
  name,
  slug: name.toLowerCase(),
  kind: 'State',
  country: 'India',
  inCoursesMenu: true,
  counselling: { authority: `${name} Board`, website: `https://${name.toLowerCase()}.example`, note: null },
  ayushCounselling: null,
  healthUniversity: null,
  introduction: null,
  officialTotals: [],
  commissionFees: [],
  neighbours: [],
  updatedAt: '2026-01-01T00:00:00.000Z',
  ...more,
})

export const college = (name: string, more: Partial<CollegeRow> = {}): CollegeRow => ({
  slug: name.toLowerCase(),
  name,
  location: 'Fordham',
  state: 'Riverland',
  ownership: 'Government',
  fees: null,
  feesFrom: null,
  seats: null,
  seatsFrom: null,
  seatCount: null,
  established: null,
  ...more,
})

export const tally = (key: Tally['course'], region: string, colleges: number, more: Partial<Tally> = {}): Tally => ({
  course: key,
  region,
  country: 'India',
  ownership: 'Government',
  colleges,
  seats: 0,
  stating: 0,
  figures: 0,
  words: 0,
  changedAt: '2026-01-01T00:00:00.000Z',
  ...more,
})

export const mbbs = course('mbbs', 'MBBS')
export const bds = course('bds', 'BDS')
export const riverland = region('Riverland', { neighbours: ['hillland', 'sandland', 'valley'] })
const hillland = region('Hillland')
export const sandland = region('Sandland')
export const atoll = region('Atoll', { inCoursesMenu: false, kind: 'Union territory' })
export const valley = region('Valley', { country: 'Nepal', kind: 'Province', inCoursesMenu: false })

export const records = (more: Partial<GuidanceRecords> = {}): GuidanceRecords => ({
  course: mbbs,
  region: riverland,
  courses: [mbbs, bds],
  regions: [riverland, hillland, sandland, atoll, valley],
  tallies: [tally('mbbs', 'riverland', 2), tally('mbbs', 'hillland', 3), tally('mbbs', 'valley', 9)],
  colleges: [
    college('Ford', { seats: '100', seatCount: 100, established: 1950, fees: '₹45,000' }),
    college('Weir', { ownership: 'Private', seats: '150', seatCount: 150, established: 1925, location: 'Weirtown' }),
  ],
  fees: [{ seatPool: 'government', min: 45000, max: 45000, colleges: 1, years: ['2025'] }],
  override: null,
  chosen: [],
  ...more,
})

export const override = (more: object) => ({
  title: null,
  introduction: [],
  collegeIds: [],
  whyChoose: [],
  eligibility: [],
  documents: [],
  faq: [],
  seoTitle: null,
  seoDescription: null,
  ...more,
})
