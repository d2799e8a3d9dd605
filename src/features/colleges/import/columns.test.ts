import { describe, expect, it } from 'vitest'
import { COLUMN_NAMES, type CollegeData, readHeader, readRow, writeRow } from './columns'

const NAMES = ['name', 'location', 'state', 'courses', 'rating', 'website_url']
const problemsOf = (cells: string[], names = NAMES) => {
  const reading = readRow(cells, names)
  return 'problems' in reading ? reading.problems.map(({ column }) => column) : []
}

describe('readHeader', () => {
  it('takes columns in any order, case and spelling of the gap', () => {
    expect(readHeader(['State', 'name', 'LOCATION', 'Website URL'])).toEqual({
      names: ['state', 'name', 'location', 'website_url'],
    })
  })
  it.each([
    [['name', 'location'], 'state'],
    [['name', 'location', 'state', 'colour'], 'colour'],
    [['name', 'location', 'state', 'name'], 'name'],
  ])('refuses %j and names %s', (cells, word) => {
    const header = readHeader(cells)
    expect('problem' in header && header.problem).toContain(word)
  })
})

describe('readRow', () => {
  it('reads courses in any case and with any separator', () => {
    expect(readRow(['A', 'B', 'C', 'mbbs, md; BDS', '', ''], NAMES)).toEqual({
      data: { name: 'A', location: 'B', state: 'C', courses: ['MBBS', 'MD', 'BDS'], rating: null, websiteUrl: null },
    })
  })
  it('names every column that is wrong', () => {
    expect(problemsOf(['', 'B', 'C', 'Law', '7', 'javascript:alert(1)'])).toEqual([
      'name',
      'courses',
      'rating',
      'website_url',
    ])
  })
  it('says when a row has too many cells', () => {
    expect(problemsOf(['A', 'B', 'C', '', '', '', 'more'])).toEqual([''])
  })
  it('refuses text that was not UTF-8', () => {
    expect(problemsOf(['Caf\uFFFD', 'B', 'C', '', '', ''])).toEqual(['name'])
  })
})

describe('writeRow', () => {
  const college: CollegeData = {
    slug: 'a-college',
    name: '=HYPERLINK("x")',
    location: "'-quoted",
    state: 'Bihar',
    country: 'India',
    ownership: 'Private',
    university: null,
    courses: ['MBBS', 'MD (Ayurveda)'],
    fees: '18,00,000',
    seats: '150',
    established: 1995,
    rating: 4.2,
    ranking: null,
    eligibility: 'Line one\nline "two", and more',
    description: null,
    facilities: ['Library | Archive', 'Back\\slash', 'Hostel, mess'],
    aliases: [],
    contactPhone: '+91 612 230 0080',
    contactEmail: 'a@example.org',
    websiteUrl: 'https://www.example.org',
    imageUrl: null,
    source: null,
    sourceYear: 2024,
    status: 'Inactive',
    featured: true,
  }
  it('comes back the same', () => {
    expect(readRow(writeRow(college), COLUMN_NAMES)).toEqual({ data: college })
  })
  it('never begins a cell as a formula', () => {
    expect(writeRow(college).filter((cell) => /^[=+\-@]/.test(cell))).toEqual([])
  })
})
