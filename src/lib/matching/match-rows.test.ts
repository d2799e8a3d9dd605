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

  it('knows a college by the quarter, the hospital or the university that stands for the town', () => {
    const gotri = known('gotri', 'GMERS Medical College, Gotri', 'Vadodara')
    const sola = known('sola', 'GMERS Medical College, Sola', 'Ahmedabad')
    expect(match(row('GMERS Medical College', 'Gotri'), [gotri, sola])).toEqual({ is: 'gotri' })
    const dental = known('dental', 'Faculty of Dentistry, River University', 'Gaya', { courses: ['BDS'] })
    expect(match(row('Faculty of Dentistry', 'River University', { courses: ['BDS'] }), [dental])).toEqual({
      is: 'dental',
    })
    const town = known('town', 'Ford Government Medical College, Gaya', 'Gaya')
    expect(match(row('Government Medical College', 'Gaya'), [town])).not.toEqual({ is: 'town' })
  })

  it('reads the new name that stands in brackets, and passes over what lists add to names', () => {
    const renamed = known('ford', 'Ford Medical College and Hospital', 'Gaya')
    expect(
      match(row('Government Medical College & Hospital (renamed As Ford Medical College)', 'Gaya'), [renamed]),
    ).toEqual({
      is: 'ford',
    })
    expect(match(row('Ford Medical College', 'Gaya'), [renamed])).toEqual({ is: 'ford' })
  })

  it('asks before a misspelt twin is made, and not about a college that another row means', () => {
    const prasad = known('prasad', 'Dr. Rajendra Prasad Government Medical College', 'Kangra')
    const misspelt = row('Dr. Rajendar Prasad Government Medical College', 'Tanda')
    expect(match(misspelt, [prasad])).toEqual({ mayBe: 'prasad' })
    const its = row('Dr. Rajendra Prasad Government Medical College', 'Kangra')
    expect(matchRows([misspelt, its], [prasad], { eachOnce: true })).toEqual([{ is: null }, { is: 'prasad' }])
    expect(matchRows([misspelt, its], [prasad])).toEqual([{ mayBe: 'prasad' }, { is: 'prasad' }])
  })

  it('gives a college to the row whose name comes nearest', () => {
    const grant = known('grant', 'Grant Government Medical College', 'Gaya', {
      aliases: ['Grant Medical College', 'GMC Gaya'],
    })
    expect(
      matchRows([row('Government Medical College', 'Gaya'), row('Grant Medical College', 'Gaya')], [grant], {
        eachOnce: true,
      }),
    ).toEqual([{ is: null }, { is: 'grant' }])
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
