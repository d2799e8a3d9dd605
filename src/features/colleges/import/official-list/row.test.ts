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
  it('keeps the list’s title without the location of a copy', () => {
    const copy = 'someone/some-data@067ec9ce:sources/list.pdf'
    expect(made({ source: `Seat matrix 2024-25 (${copy})` }).source).toBe('Seat matrix 2024-25')
    expect(made({ source: copy }).source).toBe('Official list')
  })
  it('parses courses by name or key, and seats by course', () => {
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

  it('normalises listed places and owners', () => {
    expect(made({ name: 'Lake\nCollege', state: 'Uttar\n Pradesh' })).toMatchObject({
      name: 'Lake College',
      state: 'Uttar Pradesh',
    })
    expect(made({ state: 'Daman & Diu' }).state).toBe('Dadra and Nagar Haveli and Daman and Diu')
    expect(made({ ownership: 'Trust' }).ownership).toBe('Private')
    expect(made({ ownership: 'govt.' }).ownership).toBe('Government')
    expect(made({ ownership: '' }).ownership).toBeNull()
  })

  it('adds town or state to the slug of a common name', () => {
    expect(made({ name: 'Govt. Medical College', city: 'Gaya' }).nameStem).toBe('govt-medical-college-gaya')
    expect(made({ name: 'Government Medical College', city: '' }).nameStem).toBe('government-medical-college-bihar')
    expect(made({ name: 'Govt. Medical College, Gaya', city: 'Gaya' }).nameStem).toBe('govt-medical-college-gaya')
    expect(made({ name: 'Lake College', city: 'Gaya' }).nameStem).toBe('lake-college')
  })

  it('does not take part of a name for a town', () => {
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
  ])('rejects an invalid %s', (column, texts) => expect(rejectedColumns(texts)).toEqual([column]))

  it('treats "new" as a missing college', () => {
    expect(made({ slug: 'New' })).toMatchObject({ isNew: true, statedSlug: null })
    expect(made({ slug: 'lake-college' })).toMatchObject({ isNew: false, isMade: false, statedSlug: 'lake-college' })
    expect(made({ slug: 'new lake-college' })).toMatchObject({ isNew: false, isMade: true, statedSlug: 'lake-college' })
  })

  it('has the stated check date, none for an empty cell, otherwise today', () => {
    expect(made({ checked_on: '2026-11-23' }).checkedOn).toBe('2026-11-23T00:00:00+05:30')
    expect(made({ checked_on: '23/11/2026' }).checkedOn).toBe('2026-11-23T00:00:00+05:30')
    expect(made({ checked_on: '' }).checkedOn).toBeNull()
    expect(Date.parse(made({}).checkedOn ?? '')).toBeGreaterThan(Date.now() - 60_000)
  })

  it('overwrites verified figures only if stated', () => {
    expect(made({ overwrite: 'yes' })).toMatchObject({ overwrites: true })
    expect(made({ overwrite: 'no' })).toMatchObject({ overwrites: false })
  })
})
