import { describe, expect, it } from 'vitest'
import { type Candidate, eligibleSeats, type SeatTerm } from './eligible-seats'

const term = (id: string, kind: SeatTerm['kind'], more: Partial<SeatTerm> = {}): SeatTerm => ({
  ...{ id, kind, code: id, words: id, authorityId: 'a', state: null, central: null, restriction: null },
  ...{ forWomen: false, forResidents: false, isPriced: false },
  ...more,
})
const TERMS = [
  term('aiq', 'quota'),
  term('deemed', 'quota', { isPriced: true }),
  term('esi', 'quota', { restriction: 'esi' }),
  term('bihar-state', 'quota', { state: 'Bihar', forResidents: true }),
  term('riddle', 'quota', { words: null }),
  term('open', 'category', { central: 'open' }),
  term('obc', 'category', { central: 'obc' }),
  term('obc-pwd', 'category', { central: 'obc', restriction: 'disability' }),
  term('BC', 'category', { state: 'Bihar', central: 'obc' }),
  term('EBC', 'category', { state: 'Bihar', central: 'obc' }),
  term('RCG', 'category', { state: 'Bihar', central: 'obc', forWomen: true }),
]
const candidate: Candidate = { central: 'obc', own: 'BC', state: 'Bihar', gender: 'male', also: [] }
const seats = (more: Partial<Candidate> = {}) => eligibleSeats(TERMS, { ...candidate, ...more })

describe('eligibleSeats', () => {
  it('never mixes pools: a restricted quota is shown only to who ticked it', () => {
    expect(seats().quotas).toEqual(['aiq', 'deemed', 'bihar-state'])
    expect(seats({ also: ['esi'] }).quotas).toContain('esi')
  })
  it('keeps the quota of a state for its residents', () =>
    expect(seats({ state: 'Assam', own: null }).quotas).toEqual(['aiq', 'deemed']))
  it('takes one’s own part of a category that the state divides, and none before it is said', () => {
    expect(seats().categories).toEqual(['obc', 'BC'])
    expect(seats({ own: null }).categories).toEqual(['obc'])
  })
  it('shows seats for women to women, and those of a disability to who ticked it', () => {
    expect(seats({ gender: 'female' }).categories).toEqual(['obc', 'BC', 'RCG'])
    expect(seats({ also: ['disability'] }).categories).toEqual(['obc', 'obc-pwd', 'BC'])
  })
  it('tells reserved candidates of seats without reservation, which are all open', () =>
    expect(seats().openCategories).toEqual(['open']))
})
