import { describe, expect, it } from 'vitest'
import { readRow } from '@/cms/csv/table'
import { OFFICIAL_COLUMNS, readOfficialRow } from './row'

function read(texts: Record<string, string>) {
  const all = { name: 'Lake College', state: 'Bihar', source: 'List of the council', ...texts }
  return readRow(
    { columns: OFFICIAL_COLUMNS, title: 'name' },
    Object.keys(all),
    { cells: Object.values(all), row: 2 },
    readOfficialRow,
  )
}
const made = (texts: Record<string, string>) => {
  const reading = read(texts)
  if ('errors' in reading) throw new Error(reading.errors.map(({ message }) => message).join())
  return reading.row
}
const rejectedColumns = (texts: Record<string, string>) => {
  const reading = read(texts)
  return 'errors' in reading ? reading.errors.map(({ column }) => column) : []
}

describe('readOfficialRow', () => {
  it('keeps the title of the list, and not where a copy of it was found', () => {
    const copy = 'someone/some-data@067ec9ce:sources/list.pdf'
    expect(made({ source: `Seat matrix 2024-25 (${copy})` }).source).toBe('Seat matrix 2024-25')
    expect(made({ source: copy }).source).toBe('Official list')
  })
  it('reads courses by name, by key and by bar or space, and seats by course', () => {
    expect(made({ courses: 'mbbs md-ms' }).courses).toEqual(['MBBS', 'MD', 'MS'])
    expect(made({ courses: 'B.Sc Nursing, BDS' }).courses).toEqual(['B.Sc Nursing', 'BDS'])
    const { courses, seats } = made({ courses: 'MBBS', seats: '150', bds_seats: '100' })
    expect(courses).toEqual(['MBBS', 'BDS'])
    expect(seats).toEqual([
      { course: 'MBBS', seats: 150, since: null },
      { course: 'BDS', seats: 100, since: null },
    ])
    expect(made({ courses: 'MBBS', mbbs_seats: '0' }).seats).toEqual([])
    expect(made({ mbbs_seats: '१५०' }).seats).toEqual([{ course: 'MBBS', seats: 150, since: null }])
    expect(made({ courses: 'MBBS', seats: '150', mbbs_seats: '200' }).seats).toEqual([
      { course: 'MBBS', seats: 200, since: null },
    ])
  })

  it('reads places and owners as lists call them', () => {
    expect(made({ name: 'Lake\nCollege', state: 'Uttar\n Pradesh' })).toMatchObject({
      name: 'Lake College',
      state: 'Uttar Pradesh',
    })
    expect(made({ state: 'Daman & Diu' }).state).toBe('Dadra and Nagar Haveli and Daman and Diu')
    expect(made({ ownership: 'Trust' }).ownership).toBe('Private')
    expect(made({ ownership: 'govt.' }).ownership).toBe('Government')
    expect(made({ ownership: '' }).ownership).toBeNull()
  })

  it('gives a name that many bear an address with its town, or with its state', () => {
    expect(made({ name: 'Govt. Medical College', city: 'Gaya' }).nameStem).toBe('govt-medical-college-gaya')
    expect(made({ name: 'Government Medical College', city: '' }).nameStem).toBe('government-medical-college-bihar')
    expect(made({ name: 'Govt. Medical College, Gaya', city: 'Gaya' }).nameStem).toBe('govt-medical-college-gaya')
    expect(made({ name: 'Lake College', city: 'Gaya' }).nameStem).toBe('lake-college')
  })

  it('takes no part of a name for a town', () => {
    expect(made({ city: 'Teaching Hospital & Research Centre' }).location).toBeNull()
    expect(made({ city: 'Medical Road' }).location).toBe('Medical Road')
  })

  it.each([
    ['courses', { courses: 'alchemy' }],
    ['seats', { seats: '150' }],
    ['mbbs_seats', { mbbs_seats: 'many' }],
    ['established', { established: '1066' }],
    ['ownership', { ownership: 'Nobody' }],
    ['source_year', { source_year: 'last' }],
    ['slug', { slug: 'Not an address' }],
    ['slug', { slug: 'new Not an address' }],
    ['overwrite', { overwrite: 'perhaps' }],
    ['checked_on', { checked_on: '23 November' }],
    ['checked_on', { checked_on: '2026-02-30' }],
    ['source', { source: '' }],
  ])('refuses a bad %s', (column, texts) => expect(rejectedColumns(texts)).toEqual([column]))

  it('takes "new" for a college that is missing, whatever it is like', () => {
    expect(made({ slug: 'New' })).toMatchObject({ isNew: true, statedSlug: null })
    expect(made({ slug: 'lake-college' })).toMatchObject({ isNew: false, isMade: false, statedSlug: 'lake-college' })
    expect(made({ slug: 'new lake-college' })).toMatchObject({ isNew: false, isMade: true, statedSlug: 'lake-college' })
  })

  it('was compared on the day that it states, on none for an empty cell, and else now', () => {
    expect(made({ checked_on: '2026-11-23' }).checkedOn).toBe('2026-11-23T00:00:00+05:30')
    expect(made({ checked_on: '23/11/2026' }).checkedOn).toBe('2026-11-23T00:00:00+05:30')
    expect(made({ checked_on: '' }).checkedOn).toBeNull()
    expect(Date.parse(made({}).checkedOn ?? '')).toBeGreaterThan(Date.now() - 60_000)
  })

  it('overwrites verified figures with yes alone', () => {
    expect(made({ overwrite: 'yes' })).toMatchObject({ overwrites: true })
    expect(made({ overwrite: 'no' })).toMatchObject({ overwrites: false })
  })
})
