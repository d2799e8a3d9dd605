import type { Payload } from 'payload'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, describe, expect, it } from 'vitest'
import { readRegion } from '@/features/colleges/hooks/region-name-queries'
import { ComposedPage } from '@/features/guidance/admin/composed-page'
import { coursePagePath } from '@/features/guidance/collections/shared-fields'
import {
  readChosenColleges,
  readCollegesOfRegion,
  readFeesOfRegion,
  readTallies,
  readTopColleges,
} from '@/features/guidance/operations/college-queries'
import { readCourses, readRegions } from '@/features/guidance/operations/course-records'
import { readOverride, readOverrides } from '@/features/guidance/operations/guidance-overrides'
import { guidancePaths } from '@/features/guidance/path-queries'
import { isOffered } from '@/features/guidance/region-links'
import type { CourseKey } from '@/lib/vocabulary'
import type { College, GuidancePage } from '@/payload-types'
import { testPayload } from '../../setup/payload'
import { officialSource, sourcedFigures } from './sourced-figures'

let payload: Payload
let source: string
const ids: Record<string, string> = {}

const college = async (name: string, data: Partial<College>, isSourced = true) => {
  const { id } = await payload.create({
    collection: 'colleges',
    data: {
      name,
      location: 'Fordham',
      state: 'Riverland',
      country: 'India',
      status: 'Active',
      _status: 'published',
      ...data,
      ...(isSourced ? sourcedFigures(data, source) : {}),
    },
    overrideAccess: true,
  })
  ids[name] = id
}

const guidancePage = (data: Partial<GuidancePage>) =>
  payload.create({
    collection: 'guidance-pages',
    data: { course: ids.mbbs ?? '', region: ids.riverland ?? '', _status: 'published', ...data },
    overrideAccess: true,
  })

beforeAll(async () => {
  payload = await testPayload()
  source = (await officialSource(payload)).id
  for (const key of ['mbbs', 'bds'] as const) {
    const { id } = await payload.create({
      collection: 'courses',
      data: { key, name: key.toUpperCase(), fullName: key, slug: `${key}-courses`, description: 'One.\n\nTwo.' },
      overrideAccess: true,
    })
    ids[key] = id
  }
  for (const name of ['Hillland', 'Riverland']) {
    const { id } = await payload.create({
      collection: 'regions',
      data: { name, kind: 'State', country: 'India', neighbours: ids.hillland ? [ids.hillland] : [] },
      overrideAccess: true,
    })
    ids[name.toLowerCase()] = id
  }
  await college('Ford', {
    ownership: 'Government',
    courses: ['MBBS', 'MD'],
    seats: '150',
    fees: '45,000',
    established: 1950,
  })
  await college('Weir', { ownership: 'Private', courses: ['MBBS', 'BDS'], seats: '100', fees: '18,00,000 with hostel' })
  await college('Tooth', { ownership: 'Government', courses: ['BDS', 'MDS'], seats: '50', established: 1960 })
  await college('Old Mill', { ownership: 'Government', courses: ['MBBS'], established: 1900 })
  await college(
    'Hearsay',
    { ownership: 'Private', kinds: ['deemed'], courses: ['MBBS'], seats: '60', fees: '4,00,000' },
    false,
  )
  await college('Asleep', { courses: ['MBBS'], seats: '999', status: 'Inactive' })
  await college('Unwritten', { courses: ['MBBS'], seats: '999', _status: 'draft' })
  await college('Far', { state: 'Riverland', country: 'Nepal', courses: ['MBBS'] })
  await college('Hill', { state: 'Hillland', courses: ['MBBS'], seats: '75', featured: true })
})

describe('tallies', () => {
  it('count live colleges once for each course, and seats only of a college’s first course', async () => {
    const tallies = await readTallies(payload)
    const lines = tallies
      .filter(({ region }) => region === 'riverland')
      .map(({ course, ownership, colleges, seats }) => [course, ownership, colleges, seats])
    expect(lines).toEqual(
      expect.arrayContaining([
        ['mbbs', 'Government', 2, 150],
        ['mbbs', 'Private', 1, 100],
        ['mbbs', 'Deemed', 1, 0],
        ['md-ms', 'Government', 1, 0],
        ['bds', 'Government', 1, 50],
        ['bds', 'Private', 1, 0],
      ]),
    )
    expect(lines).toHaveLength(6)
  })
  it('say what a year costs by kind of seat, of the latest year, where a document says it', async () => {
    await college('Ferry', {
      state: 'Hillland',
      courses: ['MBBS', 'BDS'],
      feeRows: [
        { seatPool: 'government', amount: 50_000, year: '2023', source },
        { seatPool: 'government', amount: 60_000, year: '2025', source },
        { seatPool: 'nri', amount: 900_000, year: '2025' },
        { seatPool: 'private', course: 'BDS', amount: 70_000, year: '2025', source },
      ],
    })
    const fees = { seatPool: 'government', min: 60_000, max: 60_000, colleges: 1, years: ['2025'] }
    expect(await readFeesOfRegion(payload, 'mbbs', 'hillland')).toEqual([fees])
    expect(await readFeesOfRegion(payload, 'mbbs', 'riverland')).toMatchObject([
      { seatPool: null, min: 45_000, max: 1_800_000, colleges: 2 },
    ])
    await payload.delete({ collection: 'colleges', id: ids.Ferry ?? '', overrideAccess: true })
  })
  it('name each college with the owner by which it is counted', async () => {
    const owners = (await readCollegesOfRegion('en', payload, 'mbbs', 'riverland')).map(({ name, ownership }) => [
      name,
      ownership,
    ])
    expect(Object.fromEntries(owners)).toMatchObject({ Hearsay: 'Deemed', Weir: 'Private' })
  })
})

describe('a country beside its provinces', () => {
  beforeAll(async () => {
    for (const data of [
      { name: 'Upper Valley', kind: 'Province' as const, country: 'Nepal' as const },
      { name: 'Nepal', kind: 'Country' as const, country: 'Nepal' as const },
    ]) {
      await payload.create({ collection: 'regions', data, overrideAccess: true })
    }
    await college('Peak', { state: 'Upper Valley', country: 'Nepal', courses: ['MBBS'], established: 1990 })
  })

  it('holds the colleges of all of them, even of places without a record, and none of India', async () => {
    const named = async (region: string) =>
      (await readCollegesOfRegion('en', payload, 'mbbs', region)).map(({ name }) => name).sort()
    expect(await named('nepal')).toEqual(['Far', 'Peak'])
    expect(await named('upper-valley')).toEqual(['Peak'])
    expect(await named('riverland')).not.toContain('Far')
  })

  it('is counted in lines of its own, with the country in each line', async () => {
    const lines = (await readTallies(payload)).filter(({ country }) => country === 'Nepal')
    const counts = lines.map(({ region, colleges, figures, words }) => [region, colleges, figures, words])
    expect(counts).toEqual(
      expect.arrayContaining([
        ['nepal', 2, 1, 4],
        ['upper-valley', 1, 1, 2],
      ]),
    )
  })

  it('has an address where a page is offered, as a province has, and nowhere else', async () => {
    const isKnown = async (key: CourseKey, slug: string) => {
      const { statement, values = [] } = guidancePaths(key)
      return (await payload.db.pool.query(statement, [slug, ...values])).rowCount === 1
    }
    const [regions, tallies] = [await readRegions('en', payload), await readTallies(payload)]
    for (const key of ['mbbs', 'bds', 'bhms'] as const)
      for (const region of regions)
        expect([key, region.slug, await isKnown(key, region.slug)]).toEqual([
          key,
          region.slug,
          isOffered(tallies, key, region),
        ])
    expect(await isKnown('mbbs', 'nepal')).toBe(true)
    expect(await isKnown('mbbs', 'upper-valley')).toBe(true)
    expect(await isKnown('bhms', 'upper-valley')).toBe(false)
    expect(await isKnown('mbbs', 'atlantis')).toBe(false)
  })

  it('is no state that a college could lie in', async () => {
    expect(await readRegion(payload, 'nepal')).toBeUndefined()
    expect(await readRegion(payload, 'upper valley province')).toMatchObject({ name: 'Upper Valley' })
  })
})

describe('college lists', () => {
  it('of a state put public and older colleges first and show fees and seats of the page’s own course alone', async () => {
    const mbbs = await readCollegesOfRegion('en', payload, 'mbbs', 'riverland')
    expect(mbbs.map(({ name, fees, seats }) => [name, fees, seats])).toEqual([
      ['Old Mill', null, null],
      ['Ford', '₹45,000', '150'],
      ['Hearsay', '₹4,00,000', '60'],
      ['Weir', '18,00,000 with hostel', '100'],
    ])
    const bds = await readCollegesOfRegion('en', payload, 'bds', 'riverland')
    expect(bds.map(({ name, fees, seatCount }) => [name, fees, seatCount])).toEqual([
      ['Tooth', null, 50],
      ['Weir', null, null],
    ])
  })

  it('of a course begin with featured colleges that teach it first', async () => {
    expect((await readTopColleges('en', payload, 'mbbs', 2)).map(({ name }) => name)).toEqual(['Hill', 'Old Mill'])
    expect((await readTopColleges('en', payload, 'bds', 5)).map(({ name }) => name)).toEqual(['Tooth', 'Weir'])
  })

  it('of an editor keep the order and pass over hidden colleges', async () => {
    const chosen = [ids.Weir, ids.Asleep, ids.Ford].flatMap((id) => id ?? [])
    expect((await readChosenColleges('en', payload, 'mbbs', chosen)).map(({ name }) => name)).toEqual(['Weir', 'Ford'])
  })
})

describe('records', () => {
  it('become views with paragraphs and neighbours by address', async () => {
    const courses = await readCourses('en', payload)
    expect(courses.find(({ key }) => key === 'mbbs')?.description).toEqual(['One.', 'Two.'])
    const regions = await readRegions('en', payload)
    expect(regions.find(({ slug }) => slug === 'riverland')?.neighbours).toEqual(['hillland'])
  })

  it('of courses have their Hindi names for Hindi pages', async () => {
    const bds = { collection: 'courses', id: ids.bds ?? '', overrideAccess: true } as const
    await payload.update({ ...bds, data: { name: 'B.Sc Nursing' } })
    const names = (await readCourses('hi', payload)).map(({ name }) => name)
    await payload.update({ ...bds, data: { name: 'BDS' } })
    expect(names).toContain('B.Sc नर्सिंग')
  })

  it('hold official totals by course, of which none counts without its year and its document', async () => {
    const { id } = await payload.create({
      collection: 'regions',
      data: {
        name: 'Lakeland',
        kind: 'State',
        country: 'India',
        officialTotals: [
          { course: 'mbbs', colleges: 22, seats: 2995, year: '2024-25', source, checkedOn: new Date().toISOString() },
          { course: 'bds', colleges: 5, source },
          { course: 'bams', colleges: 7, year: '2024-25' },
        ],
      },
      overrideAccess: true,
    })
    const region = (await readRegions('en', payload)).find((entry) => entry.id === id)
    expect(region?.officialTotals).toMatchObject([
      { course: 'mbbs', colleges: 22, seats: 2995, year: '2024-25', from: { standing: 'official' } },
    ])
    expect(region?.officialTotals).toHaveLength(1)
    // What names a document keeps it from being deleted.
    await expect(payload.delete({ collection: 'sources', id: source, overrideAccess: true })).rejects.toThrow()
  })
})

describe('an editor’s page', () => {
  it('gets its heading when none is given, is read once published, and exists once for a course and a state', async () => {
    const draft = await payload.create({
      collection: 'guidance-pages',
      data: { course: ids.mbbs ?? '', region: ids.riverland ?? '' },
      draft: true,
      overrideAccess: true,
    })
    expect(draft.title).toBe('MBBS in Riverland')
    expect(await readOverride('en', payload, ids.mbbs ?? '', ids.riverland ?? '')).toBeNull()

    await payload.update({
      collection: 'guidance-pages',
      id: draft.id,
      data: { introduction: 'By the river.\n\nIt floods.', colleges: [ids.Weir ?? ''], _status: 'published' },
      overrideAccess: true,
    })
    const override = await readOverride('en', payload, ids.mbbs ?? '', ids.riverland ?? '')
    expect(override?.introduction).toEqual(['By the river.', 'It floods.'])
    expect(override?.collegeIds).toEqual([ids.Weir])
    expect(await readOverrides('en', payload)).toHaveLength(1)

    await expect(guidancePage({})).rejects.toThrow()
    await expect(guidancePage({ course: ids.bds })).resolves.toMatchObject({ title: 'BDS in Riverland' })
  })
})

describe('the studio', () => {
  it('shows what the page says by itself, once course and state are chosen', async () => {
    const markup = async (data: object) => renderToStaticMarkup(await ComposedPage({ data, payload }))
    expect(await markup({})).toContain('Choose a course and a state')
    const composed = await markup({ course: ids.mbbs, region: ids.riverland })
    expect(composed).toContain('4 medical colleges')
    expect(composed).toContain('<li>Old Mill, Fordham</li>')
  })

  it('leads from a course to its public page', () => {
    expect(coursePagePath({ key: 'nursing' })).toBe('http://localhost:3000/bsc-nursing-courses')
  })
})
