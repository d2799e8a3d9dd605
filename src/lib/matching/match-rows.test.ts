import { describe, expect, it } from 'vitest'
import { matchRows } from './match-rows'
import type { Identity, KnownCollege } from './similarity'
import { isSameTown } from './similarity'

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
    // The town is spelled differently, and no other college of the state has this name.
    ['Lake View Institute of Medical Sciences and Research Centre', 'Bodh Marg'],
  ])('finds %s of %s', (name, location) => expect(match(row(name, location), [lake])).toEqual({ is: 'lake' }))

  it('finds a college by its other names and abbreviated bodies', () => {
    const named = known('ridge', 'Ridge Medical College', 'Gaya', { aliases: ['Old Ridge School'] })
    expect(match(row('Old Ridge School', 'Gaya'), [named])).toEqual({ is: 'ridge' })
    const aiims = known('aiims', 'AIIMS Patna', 'Patna')
    expect(match(row('All India Institute of Medical Sciences', 'Patna'), [aiims])).toEqual({ is: 'aiims' })
    expect(match(row('All India Institute of Medical Sciences', 'Gaya'), [aiims])).toEqual({ is: null })
  })

  it('distinguishes common names by town and does not guess without one', () => {
    const two = [known('gaya', 'Government Medical College', 'Gaya'), known('ara', 'Govt. Medical College, Ara', 'Ara')]
    expect(match(row('Government Medical College', 'Ara'), two)).toEqual({ is: 'ara' })
    expect(match(row('Government Medical College Gaya', 'Gaya'), two)).toEqual({ is: 'gaya' })
    expect(match(row('Government Medical College', 'Siwan'), two)).toEqual({ is: null })
    expect(match(row('Government Medical College', null), two)).toEqual({ is: null })
  })

  it('returns a possible match if unsure', () => {
    expect(match(row('Lake Veiw Institute of Medical Sciences', 'Gaya'), [lake])).toEqual({ mayBe: 'lake' })
    const rows = [row('Lake View Medical College', 'Siwan'), row('Lake View Medical College', 'Ara')]
    const one = known('one', 'Lake View Medical College', 'Gaya')
    expect(matchRows(rows, [one])).toEqual([{ mayBe: 'one' }, { mayBe: 'one' }])
  })

  it('matches a college by a district, hospital or university in place of the town', () => {
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

  it('reads a bracketed new name and ignores additions', () => {
    const renamed = known('ford', 'Ford Medical College and Hospital', 'Gaya')
    expect(
      match(row('Government Medical College & Hospital (renamed As Ford Medical College)', 'Gaya'), [renamed]),
    ).toEqual({
      is: 'ford',
    })
    expect(match(row('Ford Medical College', 'Gaya'), [renamed])).toEqual({ is: 'ford' })
  })

  it('asks about a misspelt duplicate unless another row matches the college', () => {
    const prasad = known('prasad', 'Dr. Rajendra Prasad Government Medical College', 'Kangra')
    const misspelt = row('Dr. Rajendar Prasad Government Medical College', 'Tanda')
    expect(match(misspelt, [prasad])).toEqual({ mayBe: 'prasad' })
    const its = row('Dr. Rajendra Prasad Government Medical College', 'Kangra')
    expect(matchRows([misspelt, its], [prasad], { eachOnce: true })).toEqual([{ is: null }, { is: 'prasad' }])
    expect(matchRows([misspelt, its], [prasad])).toEqual([{ mayBe: 'prasad' }, { is: 'prasad' }])
  })

  it('assigns a college to the closest row', () => {
    const grant = known('grant', 'Grant Government Medical College', 'Gaya', {
      aliases: ['Grant Medical College', 'GMC Gaya'],
    })
    expect(
      matchRows([row('Government Medical College', 'Gaya'), row('Grant Medical College', 'Gaya')], [grant], {
        eachOnce: true,
      }),
    ).toEqual([{ is: null }, { is: 'grant' }])
  })

  it('prefers an exact name over an alias', () => {
    const rose = known('rose', 'Rose Hill Medical College', 'Gaya', { aliases: ['Rose Dale School'] })
    const rows = [row('Rose Dale School', 'Gaya'), row('Rose Hill Medical College', 'Gaya')]
    expect(matchRows(rows, [rose], { eachOnce: true })).toEqual([{ is: null }, { is: 'rose' }])
  })

  it('keeps states and councils apart', () => {
    expect(match(row(lake.name, 'Gaya', { state: 'Goa' }), [lake])).toEqual({ is: null })
    const dental = known('dental', 'Lake View College', 'Gaya', { courses: ['BDS'] })
    expect(match(row('Lake View College', 'Gaya'), [dental])).toEqual({ is: null })
    expect(match(row('Lake View College', 'Gaya', { courses: ['MDS'] }), [dental])).toEqual({ is: 'dental' })
    expect(match(row('Lake View College', 'Gaya', { courses: [] }), [dental])).toEqual({ is: 'dental' })
  })
})

describe('a possible match', () => {
  const rose = known('rose', 'Rose Hill Valley Medical College', 'Gaya')
  const cedar = known('cedar', 'Rose Cedar Medical College', 'Gaya')
  const plain = known('plain', 'Government Nursing College', 'Gaya')
  const common = known('common', 'Government Medical College', 'Gaya')
  const telling = known('telling', 'Rose Government Nursing College', 'Gaya')

  it.each([
    ['most telling words, in its town', 'Rose Hill Valley Dale Institute', 'Gaya', rose, true],
    ['most of the row’s telling words', 'Rose Hill Dale Institute', 'Gaya', rose, true],
    ['the half of them', 'Rose Dale Institute', 'Gaya', rose, false],
    ['nearly all letters', 'Rosehill Vally Institute', 'Gaya', rose, true],
    ['nearly all letters, in another town', 'Rosehill Vally Institute', 'Siwan', rose, false],
    ['few letters, of which one differs', 'Oma College', 'Gaya', known('om', 'Om College', 'Gaya'), false],
    ['all telling words of the row, in another town', 'Rose Hill Institute', 'Siwan', rose, true],
    ['some of them, in another town', 'Rose Hill Dale Institute', 'Siwan', rose, false],
    ['one word, in another town', 'Rose Institute', 'Siwan', rose, false],
    ['one word, where the row names no town', 'Rose Institute', null, rose, true],
    ['a long word misspelt', 'Rose Vallay Institute', 'Siwan', rose, true],
    ['a word of five letters misspelt', 'Rose Cedra Institute', 'Siwan', cedar, false],
    ['a word of five letters with one too many', 'Rose Cedarr Institute', 'Siwan', cedar, false],
    ['another long word', 'Rose Volume Institute', 'Siwan', rose, false],
    ['most of its telling words, and other letters', 'Rose Hill Xylophone Institute', 'Gaya', rose, true],
    ['a short word misspelt', 'Rosa Valley Institute', 'Siwan', rose, false],
    ['half of the words, of which none tells', 'Government Nursing School', 'Gaya', plain, true],
    ['none of the words, of which none tells', 'State Dental School', 'Gaya', plain, false],
    ['one word of five, of which none tells', 'State Nursing School', 'Gaya', plain, false],
    [
      'the words that many names have',
      'Oak Medical College',
      'Gaya',
      known('ash', 'Ash Medical College', 'Gaya'),
      false,
    ],
    ['a telling word beside the common ones', 'Oak Medical College', 'Gaya', common, false],
    [
      'the common words beside a telling one',
      'Government Medical College',
      'Gaya',
      known('ash', 'Ash Medical College', 'Gaya'),
      false,
    ],
    ['a name of four letters misspelt', 'Rosa Institute', 'Gaya', known('rose', 'Rose Institute', 'Gaya'), false],
    ['a name of five letters misspelt', 'Ceder Institute', 'Gaya', known('cedar', 'Cedar Institute', 'Gaya'), true],
    ['no telling word, and all of the others', 'Government Nursing College', 'Gaya', telling, true],
    ['the same in another town', 'Government Nursing College', 'Siwan', telling, false],
    ['no telling word, and not all of the others', 'Government Nursing School', 'Gaya', telling, false],
  ] as const)('has %s', (_, name, location, college, may) =>
    expect(match(row(name, location), [college])).toEqual(may ? { mayBe: college.id } : { is: null }),
  )
})

it.each([
  ['gaya', 'gaya', true],
  ['gaya', 'bodhgaya', true],
  ['bodhgaya', 'gaya', true],
  ['', 'gaya', false],
  ['gaya', '', false],
  ['gaya', 'ara', false],
])('%s and %s are one town: %s', (one, other, are) => expect(isSameTown(one, other)).toBe(are))

describe('courses of one council', () => {
  const COUNCILS = [
    ['MBBS', 'MD', 'MS', 'DM', 'MCh'],
    ['BDS', 'MDS'],
    ['BAMS', 'MD (Ayurveda)', 'MS (Ayurveda)'],
    ['BHMS', 'MD (Homoeopathy)'],
    ['B.Sc Nursing', 'Post Basic B.Sc Nursing', 'M.Sc Nursing', 'GNM'],
    ['Paramedical'],
  ] as const
  const isOne = (courses: Identity['courses'], others: Identity['courses']) =>
    match(row('Lake View College', 'Gaya', { courses }), [
      known('lake', 'Lake View College', 'Gaya', { courses: others }),
    ])

  it.each(COUNCILS.map((council) => [council] as const))('are %j', (council) => {
    for (const course of council) {
      for (const other of COUNCILS.flat()) {
        const isSame = council.some((one) => one === other)
        expect(isOne([course], [other]), `${course} and ${other}`).toEqual({ is: isSame ? 'lake' : null })
      }
    }
  })

  it('match if one is shared or any unknown', () => {
    expect(isOne(['MBBS', 'BDS'], ['BDS'])).toEqual({ is: 'lake' })
    expect(isOne(['MBBS'], [])).toEqual({ is: 'lake' })
  })
})

describe('an ambiguous name', () => {
  const named = (name: string, ...aliases: string[]) => known(name, name, 'Gaya', { aliases })

  it.each([
    [
      'a kind of college is no other name of one',
      'Government Medical College',
      [named('Rose Medical College', ' GMC ')],
      null,
    ],
    ['with its town it is one', 'Government Medical College', [named('Rose Medical College', 'GMC Gaya')], 'is'],
    ['a word that tells is one, too', 'Ridge', [named('Rose Medical College', 'Ridge')], 'is'],
    [
      'two of one name and town',
      'Lake View College',
      [named('Lake View College'), named('Lake View College')],
      'mayBe',
    ],
    [
      'two of one name that many bear',
      'Government Medical College',
      [named('Govt Medical College'), named('Govt Medical College')],
      'mayBe',
    ],
    [
      'the very name comes before another name',
      'Govt Medical College',
      [named('Govt Medical College'), named('Rose Medical College', 'GMC Gaya')],
      'is',
    ],
  ] as const)('%s', (_, name, colleges, meant) =>
    expect(match(row(name, 'Gaya'), [...colleges])).toEqual(meant ? { [meant]: colleges[0]?.id } : { is: null }),
  )

  it.each([
    ['Government Medical College', false],
    ['Medical College', false],
    ['Medical College Hospital', false],
    ['Government Medical College & Hospitals', false],
    ['AIIMS', false],
    ['ESIC Medical College', true],
    ['Medical College Training Institute', true],
  ])('%s of another town may be the state’s: %s', (name, may) => {
    const college = named(name)
    expect(match(row(name, 'Siwan'), [college])).toEqual(may ? { mayBe: name } : { is: null })
    const two = [college, known('ara', name, 'Ara')]
    expect(match(row(name, 'Siwan'), two)).toEqual({ is: null })
    expect(matchRows([row(name, 'Siwan'), row(name, 'Chapra')], [college])).toEqual([{ is: null }, { is: null }])
  })

  it('asks for the one in the town', () => {
    const three = ['Ara', 'Gaya', 'Gaya'].map((town, at) => known(String(at), 'Lake View College', town))
    expect(match(row('Lake View College', 'Gaya'), three)).toEqual({ mayBe: '1' })
  })

  it('asks for one of two in other towns', () => {
    const two = [known('one', 'Lake View College', 'Ara'), known('two', 'Lake View College', 'Chapra')]
    expect(match(row('Lake View College', 'Siwan'), two)).toEqual({ mayBe: 'one' })
  })

  it('matches by place only if named, with the same kind and owner', () => {
    const gotri = known('gotri', 'GMERS Medical College Gotri Vadodara', 'Vadodara')
    expect(match(row('GMERS Medical College', 'Gotri'), [gotri])).toEqual({ is: 'gotri' })
    expect(match(row('GMERS Medical College', null), [gotri])).toEqual({ is: null })
    expect(match(row('GMERS Dental College', 'Gotri'), [gotri])).toEqual({ is: null })
    expect(match(row('GMERS Medical College', 'Gotri'), [{ ...gotri, aliases: ['Second College'] }])).toEqual({
      is: 'gotri',
    })
    expect(match(row('GMERS Medical College', 'Gotri Road'), [gotri])).not.toEqual({ is: 'gotri' })
    const twin = known('twin', 'GMERS Medical College and Hospital, Gotri', 'Surat')
    expect(match(row('GMERS Medical College', 'Gotri'), [gotri, twin])).toEqual({ is: null })
    const government = known('government', 'Government Medical College, Gotri', 'Vadodara')
    expect(match(row('Medical College', 'Gotri'), [government])).toEqual({ is: null })
  })
})
