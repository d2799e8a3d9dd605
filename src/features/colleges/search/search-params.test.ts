import { describe, expect, it } from 'vitest'
import { isFiltered, leftOut, listPath, listQuery, parseFilters } from './search-params'

const NOTHING = parseFilters({})

describe('parseFilters', () => {
  it('takes absent, empty and "all" for no filter', () => {
    expect(parseFilters({ country: 'all', state: '', course: 'ALL', fees: 'all', ownership: 'all' })).toEqual(NOTHING)
    expect(parseFilters({ state: 'All' }).state).toBeNull()
    expect(isFiltered(NOTHING)).toBe(false)
  })
  it('keeps the word all as a search', () => {
    expect(parseFilters({ q: 'all' }).q).toBe('all')
  })
  it.each([
    ['mbbs', 'mbbs'],
    ['MBBS', 'mbbs'],
    ['MD/MS', 'md-ms'],
    ['b.sc nursing', 'nursing'],
    ['MD', 'MD'],
    ['mch', 'MCh'],
  ])('reads the course %s', (text, value) => {
    expect(parseFilters({ course: text }).course?.value).toBe(value)
  })
  it('ignores what makes no sense', () => {
    const odd = parseFilters({
      country: 'Mars',
      course: 'law',
      ownership: 'mine',
      fees: '-5',
      sort: 'random',
      page: 'abc',
      foo: 'x',
    })
    expect(odd).toEqual(NOTHING)
  })
  it.each([
    ['0', 1],
    ['-3', 1],
    ['1e9', 1],
    ['7', 7],
    ['99999', 99999],
  ])('reads page %s as %i', (text, page) => {
    expect(parseFilters({ page: text }).page).toBe(page)
  })
  it('takes the first of a repeated parameter and cuts long ones', () => {
    expect(parseFilters({ q: ['a', 'b'] }).q).toBe('a')
    expect([...parseFilters({ q: '😀'.repeat(500) }).q]).toHaveLength(100)
  })
  it('takes money among the words for the limit of fees, unless another was chosen', () => {
    const q = 'government MBBS college in Bihar under 1 lakh a year'
    expect(parseFilters({ q })).toMatchObject({ q: 'government MBBS college in Bihar', fees: 100_000 })
    expect(parseFilters({ q, fees: '300000' }).fees).toBe(300_000)
  })
  it.each(['5,00,000', '5 lakh', '₹5,00,000', '५ लाख'])('reads the fee limit %s', (fees) => {
    expect(parseFilters({ fees }).fees).toBe(500_000)
  })
  it.each(['-5', '5 or 6 lakh', '12.000', '0'])('takes the fee limit %s for none', (fees) => {
    expect(parseFilters({ fees }).fees).toBeNull()
  })
})

it.each([
  ['q', 'rose'],
  ['country', 'India'],
  ['state', 'Bihar'],
  ['course', 'mbbs'],
  ['ownership', 'private'],
  ['kind', 'women'],
  ['fees', '500000'],
  ['fees', 'unstated'],
])('the filter %s narrows the list, and stands in its address', (name, value) => {
  const filters = parseFilters({ [name]: ` ${value}\u0000 ` })
  expect(isFiltered(filters)).toBe(true)
  expect(listQuery(filters)).toEqual({ [name]: value })
})

it('the order and the page narrow nothing, and long names of states are cut', () => {
  const filters = parseFilters({ sort: 'NAME', page: '2' })
  expect(isFiltered(filters)).toBe(false)
  expect(listQuery(filters)).toEqual({ sort: 'name', page: '2' })
  expect(parseFilters({ state: 'a'.repeat(500) }).state).toHaveLength(80)
  expect(parseFilters({ page: '1234567890' }).page).toBe(1)
  expect(parseFilters({ page: '2nd' }).page).toBe(1)
})

describe('listAddress', () => {
  it('leaves defaults out and survives a round', () => {
    const filters = parseFilters({
      q: 'a & b',
      country: 'India',
      state: 'Bihar',
      course: 'bds',
      ownership: 'private',
      fees: '500000',
      sort: 'fees',
      page: '3',
    })
    const address = listPath('en', filters)
    expect(parseFilters(Object.fromEntries(new URL(address, 'http://x').searchParams))).toEqual(filters)
    expect(listPath('en', NOTHING)).toBe('/colleges')
    expect(listPath('en', filters, 1)).not.toContain('page')
  })
})

describe('leftOut', () => {
  const missed = (params: Record<string, string>, shown = parseFilters(params)) => leftOut(params, shown)
  it('names what the list could not offer', () => {
    expect(missed({ country: 'Peru', course: 'law', ownership: 'private', fees: '12.000', q: 'x' })).toEqual([
      'country',
      'course',
      'fees',
    ])
    const asked = { country: 'nepal', state: 'bihar' }
    expect(missed(asked, { ...parseFilters(asked), state: null })).toEqual(['state'])
  })
  it('says nothing of what was used, was empty or means all', () => {
    expect(missed({ country: 'nepal', state: 'all', course: '', page: 'abc', colour: 'red' })).toEqual([])
  })
})
