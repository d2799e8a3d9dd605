import type { Payload } from 'payload'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, describe, expect, it } from 'vitest'
import { ComposedPage } from '@/features/guidance/admin/composed-page'
import { coursePageAddress } from '@/features/guidance/admin/page-address'
import {
  readChosenColleges,
  readCollegesOfRegion,
  readTallies,
  readTopColleges,
} from '@/features/guidance/operations/college-queries'
import { readCourses, readRegions } from '@/features/guidance/operations/course-records'
import { readOverride, readOverrideDates } from '@/features/guidance/operations/guidance-overrides'
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
  await college('Hearsay', { ownership: 'Private', courses: ['MBBS'], seats: '60', fees: '40,000' }, false)
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
        ['mbbs', 'Private', 2, 100],
        ['md-ms', 'Government', 1, 0],
        ['bds', 'Government', 1, 50],
        ['bds', 'Private', 1, 0],
      ]),
    )
    expect(lines).toHaveLength(5)
  })
})

describe('college lists', () => {
  it('of a state put public and older colleges first and show fees and seats of the page’s own course alone', async () => {
    const mbbs = await readCollegesOfRegion('en', payload, 'mbbs', 'riverland')
    expect(mbbs.map(({ name, fees, seats }) => [name, fees, seats])).toEqual([
      ['Old Mill', null, null],
      ['Ford', '₹45,000', '150'],
      ['Hearsay', '₹40,000', '60'],
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
    const courses = await readCourses(payload)
    expect(courses.find(({ key }) => key === 'mbbs')?.description).toEqual(['One.', 'Two.'])
    const regions = await readRegions(payload)
    expect(regions.find(({ slug }) => slug === 'riverland')?.neighbours).toEqual(['hillland'])
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
    expect(await readOverride(payload, ids.mbbs ?? '', ids.riverland ?? '')).toBeNull()

    await payload.update({
      collection: 'guidance-pages',
      id: draft.id,
      data: { introduction: 'By the river.\n\nIt floods.', colleges: [ids.Weir ?? ''], _status: 'published' },
      overrideAccess: true,
    })
    const override = await readOverride(payload, ids.mbbs ?? '', ids.riverland ?? '')
    expect(override?.introduction).toEqual(['By the river.', 'It floods.'])
    expect(override?.collegeIds).toEqual([ids.Weir])
    expect(await readOverrideDates(payload)).toHaveLength(1)

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
    expect(coursePageAddress({ key: 'nursing' })).toBe('http://localhost:3000/bsc-nursing-courses')
  })
})
