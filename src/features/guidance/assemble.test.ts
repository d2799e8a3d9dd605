import { describe, expect, it } from 'vitest'
import { coursePageView, type GuidanceRecords, guidanceView, isOffered } from './assemble'
import type { CollegeRow, CourseView, RegionView, Tally } from './view'

const course = (key: CourseView['key'], name: string): CourseView => ({
  id: key,
  key,
  name,
  fullName: `Bachelor of ${name}`,
  layout: 'generic',
  duration: '5 years',
  entranceExam: 'NEET-UG',
  description: [],
  eligibility: ['Class 12 passed'],
  documents: ['Photo identity'],
  careerOpportunities: [],
  quotas: null,
  governmentFees: null,
  privateFees: null,
  national: null,
  whyChoose: [],
  faq: [],
  seoTitle: null,
  seoDescription: null,
  sources: [],
  reviewedAt: null,
  updatedAt: '2026-01-01T00:00:00.000Z',
})

const region = (name: string, more: Partial<RegionView> = {}): RegionView => ({
  id: name,
  name,
  slug: name.toLowerCase(),
  kind: 'State',
  country: 'India',
  inCoursesMenu: true,
  capital: null,
  counselling: { authority: `${name} Board`, website: `https://${name.toLowerCase()}.example`, note: null },
  ayushCounselling: null,
  healthUniversity: null,
  introduction: null,
  neighbours: [],
  updatedAt: '2026-01-01T00:00:00.000Z',
  ...more,
})

const college = (name: string, more: Partial<CollegeRow> = {}): CollegeRow => ({
  slug: name.toLowerCase(),
  name,
  location: 'Fordham',
  state: 'Riverland',
  ownership: 'Government',
  fees: null,
  feesAmount: null,
  seats: null,
  seatCount: null,
  established: null,
  ...more,
})

const tally = (key: Tally['course'], region: string, colleges: number, more: Partial<Tally> = {}): Tally => ({
  course: key,
  region,
  ownership: 'Government',
  colleges,
  seats: 0,
  stating: 0,
  changedAt: '2026-01-01T00:00:00.000Z',
  ...more,
})

const mbbs = course('mbbs', 'MBBS')
const bds = course('bds', 'BDS')
const riverland = region('Riverland', { neighbours: ['hillland', 'sandland', 'valley'] })
const hillland = region('Hillland')
const sandland = region('Sandland')
const atoll = region('Atoll', { inCoursesMenu: false, kind: 'Union territory' })
const valley = region('Valley', { country: 'Nepal', kind: 'Province', inCoursesMenu: false })

const records = (more: Partial<GuidanceRecords> = {}): GuidanceRecords => ({
  course: mbbs,
  region: riverland,
  courses: [mbbs, bds],
  regions: [riverland, hillland, sandland, atoll, valley],
  tallies: [tally('mbbs', 'riverland', 2), tally('mbbs', 'hillland', 3), tally('mbbs', 'valley', 9)],
  colleges: [
    college('Ford', { seats: '100', seatCount: 100, established: 1950, fees: '₹45,000', feesAmount: 45000 }),
    college('Weir', { ownership: 'Private', seats: '150', seatCount: 150, established: 1925, location: 'Weirtown' }),
  ],
  override: null,
  chosen: [],
  ...more,
})

const override = (more: object) => ({
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

describe('isOffered', () => {
  it('gives every state of the menu a page, other territories only with a college, provinces of Nepal none', () => {
    const tallies = [tally('mbbs', 'atoll', 1), tally('mbbs', 'valley', 9)]
    expect(isOffered(tallies, 'mbbs', sandland)).toBe(true)
    expect(isOffered(tallies, 'mbbs', atoll)).toBe(true)
    expect(isOffered(tallies, 'bds', atoll)).toBe(false)
    expect(isOffered(tallies, 'mbbs', valley)).toBe(false)
  })
})

describe('guidanceView', () => {
  it('counts colleges and seats by owner', () => {
    const view = guidanceView('en', records())
    expect(view.seats).toBe(250)
    expect(view.byOwnership).toEqual([
      { ownership: 'Government', colleges: 1, seats: 100, stating: 1 },
      { ownership: 'Private', colleges: 1, seats: 150, stating: 1 },
    ])
    expect(view.statedFees).toEqual({ min: 45000, max: 45000 })
    expect(view.introduction.join(' ')).toContain('Weir in Weirtown, from 1925')
    expect(view.isIndexable).toBe(true)
  })

  it('takes an editor’s words and choice of colleges, and composes what they left empty', () => {
    const view = guidanceView(
      'en',
      records({
        override: override({ title: 'Medicine by the river', faq: [{ question: 'Why?', answer: 'Because.' }] }),
        chosen: [college('Weir')],
      }),
    )
    expect(view.heading).toBe('Medicine by the river')
    expect(view.colleges.map(({ name }) => name)).toEqual(['Weir'])
    expect(view.collegeCount).toBe(2)
    expect(view.faq).toEqual([{ question: 'Why?', answer: 'Because.' }])
    expect(view.documents).toEqual(['Photo identity'])
    expect(view.whyChoose.length).toBeGreaterThanOrEqual(4)
  })

  it('links the bordering states that have a college, never one of Nepal', () => {
    const view = guidanceView('en', records())
    expect(view.neighbours).toEqual([{ name: 'Hillland', href: '/mbbs-in-hillland', colleges: 3 }])
    expect(view.hasNeighbours).toBe(true)
  })

  it('keeps a page without a college from search engines and points to the states with most colleges', () => {
    const view = guidanceView('en', records({ region: sandland, colleges: [] }))
    expect(view.isIndexable).toBe(false)
    expect(view.hasNeighbours).toBe(false)
    expect(view.neighbours.map(({ name }) => name)).toEqual(['Hillland', 'Riverland'])
    expect(view.title).toBe('MBBS in Sandland: Admission and the Nearest Colleges')
  })

  it('leads the side list to the same state where the course is offered there, else to the course', () => {
    const view = guidanceView('en', records({ region: atoll, tallies: [tally('mbbs', 'atoll', 1)] }))
    expect(view.courses).toEqual([
      { key: 'mbbs', name: 'MBBS', href: '/mbbs-in-atoll', isCurrent: true, colleges: 1 },
      { key: 'bds', name: 'BDS', href: '/bds-courses', isCurrent: false, colleges: null },
    ])
  })

  it('names no counselling authority for nursing, which has none', () => {
    expect(guidanceView('en', records({ course: course('nursing', 'B.Sc Nursing') })).authority).toBeNull()
    expect(guidanceView('en', records()).authority?.authority).toBe('Riverland Board')
  })
})

describe('coursePageView', () => {
  it('adds up its own course alone and lists the states that offer it', () => {
    const tallies = [
      tally('mbbs', 'riverland', 2, { seats: 250 }),
      tally('mbbs', 'atoll', 1, { ownership: 'Private', seats: 100 }),
      tally('bds', 'riverland', 7, { seats: 700 }),
    ]
    const view = coursePageView('en', mbbs, [mbbs, bds], [riverland, atoll, valley], tallies, [])
    expect([view.collegeCount, view.seats]).toEqual([3, 350])
    expect(view.regions.map(({ name, colleges }) => [name, colleges])).toEqual([
      ['Riverland', 2],
      ['Atoll', 1],
    ])
  })
})
