import { describe, expect, it } from 'vitest'
import { guarded, readRow } from '@/cms/csv/table'
import { COLLEGE_COLUMNS, COLUMN_NAMES, type CollegeData, readCollege, writeRow } from './columns'

const NAMES = ['name', 'location', 'state', 'courses', 'rating', 'website_url']
const read = (cells: string[], names = NAMES) =>
  readRow({ columns: COLLEGE_COLUMNS, title: 'name' }, names, { cells, row: 2 }, readCollege)
const problemsOf = (cells: string[]) => {
  const reading = read(cells)
  return 'errors' in reading ? reading.errors.map(({ column }) => column) : []
}

describe('readCollege', () => {
  it('parses courses in any case and with any separator', () => {
    expect(read(['A', 'B', 'C', 'mbbs, md; BDS', '', ''])).toEqual({
      row: { name: 'A', location: 'B', state: 'C', courses: ['MBBS', 'MD', 'BDS'], rating: null, websiteUrl: null },
      remarks: [],
    })
  })
  it.each([
    ['MD/MS', ['MD', 'MS']],
    ['BSc Nursing | nursing', ['B.Sc Nursing']],
    ['bhms, md (homoeopathy)', ['BHMS', 'MD (Homoeopathy)']],
    ['M.D. (Ayurveda)', ['MD (Ayurveda)']],
  ])('recognises the courses %s', (cell, courses) => {
    expect(read(['A', 'B', 'C', cell, '', ''])).toMatchObject({ row: { courses } })
  })
  it('reports every invalid column', () => {
    expect(problemsOf(['', 'B', 'C', 'Law', '7', 'javascript:alert(1)'])).toEqual([
      'name',
      'courses',
      'rating',
      'website_url',
    ])
  })
})

describe('check date', () => {
  const day = (cell: string) => read(['A', 'B', 'C', 'MBBS', '', '', cell], [...NAMES, 'checked_on'])

  it.each(['2026-11-22', '22-11-2026', '22/11/26', '22-Nov-26'])('parses %s', (cell) =>
    expect(day(cell)).toMatchObject({ row: { checkedOn: '2026-11-22' }, remarks: [] }),
  )
  it('reports how an ambiguous day was read', () =>
    expect(day('03/04/26')).toMatchObject({ row: { checkedOn: '2026-04-03' }, remarks: [{ column: 'checked_on' }] }))
  it.each(['2026-02-30', '2027-02-29', '2026-11-31', 'today'])('rejects a nonexistent day: %s', (cell) =>
    expect(day(cell)).toMatchObject({ errors: [{ column: 'checked_on', message: 'Write a day as 2026-11-22.' }] }),
  )
})

it('removes line breaks from single-line fields', () => {
  expect(read(['Lake\nCollege', 'Pat\u00a0na', 'C', 'MBBS', '', ''])).toMatchObject({
    row: { name: 'Lake College', location: 'Pat na' },
  })
})

it('rejects a repository file as a source', () => {
  const names = [...NAMES, 'source']
  const cells = ['A', 'B', 'C', 'MBBS', '', '', 'someone/some-data@b004682a:fees.xlsx']
  expect(read(cells, names)).toMatchObject({ errors: [{ column: 'source' }] })
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
    kinds: ['women', 'minority'],
    minorityOf: 'Christian',
    latitude: 25.6207,
    longitude: -85.1581,
    pointPrecision: 'town',
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
    source: 'List of medical colleges',
    sourceYear: '2024-25',
    feesSource: null,
    feesSourceYear: null,
    seatsSource: 'List of medical colleges',
    seatsSourceYear: null,
    establishedSource: null,
    establishedSourceYear: null,
    rankingSource: 'India Rankings 2024',
    rankingSourceYear: '2024',
    checkedOn: '2026-11-22',
    status: 'Inactive',
    featured: true,
  }
  it('round-trips', () => {
    expect(read(writeRow(college).map(guarded), COLUMN_NAMES)).toEqual({ row: college, remarks: [] })
  })
})
