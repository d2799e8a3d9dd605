import type { Payload } from 'payload'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import type { RawSearchParams } from '@/features/colleges/search/search-params'
import type { College } from '@/payload-types'
import { testPayload } from '../../setup/payload'
import { officialSource, sourcedFigures } from './sourced-figures'

// The page cache lives in Next; here every read asks the database.
vi.mock('@/lib/caching/cache', async (original) => ({
  ...(await original<typeof import('@/lib/caching/cache')>()),
  cached: (_key: string[], _tags: string[], read: () => Promise<unknown>) => read(),
}))

let payload: Payload
let source: string

const create = (data: Partial<College> & { name: string }) =>
  payload.create({
    collection: 'colleges',
    data: {
      location: 'Gaya',
      state: 'Bihar',
      country: 'India',
      status: 'Active',
      ...data,
      ...sourcedFigures(data, source),
    },
    context: { disableRevalidate: true },
  })

async function search(params: RawSearchParams) {
  const { findColleges } = await import('@/features/colleges/search/search-queries')
  const { parseFilters } = await import('@/features/colleges/search/search-params')
  const { BASE_TERMS } = await import('@/features/search/base-terms')
  return findColleges('en', parseFilters(params), { stamp: 'test', terms: BASE_TERMS })
}
const namesOf = async (params: RawSearchParams) => (await search(params)).colleges.map(({ name }) => name)

beforeAll(async () => {
  payload = await testPayload()
  source = (await officialSource(payload)).id
  await create({
    name: 'Darbhanga Medical College',
    location: 'Laheriasarai',
    courses: ['MBBS', 'MD'],
    ownership: 'Government',
    fees: '45,000',
    established: 1946,
  })
  await create({
    name: "King George's Medical University",
    location: 'Lucknow',
    state: 'Uttar Pradesh',
    aliases: ['KGMC'],
    courses: ['MBBS', 'DM'],
    ownership: 'Government',
    fees: '45,000',
    featured: true,
    established: 1905,
    rating: 4.4,
  })
  await create({
    name: 'All India Institute of Medical Sciences, Patna',
    location: 'Patna',
    aliases: ['AIIMS Patna'],
    courses: ['MBBS'],
    ownership: 'Central Government',
    rating: 4.8,
  })
  await create({
    name: 'Kantipur Dental College',
    location: 'Kathmandu',
    state: 'Bagmati',
    country: 'Nepal',
    courses: ['BDS'],
    ownership: 'Private',
    fees: '6,00,000',
  })
  await create({
    name: 'Deemed College of Bangalore',
    location: 'Bangalore',
    state: 'Karnataka',
    courses: ['MBBS'],
    ownership: 'Deemed',
    fees: '25,00,000',
  })
  await create({ name: 'Hidden Medical College', status: 'Inactive', courses: ['MBBS'] })
  await create({ name: 'Draft Medical College', _status: 'draft', courses: ['MBBS'] })
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
    const list = await search(params as RawSearchParams)
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

describe('what people write into the search', () => {
  it.each([
    ['mbbs in bihar', ['All India Institute of Medical Sciences, Patna', 'Darbhanga Medical College']],
    ['govt medical college patna', ['All India Institute of Medical Sciences, Patna']],
    ['bds nepal private', ['Kantipur Dental College']],
    ['Nepal', ['Kantipur Dental College']],
    ['deemed', ['Deemed College of Bangalore']],
    ['MBBS up', ["King George's Medical University"]],
    ['एम्स पटना', ['All India Institute of Medical Sciences, Patna']],
    ['काठमांडू', ['Kantipur Dental College']],
    ['dental college kathmandu', ['Kantipur Dental College']],
  ])('understands "%s"', async (q, names) => {
    expect(await namesOf({ q })).toEqual(names)
  })

  it('says what it understood, and what the search is without it', async () => {
    const { understood } = await search({ q: 'mbbs in bihar' })
    expect(understood).toMatchObject([
      { kind: 'course', values: ['mbbs'], rest: 'bihar' },
      { kind: 'state', values: ['Bihar'], rest: 'mbbs' },
    ])
  })

  it('understands a town, and not another whose name holds it', async () => {
    await create({ name: 'Coastal Medical College', location: 'Visakhapatnam', state: 'Andhra Pradesh' })
    await create({ name: 'Patna Road Institute', location: 'Danapur' })
    const { understood, colleges } = await search({ q: 'patna' })
    expect(understood).toMatchObject([{ kind: 'place', values: ['Patna'], rest: '' }])
    expect(colleges.map(({ name }) => name)).toEqual([
      'All India Institute of Medical Sciences, Patna',
      'Patna Road Institute',
    ])
    expect(await namesOf({ q: 'patnam' })).toEqual(['Coastal Medical College'])
  })

  it('finds what bears the very words wherever it is, and before what they mean', async () => {
    await create({ name: 'Bihar House Medical College', location: 'Ranchi', state: 'Jharkhand' })
    const names = await namesOf({ q: 'bihar' })
    expect(names).toContain('Bihar House Medical College')
    await create({ name: 'Atal Bihari Institute', location: 'Bilaspur', state: 'Chhattisgarh' })
    expect(await namesOf({ q: 'bihar' })).not.toContain('Atal Bihari Institute')
    expect(names).toContain('Darbhanga Medical College')
  })

  it('mends a misspelt word beside words it knows, and says so', async () => {
    const list = await search({ q: 'mbbs darbanga' })
    expect([list.corrected, list.colleges.map(({ name }) => name)]).toEqual([
      'mbbs darbhanga',
      ['Darbhanga Medical College'],
    ])
    expect((await search({ q: 'darbhanga' })).corrected).toBeNull()
    await create({ name: 'Adesh Institute', aliases: ['AIMS'], location: 'Bathinda', state: 'Punjab' })
    expect((await search({ q: 'aims patna' })).corrected).toBe('aiims patna')
    expect((await search({ q: 'aims' })).corrected).toBeNull()
  })

  it('offers, while one types, filters that begin so and colleges by any of their names', async () => {
    const { suggestColleges } = await import('@/features/colleges/search/suggestion-queries')
    const { BASE_TERMS } = await import('@/features/search/base-terms')
    const offers = async (typed: string) =>
      (await suggestColleges('en', typed, { stamp: 'test', terms: BASE_TERMS })).map(({ kind, text, href }) => [
        kind,
        text,
        href,
      ])
    expect(await offers('bih')).toContainEqual(['state', 'Bihar', '/colleges?state=Bihar'])
    expect(await offers('kgmu')).toEqual([
      ['college', "King George's Medical University", '/colleges/king-georges-medical-university'],
    ])
    expect(await offers('काठमांडू')).toMatchObject([
      ['place', 'Kathmandu', '/colleges?q=Kathmandu'],
      ['college', 'Kantipur Dental College', expect.any(String)],
    ])
    expect(await offers('hidden')).toEqual([])
    expect(await offers('k')).toEqual([])
  })

  it('takes noise for nothing', async () => {
    for (const q of ['aaaa', 'xxxxxx', 'qpwoei'])
      expect(await search({ q })).toMatchObject({ total: 0, corrected: null })
  })

  it('offers ways out of a search that finds nothing', async () => {
    const { total, waysOut } = await search({ q: 'bds bihar' })
    expect(total).toBe(0)
    expect(waysOut.map(({ filters, total: found }) => [filters.q, found])).toEqual(
      expect.arrayContaining([
        ['bds', 1],
        ['bihar', expect.any(Number)],
      ]),
    )
  })

  it('says how many colleges a ceiling of fees hides, those with a fee of our own listing among them, and shows them', async () => {
    const state = 'Manipur'
    await create({ name: 'Priced College', state, fees: '40,000' })
    await create({ name: 'Silent College', state })
    const own = await create({ name: 'Hearsay College', state })
    await payload.update({
      collection: 'colleges',
      id: own.id,
      data: { fees: '30,000' },
      context: { disableRevalidate: true },
    })
    expect(await search({ state, fees: '50000' })).toMatchObject({ total: 1, withoutFee: 2 })
    expect(await namesOf({ state, fees: 'unstated' })).toEqual(['Hearsay College', 'Silent College'])
    expect(await namesOf({ state, sort: 'fees' })).toEqual(['Priced College', 'Hearsay College', 'Silent College'])
    const fees = (await search({ state })).options.fees
    expect(fees.at(-1)).toEqual({ value: 'unstated', count: 2 })
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
