import { beforeAll, describe, expect, it, vi } from 'vitest'
import { featuredColleges } from '@/features/colleges/cards/featured-queries'
import type { RawQuery } from '@/lib/request/raw-query'
import { create, makeColleges, namesOf, payload, search } from './known-colleges'

// The page cache lives in Next; here every read asks the database.
vi.mock('@/lib/caching/cache', async (original) => (await import('../../setup/uncached')).uncached(original))

beforeAll(async () => {
  await makeColleges()
  // A state without colleges is known by its record.
  await payload.create({
    collection: 'regions',
    data: {
      name: 'Sikkim',
      slug: 'sikkim',
      kind: 'State',
      country: 'India',
      inCoursesMenu: true,
    },
    overrideAccess: true,
  })
})

describe('the list of colleges', () => {
  it('shows live colleges, featured first, then by name', async () => {
    expect(await namesOf({})).toEqual([
      "King George's Medical University",
      'All India Institute of Medical Sciences, Patna',
      'Darbhanga Medical College',
      'Deemed College of Bangalore',
      'Kantipur Dental College',
    ])
  })

  it.each([
    ['darbanga', 'Darbhanga Medical College'],
    ['DARBHANGA medical', 'Darbhanga Medical College'],
    ['king george', "King George's Medical University"],
    ['kgmu', "King George's Medical University"],
    ['kgmc', "King George's Medical University"],
    ['patna AIIMS', 'All India Institute of Medical Sciences, Patna'],
    ['bengaluru', 'Deemed College of Bangalore'],
    ['kathmandu', 'Kantipur Dental College'],
  ])('finds by %s', async (q, name) => {
    expect(await namesOf({ q })).toEqual([name])
  })

  it.each(['%', '_', "'", '\\', '😀', "'; DROP TABLE colleges; --", 'zzqqxx', 'x'.repeat(10_000)])(
    'finds nothing and fails at nothing for %s',
    async (q) => {
      expect((await search({ q })).total).toBe(0)
    },
  )

  it.each([
    [{ country: 'nepal' }, 1],
    [{ state: 'BIHAR' }, 2],
    [{ course: 'mbbs' }, 4],
    [{ course: 'md-ms' }, 2],
    [{ course: 'DM' }, 1],
    [{ ownership: 'government' }, 3],
    [{ ownership: 'deemed', fees: '500000' }, 0],
    [{ fees: '50000' }, 2],
    [{ fees: '600000' }, 3],
    [{ q: 'medical', state: 'Bihar' }, 2],
    [{ country: 'Nepal', state: 'Bihar' }, 1],
    [{ state: 'Sikkim' }, 0],
  ])('%o leaves %i', async (params, total) => {
    const list = await search(params as RawQuery)
    expect(list.total).toBe(total)
    expect(list.colleges).toHaveLength(total)
  })

  it('sorts by fees with unknown fees last, by year and by rating', async () => {
    expect((await namesOf({ sort: 'fees' })).slice(-2)).toEqual([
      'Deemed College of Bangalore',
      'All India Institute of Medical Sciences, Patna',
    ])
    expect((await namesOf({ sort: 'established' }))[0]).toBe("King George's Medical University")
    expect((await namesOf({ sort: 'rating' }))[0]).toBe('All India Institute of Medical Sciences, Patna')
  })

  it('counts beside an option what choosing it shows', async () => {
    const { options } = await search({ q: 'medical' })
    for (const { value, count } of options.states) {
      expect((await search({ q: 'medical', state: value })).total).toBe(count)
    }
    for (const { value, count } of options.courses) {
      expect((await search({ q: 'medical', course: value })).total).toBe(count)
    }
  })

  it('shows the last page for a page beyond it, each college once', async () => {
    for (let index = 0; index < 12; index++)
      await create({ name: `Twin College ${index % 2}`, location: `Town ${index}`, state: 'Kerala' })
    const first = await search({ state: 'Kerala' })
    const last = await search({ state: 'Kerala', page: '99999' })
    expect([first.total, first.pages, last.filters.page]).toEqual([12, 2, 2])
    const ids = new Set([...first.colleges, ...last.colleges].map(({ id }) => id))
    expect(ids.size).toBe(12)
  })
})

describe('the page of a college', () => {
  const at = async (slug: string) => (await import('@/features/colleges/page/queries')).collegeAt('en', slug)

  it('derives the slug, keeps apart namesakes by city, and follows a renamed one', async () => {
    const first = await create({ name: 'Sone Valley Medical College!', location: 'Dehri' })
    const second = await create({ name: 'Sone Valley Medical College', location: 'Arrah' })
    expect([first.slug, second.slug]).toEqual(['sone-valley-medical-college', 'sone-valley-medical-college-arrah'])
    const data = { slug: 'sone-valley-institute' }
    await payload.update({ collection: 'colleges', id: first.id, data, context: { disableRevalidate: true } })
    expect(await at('sone-valley-medical-college')).toEqual({ movedTo: 'sone-valley-institute' })
    expect(await at('sone-valley-institute')).toMatchObject({ college: { id: first.id } })
  })

  it.each([
    'hidden-medical-college',
    'draft-medical-college',
    'no-such-college',
    '../etc/passwd',
    "a'b",
    'x'.repeat(500),
  ])('is not there at %s', async (slug) => {
    expect(await at(slug)).toBeNull()
  })
})

it('shows a college that is featured twice once, in its first place', async () => {
  const { docs } = await payload.find({ collection: 'colleges', where: { status: { equals: 'Active' } }, limit: 1 })
  const college = docs[0]?.id
  for (const [sortOrder, name] of ['Named first', 'Named again'].entries()) {
    await payload.create({ collection: 'featured-colleges', data: { college, name, sortOrder } })
  }
  expect((await featuredColleges('en')).colleges.map(({ name }) => name)).toEqual(['Named first'])
})
