import { describe, expect, it } from 'vitest'
import { carriedQuery, compareChoice, compareQuery } from './compare-params'

describe('comparison parameters', () => {
  it.each([
    ['a,b,c', ['a', 'b', 'c'], 0],
    [['a', 'b,c'], ['a', 'b', 'c'], 0],
    ['a,a,b', ['a', 'b'], 0],
    ['a, b ,', ['a', 'b'], 0],
    ['a,b,c,d,e,f', ['a', 'b', 'c', 'd'], 2],
    ['a,../x,<b>,A B', ['a'], 0],
    [undefined, [], 0],
  ])('parses %j as %j and %i more', (c, slugs, beyond) => {
    expect(compareChoice({ c })).toMatchObject({ slugs, beyond })
  })

  it('accepts a valid category and rank', () => {
    expect(compareChoice({ c: 'a', category: 'OBC', rank: '25,000' })).toMatchObject({ category: 'OBC', rank: 25_000 })
    expect(compareChoice({ rank: 'many' })).toMatchObject({ category: null, rank: null, isRankUnread: true })
    expect(compareChoice({})).toMatchObject({ rank: null, isRankUnread: false })
  })

  it.each([
    ['0', null],
    ['-5', null],
    ['1', 1],
    ['9999999', null],
    ['12.5', null],
    ['1.2 lakh', 120_000],
    ['650/720', null],
  ])('parses the rank %s as %s', (typed, rank) => {
    expect(compareChoice({ rank: typed }).rank).toBe(rank)
  })

  it('keeps the rank, the home state and both categories', () => {
    const asked = { rank: '25000', state: 'Bihar', category: 'obc', own: 'EBC' }
    expect(compareQuery(compareChoice({ c: 'a', ...asked }))).toEqual(asked)
    expect(compareQuery(compareChoice({ c: 'a' }))).toEqual({})
  })

  it.each([
    [
      '?rank=25000&state=Bihar&category=obc&own=EBC&page=2',
      { rank: '25000', state: 'Bihar', category: 'obc', own: 'EBC' },
    ],
    ['?category=sc', { category: 'sc' }],
    ['?state=Bihar&course=MBBS', {}],
    ['', {}],
  ])('carries over the parameters of %s', (search, carried) => {
    expect(carriedQuery(search)).toEqual(carried)
  })
})
