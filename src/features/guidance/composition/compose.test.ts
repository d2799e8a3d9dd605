import { describe, expect, it } from 'vitest'
import { compose } from './compose'
import type { GuidanceFacts } from './facts'

const composeDescription = (facts: GuidanceFacts) => compose('en', facts).description
const composeIntroduction = (facts: GuidanceFacts) => compose('en', facts).introduction
const composeWhyChoose = (facts: GuidanceFacts) => compose('en', facts).reasons
const composeFaq = (facts: GuidanceFacts) => compose('en', facts).questions

const mbbs: GuidanceFacts['course'] = {
  key: 'mbbs',
  name: 'MBBS',
  fullName: 'Bachelor of Medicine and Bachelor of Surgery',
  duration: '5.5 years including 1-year internship',
  governmentFees: { min: 15000, max: 50000, source: 'Fee order 2025' },
  nationalCounselling: { name: 'Medical Counselling Committee (MCC)', website: 'https://mcc.nic.in' },
}

const riverland: GuidanceFacts = {
  course: mbbs,
  region: {
    name: 'Riverland',
    kind: 'State',
    country: 'India',
    counselling: { authority: 'Riverland Admission Board', website: 'https://board.riverland.example' },
  },
  collegeCount: 12,
  countByOwnership: { Government: 7, 'Central Government': 1, Private: 3, Deemed: 1 },
  seatsByOwnership: { Government: 1000, 'Central Government': 125, Private: 450 },
  statingSeats: 12,
  oldest: { name: 'Ford Medical College', established: 1925, location: 'Fordham' },
  cities: ['Fordham', 'Bridgeton', 'Weirtown'],
  fees: [{ seatPool: 'private', min: 45000, max: 1800000, colleges: 2, years: ['2025'] }],
  neighbours: [
    { name: 'Hillland', slug: 'hillland', collegeCount: 3 },
    { name: 'Lakeland', slug: 'lakeland', collegeCount: 9 },
    { name: 'Sandland', slug: 'sandland', collegeCount: 0 },
  ],
}

const empty = (name: string, neighbours: GuidanceFacts['neighbours'] = []): GuidanceFacts => ({
  course: mbbs,
  region: { name, kind: 'Union territory', country: 'India' },
  collegeCount: 0,
  countByOwnership: {},
  seatsByOwnership: {},
  statingSeats: 0,
  cities: [],
  fees: [],
  neighbours,
})

const wholeText = (facts: GuidanceFacts): string =>
  [
    ...composeIntroduction(facts),
    ...composeWhyChoose(facts).flatMap((point) => [point.title, point.text]),
    ...composeFaq(facts).flatMap((item) => [item.question, item.answer]),
  ].join('\n')

const withCourse = (facts: GuidanceFacts, course: Partial<GuidanceFacts['course']>): GuidanceFacts => ({
  ...facts,
  course: { ...facts.course, ...course },
})

describe('composeIntroduction', () => {
  it('states the number of colleges, owners, seats, towns and the oldest college', () => {
    const text = composeIntroduction(riverland).join(' ')
    expect(text).toContain('12 medical colleges')
    expect(text).toContain('7 government, 1 central government, 3 private and 1 deemed university')
    expect(text).toContain('1,575 seats a year, 1,125 of them in public and 450 in other colleges')
    expect(text).toContain('Fordham, Bridgeton and Weirtown')
    expect(text).toContain('from 1925')
  })

  it('opens differently for different mixes of owners', () => {
    const mixes: Record<string, number>[] = [
      { Government: 4 },
      { Private: 4 },
      { Government: 3, Private: 1 },
      { Government: 1, Private: 3 },
      { Government: 2, Private: 2 },
    ]
    const openings = mixes.map((countByOwnership) =>
      composeIntroduction({ ...riverland, collegeCount: 4, countByOwnership })[0]?.replace(/\d+/g, ''),
    )
    expect(new Set(openings).size).toBe(mixes.length)
  })

  it('says plainly that a region has no college and names the nearest ones, most colleges first', () => {
    const [opening] = composeIntroduction(empty('Sandland', riverland.neighbours))
    expect(opening).toContain('no medical college in Sandland')
    expect(opening).toContain('Lakeland (9) and Hillland (3)')
  })

  it('includes the region’s own introduction', () => {
    const facts = { ...riverland, region: { ...riverland.region, introduction: 'Rivers everywhere.' } }
    expect(composeIntroduction(facts)).toContain('Rivers everywhere.')
  })
})

describe('composeWhyChoose', () => {
  it('gives four to six points for rich and for poor facts', () => {
    const poor = { ...riverland, fees: [], oldest: undefined, cities: [], neighbours: [] }
    for (const facts of [
      riverland,
      poor,
      empty('Atoll'),
      withCourse(empty('Atoll'), { key: 'md-ms', governmentFees: undefined }),
    ]) {
      const points = composeWhyChoose(facts)
      expect(points.length).toBeGreaterThanOrEqual(4)
      expect(points.length).toBeLessThanOrEqual(6)
    }
  })

  it('never repeats a title', () => {
    const titles = composeWhyChoose(riverland).map((point) => point.title)
    expect(new Set(titles).size).toBe(titles.length)
  })
})

describe('composeFaq', () => {
  it('answers exactly six questions', () => {
    const nursing = { key: 'nursing', name: 'B.Sc Nursing', governmentFees: undefined } as const
    for (const facts of [
      riverland,
      empty('Sandland'),
      withCourse(riverland, nursing),
      withCourse(empty('Atoll'), nursing),
    ]) {
      expect(composeFaq(facts)).toHaveLength(6)
      for (const item of composeFaq(facts)) expect(item.answer.length).toBeGreaterThan(20)
    }
  })

  it('names the counselling authority with its website and the national one', () => {
    const text = wholeText(riverland)
    expect(text).toContain('Riverland Admission Board, https://board.riverland.example')
    expect(text).toContain('https://mcc.nic.in')
  })

  it('uses the AYUSH authority for BAMS if there is one', () => {
    const ayushCounselling = { authority: 'Riverland AYUSH Board', website: 'https://ayush.riverland.example' }
    const facts = withCourse(
      { ...riverland, region: { ...riverland.region, ayushCounselling } },
      { key: 'bams', name: 'BAMS' },
    )
    expect(wholeText(facts)).toContain('authority: Riverland AYUSH Board')
    expect(wholeText(facts)).not.toContain('Riverland Admission Board')
  })

  it('splits postgraduate seats 50:50 and undergraduate ones 15:85', () => {
    expect(wholeText(riverland)).toContain('all-India quota of government colleges, which is 15%')
    expect(wholeText(withCourse(riverland, { key: 'md-ms', name: 'MD/MS' }))).toContain(
      'all-India quota of government colleges, which is 50%',
    )
  })

  it('mentions neither NEET nor quotas for nursing', () => {
    const text = wholeText(
      withCourse(riverland, { key: 'nursing', name: 'B.Sc Nursing', fullName: 'Bachelor of Science in Nursing' }),
    )
    expect(text).not.toContain('NEET')
    expect(text).not.toContain('85%')
  })

  it('explains the Nepali examination instead of NEET quotas', () => {
    const facts: GuidanceFacts = {
      ...riverland,
      region: {
        name: 'Valley',
        kind: 'Province',
        country: 'Nepal',
        counselling: { authority: 'Medical Education Commission, Nepal', website: 'https://mec.gov.np' },
      },
    }
    const text = wholeText(facts)
    expect(text).toContain('Valley Province')
    expect(text).toContain('mec.gov.np')
    expect(text).not.toContain('all-India')
    expect(text).toContain('45,000 to 18,00,000 Nepali rupees (2 listed colleges, 2025)')
    expect(JSON.stringify(compose('hi', facts))).toContain('NPR 45,000 से NPR 18,00,000')
    expect(wholeText(riverland)).toContain('45,000 to 18,00,000 rupees')
  })
})

describe('seats stated by some colleges only', () => {
  const some = { ...riverland, statingSeats: 2 }
  it('are never presented as the region’s total', () => {
    expect(composeDescription(riverland)).toContain('1,575 seats')
    expect(composeDescription(some)).not.toContain('seats')
    expect(wholeText(some)).toContain('At least 1,575 seats a year')
    expect(wholeText(some)).toContain('of the 2 of 12 listed colleges that state it')
  })
})

describe('all texts together', () => {
  it('differ between regions by more than the name', () => {
    const first = wholeText(riverland)
    const second = wholeText({
      ...riverland,
      region: { ...riverland.region, name: 'Otherland' },
      collegeCount: 3,
      countByOwnership: { Private: 3 },
      seatsByOwnership: { Private: 300 },
      statingSeats: 3,
      oldest: undefined,
      cities: ['Otherton'],
    })
    expect(second.replaceAll('Otherland', 'Riverland')).not.toBe(first)
  })

  it('contain no gap for a missing fact', () => {
    const single = {
      ...riverland,
      collegeCount: 1,
      countByOwnership: { Government: 1 },
      seatsByOwnership: {},
      statingSeats: 0,
      oldest: undefined,
      cities: [],
      fees: [],
    }
    for (const facts of [riverland, empty('Atoll'), single]) {
      expect(wholeText(facts)).not.toMatch(/undefined|null|NaN| {2}|\.\.|,,|\(\)/)
    }
  })

  it('keep the meta description short', () => {
    for (const facts of [riverland, empty('Sandland', riverland.neighbours)]) {
      expect(composeDescription(facts).length).toBeLessThanOrEqual(170)
    }
  })

  it('counts a college of unknown ownership as neither public nor private', () => {
    const unclear: GuidanceFacts = {
      ...riverland,
      collegeCount: 300,
      countByOwnership: { Government: 2, Other: 298 },
      seatsByOwnership: { Government: 200, Other: 5000 },
      statingSeats: 30,
      fees: [],
    }
    const said = JSON.stringify([composeIntroduction(unclear), composeWhyChoose(unclear), composeFaq(unclear)])
    expect(said).not.toMatch(/298 of the|not public|[Mm]ostly|outnumber|in other colleges|% of them/)
    expect(said).toContain('We know who runs 2 of them: 2 government.')
    const alone = { ...unclear, countByOwnership: { Other: 300 }, seatsByOwnership: { Other: 5200 } }
    expect(JSON.stringify([composeIntroduction(alone), composeFaq(alone)])).not.toMatch(/private|public/i)
    const mostly = { ...unclear, collegeCount: 12, countByOwnership: { Government: 8, Private: 2, Other: 2 } }
    expect(composeIntroduction(mostly)[0]).toContain('8 government, 2 private and 2 of unknown owner')
  })
})
