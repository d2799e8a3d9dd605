import { describe, expect, it } from 'vitest'
import {
  type Candidate,
  CERTIFIED_KINDS,
  categoriesWithoutSeats,
  closedKinds,
  dividedCategories,
  eligibleSeats,
  RESTRICTED_KINDS,
  type SeatTerm,
  stateCategories,
} from './eligible-seats'

const INDIA = { authorityId: 'mcc', state: null }
const BIHAR = { authorityId: 'bihar', state: 'Bihar' }
const KARNATAKA = { authorityId: 'kea', state: 'Karnataka' }
const WAITING = 'R1 of another course'

const term = (id: string, kind: SeatTerm['kind'], more: Partial<SeatTerm>): SeatTerm => ({
  ...{ id, kind, code: id, words: id, authorityId: 'mcc', state: null, explanation: null, group: id, central: null },
  ...{ restriction: null, forWomen: false, residentsOf: null, isPriced: false, hasNoSeats: false, heldIn: ['MBBS r1'] },
  ...more,
})
const quota = (id: string, more: Partial<SeatTerm>) => term(id, 'quota', more)
const category = (id: string, more: Partial<SeatTerm>) => term(id, 'category', more)
const TERMS = [
  quota('AIQ', INDIA),
  quota('deemed', { ...INDIA, isPriced: true }),
  quota('ESI', { ...INDIA, restriction: 'esi' }),
  quota('Delhi', { ...INDIA, restriction: 'university', residentsOf: 'Delhi' }),
  quota('riddle', { ...INDIA, words: null }),
  category('open', { ...INDIA, central: 'open' }),
  category('open-women', { ...INDIA, central: 'open', forWomen: true }),
  category('obc', { ...INDIA, central: 'obc' }),
  category('sc', { ...INDIA, central: 'sc' }),
  category('obc-pwd', { ...INDIA, central: 'obc', restriction: 'disability' }),
  category('unsaid', INDIA),
  category('ews', { ...INDIA, central: 'ews', hasNoSeats: true, heldIn: [] }),
  quota('bihar-state', { ...BIHAR, residentsOf: 'Bihar' }),
  category('UR', { ...BIHAR, central: 'open' }),
  category('BC', { ...BIHAR, central: 'obc' }),
  category('EBC', { ...BIHAR, central: 'obc' }),
  category('EBC-women', { ...BIHAR, central: 'obc', group: 'EBC', forWomen: true }),
  category('RCG', { ...BIHAR, central: 'obc', forWomen: true }),
  category('SC', { ...BIHAR, central: 'sc' }),
  category('DQ', { ...BIHAR, restriction: 'disability' }),
  category('ESM', { ...BIHAR, central: 'obc', restriction: 'defence' }),
  // A pool whose name is also that of a category.
  quota('bihar-RCG', { ...BIHAR, code: 'RCG', group: 'RCG', residentsOf: 'Bihar' }),
  category('EWS', { ...BIHAR, central: 'ews', hasNoSeats: true, heldIn: [] }),
  category('EWS-held', { ...BIHAR, central: 'ews', heldIn: [] }),
  quota('kea-government', { ...KARNATAKA, residentsOf: 'Karnataka' }),
  quota('kea-private', KARNATAKA),
  category('OPN', { ...KARNATAKA, central: 'open', group: 'GM' }),
  category('GM', { ...KARNATAKA, central: 'open', residentsOf: 'Karnataka' }),
  category('GMK', { ...KARNATAKA, central: 'open', group: 'GM', residentsOf: 'Karnataka' }),
  category('kea-SC', { ...KARNATAKA, code: 'SC', central: 'sc', group: 'SC' }),
  category('3AG', { ...KARNATAKA, central: 'obc', group: '3A' }),
  category('3BG', { ...KARNATAKA, central: 'obc', group: '3B' }),
  category('3BR', { ...KARNATAKA, central: 'obc', group: '3B', restriction: 'area' }),
  category('3AR', { ...KARNATAKA, central: 'obc', group: '3A', restriction: 'area' }),
  category('2B', { ...KARNATAKA, central: 'obc', heldIn: [WAITING] }),
]

const MAN: Candidate = {
  ...{ course: 'MBBS', round: 'first', central: 'open', own: null, state: null, gender: 'male', also: [] },
}
const of = (more: Partial<Candidate>): Candidate => ({ ...MAN, ...more })
const obc = of({ central: 'obc' })
const bihari = of({ central: 'obc', own: 'EBC', state: 'Bihar' })
const kannadiga = of({ central: 'open', own: '3B', state: 'Karnataka' })
const woman = { gender: 'female' } as const

/** Whether a seat is of the candidate's category, open to everyone, or not open to the candidate. */
function whose(pool: string, of: string, candidate: Candidate) {
  const seat = eligibleSeats(TERMS, candidate).find(({ quotaId, categoryId }) => quotaId === pool && categoryId === of)
  return seat ? (seat.isOwn ? 'own' : 'everybody’s') : 'not theirs'
}

describe('a seat of', () => {
  it.each([
    // pool, category of the seat, description, candidate, result
    ['AIQ', 'open', 'somebody open', MAN, 'own'],
    ['AIQ', 'open', 'an OBC candidate', obc, 'everybody’s'],
    ['AIQ', 'obc', 'an OBC candidate', obc, 'own'],
    ['AIQ', 'obc', 'somebody open', MAN, 'not theirs'],
    ['AIQ', 'sc', 'an OBC candidate', obc, 'not theirs'],
    ['AIQ', 'obc', 'a class of a state’s list alone', kannadiga, 'not theirs'],
    ['AIQ', 'open', 'a class of a state’s list alone', kannadiga, 'own'],
    ['AIQ', 'open-women', 'a man', MAN, 'not theirs'],
    ['AIQ', 'open-women', 'an OBC man', obc, 'not theirs'],
    ['AIQ', 'open-women', 'a woman', of(woman), 'own'],
    ['AIQ', 'open-women', 'an OBC woman', { ...obc, ...woman }, 'everybody’s'],
    ['AIQ', 'obc-pwd', 'an OBC candidate', obc, 'not theirs'],
    ['AIQ', 'obc-pwd', 'an OBC candidate with the certificate', { ...obc, also: ['disability'] }, 'own'],
    ['AIQ', 'obc-pwd', 'somebody open with the certificate', of({ also: ['disability'] }), 'not theirs'],
    ['AIQ', 'unsaid', 'anybody', MAN, 'not theirs'],
    ['AIQ', 'UR', 'a category of another authority', bihari, 'not theirs'],
    ['deemed', 'open', 'an OBC candidate', obc, 'everybody’s'],
    ['ESI', 'open', 'anybody', MAN, 'not theirs'],
    ['ESI', 'open', 'an insured family', of({ also: ['esi'] }), 'own'],
    ['Delhi', 'open', 'who ticked it from another state', of({ also: ['university'], state: 'Bihar' }), 'not theirs'],
    ['Delhi', 'open', 'a resident without the tick', of({ state: 'Delhi' }), 'not theirs'],
    ['Delhi', 'open', 'a resident who ticked it', of({ also: ['university'], state: 'Delhi' }), 'own'],
    ['riddle', 'open', 'anybody', MAN, 'not theirs'],
    ['bihar-state', 'UR', 'a resident', of({ state: 'Bihar' }), 'own'],
    ['bihar-state', 'UR', 'a resident of another state', of({ state: 'Assam' }), 'not theirs'],
    ['bihar-state', 'UR', 'somebody without a state', MAN, 'not theirs'],
    ['bihar-state', 'EBC', 'an EBC resident', bihari, 'own'],
    ['bihar-state', 'BC', 'an EBC resident', bihari, 'not theirs'],
    ['bihar-state', 'UR', 'an EBC resident', bihari, 'everybody’s'],
    ['bihar-state', 'EBC', 'who has not said which list', { ...bihari, own: null }, 'not theirs'],
    ['bihar-state', 'BC', 'who has not said which list', { ...bihari, own: null }, 'not theirs'],
    ['bihar-state', 'RCG', 'a woman who has not said which list', { ...bihari, ...woman, own: null }, 'own'],
    [
      'bihar-state',
      'SC',
      'an SC resident, whose category is not divided',
      of({ central: 'sc', state: 'Bihar' }),
      'own',
    ],
    ['bihar-state', 'EBC-women', 'an EBC man', bihari, 'not theirs'],
    ['bihar-state', 'EBC-women', 'an EBC woman', { ...bihari, ...woman }, 'own'],
    ['bihar-state', 'EBC-women', 'a BC woman', { ...bihari, ...woman, own: 'BC' }, 'not theirs'],
    ['bihar-state', 'RCG', 'a BC man', { ...bihari, own: 'BC' }, 'not theirs'],
    ['bihar-state', 'RCG', 'a BC woman', { ...bihari, ...woman, own: 'BC' }, 'own'],
    ['bihar-state', 'RCG', 'an SC woman', of({ ...woman, central: 'sc', state: 'Bihar' }), 'not theirs'],
    ['bihar-state', 'DQ', 'a resident', bihari, 'not theirs'],
    ['bihar-state', 'DQ', 'a resident with the certificate', { ...bihari, also: ['disability'] }, 'own'],
    ['kea-government', 'GM', '3B of Karnataka', kannadiga, 'everybody’s'],
    ['kea-government', '3BG', '3B of Karnataka', kannadiga, 'own'],
    ['kea-government', '3AG', '3B of Karnataka', kannadiga, 'not theirs'],
    ['kea-government', '3BR', '3B of Karnataka', kannadiga, 'not theirs'],
    ['kea-government', '3BR', '3B from a rural school', { ...kannadiga, also: ['area'] }, 'own'],
    ['kea-government', '3AR', '3B from a rural school', { ...kannadiga, also: ['area'] }, 'not theirs'],
    ['kea-government', 'OPN', 'somebody of another state', of({ state: 'Kerala' }), 'not theirs'],
    ['kea-private', 'OPN', 'somebody of another state', of({ state: 'Kerala' }), 'own'],
    ['kea-private', 'OPN', 'an OBC candidate of another state', { ...obc, state: 'Kerala' }, 'everybody’s'],
    ['kea-private', 'GM', 'somebody of another state', of({ state: 'Kerala' }), 'not theirs'],
    ['kea-private', 'GM', 'a resident', of({ state: 'Karnataka' }), 'own'],
    ['kea-private', 'kea-SC', 'SC of Karnataka', of({ central: 'sc', state: 'Karnataka' }), 'own'],
    ['kea-private', 'kea-SC', 'SC of another state', of({ central: 'sc', state: 'Bihar' }), 'not theirs'],
    ['kea-private', '3BG', 'OBC of another state', { ...obc, state: 'Kerala' }, 'not theirs'],
  ] as const)('%s, %s: %s', (pool, seat, _who, candidate, is) => expect(whose(pool, seat, candidate)).toBe(is))

  it.each([
    ['somebody open without a state', MAN, ['AIQ open', 'deemed open', 'kea-private OPN']],
    [
      'an insured family, by the pool and not by its category',
      of({ also: ['esi'] }),
      ['AIQ open', 'deemed open', 'ESI open', 'ESI unsaid', 'kea-private OPN'],
    ],
  ] as const)('all of %s', (_, candidate, seats) => {
    expect(eligibleSeats(TERMS, candidate).map(({ quotaId, categoryId }) => `${quotaId} ${categoryId}`)).toEqual(seats)
  })

  it('marks restricted and priced seats', () => {
    const seats = eligibleSeats(TERMS, of({ central: 'obc', also: ['disability', 'esi'] }))
    const restricted = seats.filter(({ isRestricted }) => isRestricted).map((seat) => [seat.quotaId, seat.categoryId])
    expect(restricted).toContainEqual(['ESI', 'open'])
    expect(restricted).toContainEqual(['AIQ', 'obc-pwd'])
    expect(restricted).not.toContainEqual(['AIQ', 'obc'])
    expect([...new Set(seats.filter(({ isPriced }) => isPriced).map(({ quotaId }) => quotaId))]).toEqual(['deemed'])
  })
})

describe('a state’s list', () => {
  it('has each category once, without women’s and certificate categories', () =>
    expect(stateCategories(TERMS, bihari).map(({ code }) => code)).toEqual(['UR', 'BC', 'EBC', 'SC']))
  it('uses a category’s own words over those of its parts', () =>
    expect(stateCategories(TERMS, kannadiga)).toEqual([
      { code: 'GM', words: 'GM', central: 'open' },
      { code: 'SC', words: 'kea-SC', central: 'sc' },
      { code: '3A', words: '3AG', central: 'obc' },
      { code: '3B', words: '3BG', central: 'obc' },
    ]))
  it('is empty without a home state', () => expect(stateCategories(TERMS, MAN)).toEqual([]))
  it('is skipped without closing ranks of the course and round', () => {
    expect(stateCategories(TERMS, kannadiga).map(({ code }) => code)).not.toContain('2B')
    expect(stateCategories(TERMS, { ...kannadiga, round: 'last' })).toEqual([])
    expect(stateCategories(TERMS, { ...kannadiga, course: 'BDS' })).toEqual([])
  })
  it('asks for the part of a divided category', () => {
    const asked = (candidate: Candidate) => dividedCategories(stateCategories(TERMS, candidate), candidate).length
    expect(asked({ ...bihari, own: null })).toBe(2)
    expect(asked({ ...bihari, own: 'nonsense' })).toBe(2)
    expect(asked(bihari)).toBe(0)
    expect(asked(of({ central: 'sc', state: 'Bihar' }))).toBe(0)
  })
  it('does not ask open candidates', () => {
    const candidate = of({ state: 'Bihar' })
    const list = stateCategories([...TERMS, category('UR-2', { ...BIHAR, central: 'open' })], candidate)
    expect(list.filter(({ central }) => central === 'open')).toHaveLength(2)
    expect(dividedCategories(list, candidate)).toEqual([])
  })
})

it('lists the home state’s categories without seats', () => {
  const ews = of({ central: 'ews', state: 'Bihar' })
  expect(categoriesWithoutSeats(TERMS, ews).map(({ id }) => id)).toEqual(['EWS'])
  expect(categoriesWithoutSeats(TERMS, { ...ews, central: 'sc' })).toEqual([])
  expect(categoriesWithoutSeats(TERMS, { ...ews, state: 'Assam' })).toEqual([])
  expect(categoriesWithoutSeats(TERMS, { ...ews, state: null })).toEqual([])
  const held = TERMS.map((each) => ({ ...each, heldIn: ['MBBS r1'] }))
  expect(categoriesWithoutSeats(held, ews)).toEqual([])
})

it.each([
  ['a man', MAN, ['women', 'armed-forces', 'army-families']],
  ['a woman', of(woman), ['armed-forces', 'army-families']],
  ['a man of a service family', of({ also: ['defence'] }), ['women']],
  ['an insured family', of({ also: ['esi'] }), ['women', 'armed-forces', 'army-families']],
])('colleges closed to %s', (_, candidate, kinds) => {
  expect(closedKinds(candidate)).toEqual(kinds)
})

it('some kinds of college are restricted, and certificate seats have no band', () => {
  expect(RESTRICTED_KINDS).toEqual(['women', 'armed-forces', 'army-families'])
  expect(CERTIFIED_KINDS).toEqual(['armed-forces', 'army-families'])
})
