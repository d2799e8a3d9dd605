import { describe, expect, it } from 'vitest'
import { type Identity, type KnownCollege, matchRows } from './match-rows'
import { isGenericName, nameKey } from './name-key'

const known = (id: string, name: string, location: string, more: Partial<KnownCollege> = {}): KnownCollege => ({
  id,
  name,
  location,
  state: 'Bihar',
  courses: ['MBBS'],
  aliases: [],
  ...more,
})
const row = (name: string, location: string | null, more: Partial<Identity> = {}): Identity => ({
  name,
  location,
  state: 'Bihar',
  courses: ['MBBS'],
  ...more,
})
const match = (one: Identity, colleges: KnownCollege[]) => matchRows([one], colleges)[0]

describe('matchRows', () => {
  const lake = known('lake', 'Lake View Institute of Medical Sciences and Research Centre', 'Gaya')

  it.each([
    ['Lake View Inst. of Medical Sciences & Research Center', 'Gaya'],
    ['LAKE VIEW INSTITUTE OF MEDICAL SCIENCES AND RESEARCH CENTRE, GAYA', 'Gaya'],
    ['Lake View Institute of Medical Sciences and Research Centre', null],
    ['Lake View Institute of Medical Sciences and Research Centre', 'Gaya Town'],
    // The town is spelled otherwise, and no other college of the state is called so.
    ['Lake View Institute of Medical Sciences and Research Centre', 'Bodh Marg'],
  ])('finds %s of %s', (name, location) => expect(match(row(name, location), [lake])).toEqual({ is: 'lake' }))

  it('finds a college by its other names, and bodies by their short ones', () => {
    const named = known('ridge', 'Ridge Medical College', 'Gaya', { aliases: ['Old Ridge School'] })
    expect(match(row('Old Ridge School', 'Gaya'), [named])).toEqual({ is: 'ridge' })
    const aiims = known('aiims', 'AIIMS Patna', 'Patna')
    expect(match(row('All India Institute of Medical Sciences', 'Patna'), [aiims])).toEqual({ is: 'aiims' })
    expect(match(row('All India Institute of Medical Sciences', 'Gaya'), [aiims])).toEqual({ is: null })
  })

  it('tells namesakes apart by town, and does not guess where the row names none', () => {
    const two = [known('gaya', 'Government Medical College', 'Gaya'), known('ara', 'Govt. Medical College, Ara', 'Ara')]
    expect(match(row('Government Medical College', 'Ara'), two)).toEqual({ is: 'ara' })
    expect(match(row('Government Medical College Gaya', 'Gaya'), two)).toEqual({ is: 'gaya' })
    expect(match(row('Government Medical College', 'Siwan'), two)).toEqual({ is: null })
    expect(match(row('Government Medical College', null), two)).toEqual({ is: null })
  })

  it('asks where it cannot tell', () => {
    expect(match(row('Lake Veiw Institute of Medical Sciences', 'Gaya'), [lake])).toEqual({ mayBe: 'lake' })
    const rows = [row('Lake View Medical College', 'Siwan'), row('Lake View Medical College', 'Ara')]
    const one = known('one', 'Lake View Medical College', 'Gaya')
    expect(matchRows(rows, [one])).toEqual([{ mayBe: 'one' }, { mayBe: 'one' }])
  })

  it('keeps states and councils apart', () => {
    expect(match(row(lake.name, 'Gaya', { state: 'Goa' }), [lake])).toEqual({ is: null })
    const dental = known('dental', 'Lake View College', 'Gaya', { courses: ['BDS'] })
    expect(match(row('Lake View College', 'Gaya'), [dental])).toEqual({ is: null })
    expect(match(row('Lake View College', 'Gaya', { courses: ['MDS'] }), [dental])).toEqual({ is: 'dental' })
  })
})

describe('nameKey', () => {
  it('leaves the town out, unless nothing else is left', () => {
    expect(nameKey('Government Medical College Gaya', 'Gaya')).toBe(nameKey('Govt Medical College', 'Siwan'))
    expect(nameKey('Gaya', 'Gaya')).toBe('gaya')
    expect(nameKey('B. J. Medical College', null)).toBe(nameKey('BJ Medical College', null))
  })
})

it('knows the names that many bear', () => {
  expect(isGenericName('Government Medical College & Hospital')).toBe(true)
  expect(isGenericName('Gaya Medical College', 'Gaya')).toBe(true)
  expect(isGenericName('Lake View Medical College')).toBe(false)
})
