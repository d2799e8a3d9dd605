import { describe, expect, it } from 'vitest'
import { isBadRank, questionQuery, readQuestion, readRank } from './question'

describe('readRank', () => {
  it.each([
    ['25,000', 25000],
    ['AIR 1234', 1234],
    ['२५,०००', 25000],
  ])('reads %s', (text, rank) => expect(readRank(text)).toBe(rank))
  it.each(['', 'none', '0', '9999999999'])('takes %s for no rank', (text) => expect(readRank(text)).toBeNull())
})

describe('readQuestion', () => {
  it('reads an address back as it was written', () => {
    const question = readQuestion({ rank: '25000', category: 'obc', state: 'Bihar', own: 'BC', also: ['esi', 'x'] })
    expect(question).toMatchObject({ rank: 25000, central: 'obc', own: 'BC', also: ['esi'], round: 'first', page: 1 })
    expect(readQuestion(Object.fromEntries(questionQuery(question)))).toEqual(question)
  })
  it('says when a rank is none', () => {
    expect(isBadRank({ rank: 'high' })).toBe(true)
    expect(isBadRank({})).toBe(false)
  })
})
