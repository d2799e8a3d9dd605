import { describe, expect, it } from 'vitest'
import { OWN_LISTING } from '@/cms/sources/figure-view'
import { coursePageView, guidanceView } from '@/features/guidance/assemble'
import type { RegionView } from '@/features/guidance/operations/course-records'
import { isOffered } from '@/features/guidance/region-links'
import {
  atoll,
  bds,
  college,
  course,
  list,
  mbbs,
  override,
  records,
  region,
  riverland,
  sandland,
  tally,
  valley,
} from './guidance-fixtures'

describe('isOffered', () => {
  it('gives every state of the menu a page, other territories and places of Nepal only with a college', () => {
    const tallies = [tally('mbbs', 'atoll', 1), tally('mbbs', 'valley', 9)]
    expect(isOffered(tallies, 'mbbs', sandland)).toBe(true)
    expect(isOffered(tallies, 'mbbs', atoll)).toBe(true)
    expect(isOffered(tallies, 'bds', atoll)).toBe(false)
    expect(isOffered(tallies, 'mbbs', valley)).toBe(true)
    expect(isOffered(tallies, 'bds', valley)).toBe(false)
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
    expect(view.statedFees).toMatchObject([{ seatPool: 'government', min: 45000, colleges: 1 }])
    expect(view.faq.map(({ answer }) => answer).join()).toContain(
      'Government seat 45,000 rupees (1 listed college, 2025)',
    )
    expect(view.introduction.join(' ')).toContain('Weir in Weirtown, from 1925')
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
    expect(view.colleges.map(({ name }) => name)).toEqual(['Weir', 'Ford'])
    expect(view.collegeCount).toBe(2)
    expect(view.faq).toEqual([{ question: 'Why?', answer: 'Because.' }])
    expect(view.documents).toEqual(['Photo identity'])
    expect(view.whyChoose.length).toBeGreaterThanOrEqual(4)
  })

  it('links the bordering states that have a college, never one of Nepal', () => {
    const view = guidanceView('en', records())
    expect(view.neighbours).toEqual([
      { name: 'Hillland', href: '/mbbs-in-hillland', colleges: 3, official: null, from: null },
    ])
    expect(view.hasNeighbours).toBe(true)
  })

  it('names the official list beside the links only where one of them says of how many', () => {
    const beside = (listed: number) => {
      const officialTotals = [{ course: 'mbbs' as const, colleges: 3, seats: null, year: '2024-25', from: list }]
      const here = { ...riverland, officialTotals }
      return guidanceView('en', records({ region: here, tallies: [tally('mbbs', 'riverland', listed)] })).courses[0]
        ?.from
    }
    expect(beside(2)).toEqual(list)
    for (const listed of [0, 3, 4]) expect(beside(listed)).toBeNull()
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
      { key: 'mbbs', name: 'MBBS', href: '/mbbs-in-atoll', isCurrent: true, colleges: 1, official: null, from: null },
      { key: 'bds', name: 'BDS', href: '/bds-courses', isCurrent: false, colleges: null, official: null, from: null },
    ])
  })

  it('names no counselling authority for nursing, which has none', () => {
    expect(guidanceView('en', records({ course: course('nursing', 'B.Sc Nursing') })).authority).toBeNull()
    expect(guidanceView('en', records()).authority?.authority).toBe('Riverland Board')
  })
})

describe('a page that lists a part of what there is', () => {
  const official = { course: 'mbbs' as const, colleges: 22, seats: 2995, year: '2024-25', from: list }
  const saying = (more: Partial<RegionView>, colleges = records().colleges) => {
    const view = guidanceView('en', records({ region: { ...riverland, ...more }, colleges }))
    return { view, text: JSON.stringify([view.title, view.description, view.introduction, view.faq, view.whyChoose]) }
  }

  it('says of how many, in title, description, introduction, answers and reasons', () => {
    const { view, text } = saying({ officialTotals: [official] })
    expect(view.title).toContain('2 of 22 Colleges')
    expect(view.description).toContain('2 of the 22 medical colleges of the official list 2024-25, 250 of 2,995 seats')
    expect(view.introduction[0]).toContain('We list 2 of the 22 medical colleges of the official list 2024-25')
    expect(text).toContain('250 of the 2,995 seats a year of the official list 2024-25')
    expect(text).toContain('250 of 2,995 seats a year')
    expect(view.official).toEqual(official)
  })

  it('says that it is not known where there is no total, and never takes one of another course', () => {
    const { view, text } = saying({ officialTotals: [{ ...official, course: 'bds' }] })
    expect(view.official).toBeNull()
    expect(text).not.toContain('official list')
    expect(text).toContain('How many there are in all we do not know.')
    expect(text).toContain('At least 250 seats a year')
    expect(view.title).not.toMatch(/\d/)
  })

  it('says so where the list of that year names fewer than the site', () => {
    const { view, text } = saying({ officialTotals: [{ ...official, colleges: 1, seats: 100 }] })
    expect(view.introduction[0]).toContain('2 medical colleges, more than the 1 of the official list 2024-25')
    expect(text).not.toMatch(/\d of (the )?1\b/)
  })

  it('does not say that there is none where the official list names some', () => {
    const { view, text } = saying({ officialTotals: [official] }, [])
    expect(view.introduction[0]).toContain('names 22 medical colleges in Riverland; we list none of them yet')
    expect(text).toContain('Yes: the official list 2024-25 names 22 medical colleges')
    expect(text).not.toContain('know of no')
  })

  it('counts neighbours by the same measure', () => {
    const hilly = { ...region('Hillland'), officialTotals: [{ ...official, colleges: 8 }] }
    const regions = records().regions.map((other) => (other.slug === 'hillland' ? hilly : other))
    const view = guidanceView('en', records({ regions }))
    expect(view.neighbours).toMatchObject([{ colleges: 3, official: { amount: 8, year: '2024-25' } }])
    const near = guidanceView(
      'en',
      records({ region: { ...sandland, neighbours: ['hillland'] }, regions, colleges: [] }),
    )
    expect(near.introduction[0]).toContain('Hillland (3 of 8 in 2024-25)')
  })
})

describe('a page of Nepal', () => {
  const nepal = region('Nepal', {
    kind: 'Country',
    country: 'Nepal',
    inCoursesMenu: false,
    commissionFees: [{ course: 'mbbs', seats: 'All', amount: 4_000_000, per: 'course', from: list }],
  })
  const ofNepal = (place: RegionView) => {
    const { regions } = records()
    const tallies = [
      tally('mbbs', 'valley', 9, { country: 'Nepal' }),
      tally('mbbs', 'nepal', 12, { country: 'Nepal' }),
      tally('mbbs', 'hillland', 3),
    ]
    const fees = { min: 15000, max: 50000, note: null, source: null, from: list }
    const national = { name: 'Committee of India', website: 'https://committee.example' }
    return guidanceView(
      'en',
      records({
        course: { ...mbbs, governmentFees: fees, national, quotas: '15% and 85%' },
        region: place,
        regions: [...regions, nepal],
        tallies,
      }),
    )
  }

  it('has the rules of Nepal and not those of India', () => {
    const view = ofNepal(valley)
    expect(view.course.entranceExam).toContain('MECEE-BL')
    expect([view.national, view.governmentFees, view.course.quotas]).toEqual([null, null, null])
    expect(view.course.sources).toEqual([])
    expect(view.eligibility.join(' ')).toMatch(/Candidates from other countries do not sit this examination/)
    expect(JSON.stringify([view.faq, view.whyChoose, view.introduction])).not.toContain('Committee of India')
  })

  it('takes fees from the country where the province states none, and there are none in India', () => {
    expect(ofNepal(valley).commissionFees).toMatchObject([{ amount: 4_000_000, from: list }])
    expect(guidanceView('en', records()).commissionFees).toBeNull()
  })

  it('never says of a country with colleges that none is listed', () => {
    expect(JSON.stringify(ofNepal(nepal).faq)).not.toMatch(/[Ww]e list no/)
  })

  it('leads from the country to its provinces and never across the border', () => {
    expect(ofNepal(nepal).neighbours.map(({ name }) => name)).toEqual(['Valley'])
    expect(ofNepal(valley).neighbours).toEqual([])
  })
})

describe('the usual government fees of all of India', () => {
  const fees = { min: 15000, max: 50000, note: null, source: null, from: list }
  const own = { ...fees, from: OWN_LISTING }

  it('stand on the page of a state only where a document states them', () => {
    expect(guidanceView('en', records({ course: { ...mbbs, governmentFees: fees } })).governmentFees).toBe(fees)
    expect(guidanceView('en', records({ course: { ...mbbs, governmentFees: own } })).governmentFees).toBeNull()
  })
})

describe('coursePageView', () => {
  it('adds up its own course alone and lists the states that offer it', () => {
    const tallies = [
      tally('mbbs', 'riverland', 2, { seats: 250 }),
      tally('mbbs', 'atoll', 1, { ownership: 'Private', seats: 100 }),
      tally('bds', 'riverland', 7, { seats: 700 }),
    ]
    const nepal = region('Nepal', { kind: 'Country', country: 'Nepal', inCoursesMenu: false })
    tallies.push(tally('mbbs', 'valley', 9, { country: 'Nepal' }), tally('mbbs', 'nepal', 12, { country: 'Nepal' }))
    const view = coursePageView('en', mbbs, [mbbs, bds], [riverland, atoll, valley, nepal], tallies, [])
    expect([view.collegeCount, view.seats]).toEqual([3, 350])
    expect(view.regions.map(({ name, colleges }) => [name, colleges])).toEqual([
      ['Riverland', 2],
      ['Atoll', 1],
    ])
    expect(view.abroad).toMatchObject([{ name: 'Nepal', colleges: 12 }])
  })
})
