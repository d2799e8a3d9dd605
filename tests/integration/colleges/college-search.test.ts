import { beforeAll, describe, expect, it, vi } from 'vitest'
import { create, makeColleges, namesOf, payload, search } from './known-colleges'

// The page cache lives in Next; here every read asks the database.
vi.mock('@/lib/caching/cache', async (original) => (await import('../../setup/uncached')).uncached(original))

beforeAll(makeColleges)

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
    ['dentist kathmandu', ['Kantipur Dental College']],
    ['denstist kathmandu', ['Kantipur Dental College']],
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
    await create({ name: 'Xeno Ayurvedic Mahavidyalaya', location: 'Ranchi', state: 'Jharkhand', courses: [] })
    expect(await namesOf({ q: 'xeno ayurved' })).toEqual(['Xeno Ayurvedic Mahavidyalaya'])
  })

  it('puts the featured first where one word was asked for, and of several words what bears them together', async () => {
    const place = { location: 'Raipur', state: 'Chhattisgarh' }
    await create({ ...place, name: 'Vaidyanath Alpha Institute' })
    await create({ ...place, name: 'Zeta Vaidyanath Institute', featured: true })
    expect(await namesOf({ q: 'vaidyanath' })).toEqual(['Zeta Vaidyanath Institute', 'Vaidyanath Alpha Institute'])
    expect(await namesOf({ q: 'vaidyanath alpha institute' })).toEqual(['Vaidyanath Alpha Institute'])
    expect(await namesOf({ q: 'vaidyanath institute' })).toEqual([
      'Zeta Vaidyanath Institute',
      'Vaidyanath Alpha Institute',
    ])
    await create({ ...place, name: 'Institute Vaidyanath' })
    expect((await namesOf({ q: 'institute vaidyanath' }))[0]).toBe('Institute Vaidyanath')
  })

  it('orders names whatever their capitals, so that no abbreviation stands before every word', async () => {
    for (const name of ['XYZ Orthonym College', 'Xyan Orthonym College', 'xya Orthonym college']) await create({ name })
    const ordered = ['xya Orthonym college', 'Xyan Orthonym College', 'XYZ Orthonym College']
    expect(await namesOf({ q: 'orthonym', sort: 'name' })).toEqual(ordered)
    expect(await namesOf({ q: 'orthonym' })).toEqual(ordered)
  })

  it('mends a misspelt word beside words it knows, and says so', async () => {
    const list = await search({ q: 'mbbs darbanga' })
    expect([list.corrected, list.colleges.map(({ name }) => name)]).toEqual([
      'mbbs darbhanga',
      ['Darbhanga Medical College'],
    ])
    expect((await search({ q: 'darbhanga' })).corrected).toBeNull()
    await create({ name: 'Adesh Institute', aliases: ['AIIMX'], location: 'Bathinda', state: 'Punjab' })
    expect((await search({ q: 'aiimx patna' })).corrected).toBe('aiims patna')
    expect((await search({ q: 'aiimx' })).corrected).toBeNull()
  })

  it('takes AIMS for the AIIMS, and for whoever is called so', async () => {
    await create({ name: 'Adichunchanagiri Institute', aliases: ['AIMS'], location: 'Mandya', state: 'Karnataka' })
    const names = async (q: string) => (await search({ q })).colleges.map(({ name }) => name)
    expect(await names('aims patna')).toEqual(await names('aiims patna'))
    expect(await names('aims patna')).not.toEqual([])
    expect(await names('aims')).toContain('Adichunchanagiri Institute')
  })

  it('leaves out a word that stands nowhere, names it, and reads money as the limit of fees', async () => {
    const list = await search({ q: 'mbbs bihar qpwoei' })
    expect([list.dropped, list.colleges.map(({ name }) => name)]).toEqual([
      ['qpwoei'],
      await namesOf({ q: 'mbbs bihar' }),
    ])
    expect((await search({ q: 'mbbs bihar under 1 lakh a year' })).filters).toMatchObject({
      q: 'mbbs bihar',
      fees: 100_000,
    })
  })

  it('puts first the college that an abbreviation stands for', async () => {
    const place = { location: 'Sasaram', state: 'Bihar' }
    await create({ ...place, name: 'Aryan Medical College', aliases: ['NMCH Sasaram'] })
    await create({ ...place, name: 'Bhagwan Medical College', aliases: ['SLNMCH'], featured: true })
    await create({ ...place, name: 'Nalanda Medical College', aliases: ['NMCH'] })
    expect(await namesOf({ q: 'NMCH' })).toEqual([
      'Nalanda Medical College',
      'Aryan Medical College',
      'Bhagwan Medical College',
    ])
  })

  it('offers, while one types, filters that begin so and colleges by any of their names', async () => {
    const { suggestColleges } = await import('@/features/colleges/search/suggestion-queries')
    const { knownTerms } = await import('@/features/search/known-terms')
    const offers = async (typed: string) =>
      (await suggestColleges('en', typed, { stamp: 'test', terms: knownTerms() })).map(({ kind, text, href }) => [
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
    expect(await offers('bihar government mbbs under 1 lakh')).toEqual([
      [
        'list',
        'Bihar, MBBS, Government, up to ₹1,00,000',
        '/colleges?state=Bihar&course=mbbs&ownership=government&fees=100000',
      ],
    ])
    expect(await offers('mbbs bihar rank 25000')).toEqual([
      ['predictor', 'What is in reach of rank 25,000', '/colleges?q=mbbs+bihar+rank+25000'],
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

  it('compares fees in one money: a Nepali rupee is five eighths of an Indian one', async () => {
    const courses = ['DM' as const]
    await create({ name: 'Ganga Institute', state: 'Manipur', courses, fees: '5,20,000' })
    await create({ name: 'Koshi Institute', state: 'Koshi', country: 'Nepal', courses, fees: '8,00,000' })
    await create({ name: 'Gandaki Institute', state: 'Gandaki', country: 'Nepal', courses, fees: '9,00,000' })
    const asked = { course: 'DM', q: 'institute', state: '' }
    const names = ['Koshi Institute', 'Ganga Institute', 'Gandaki Institute']
    expect((await namesOf({ ...asked, sort: 'fees' })).filter((name) => names.includes(name))).toEqual(names)
    expect(await namesOf({ ...asked, fees: '500000' })).toContain('Koshi Institute')
    expect(await namesOf({ ...asked, fees: '500000' })).not.toContain('Gandaki Institute')
    expect(await namesOf({ ...asked, fees: '530000', sort: 'fees' })).toEqual(names.slice(0, 2))
    const counts = (await search({ ...asked, country: 'Nepal' })).options.fees
    expect(counts.filter(({ value }) => ['300000', '500000', '1000000'].includes(value))).toEqual([
      { value: '300000', count: 0 },
      { value: '500000', count: 1 },
      { value: '1000000', count: 2 },
    ])
  })
})
