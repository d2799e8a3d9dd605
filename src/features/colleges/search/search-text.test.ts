import { describe, expect, it } from 'vitest'
import { searchTextOf, searchWords } from './search-text'

describe('searchTextOf', () => {
  const text = searchTextOf({
    name: 'King George’s Medical University',
    location: 'Lucknow',
    state: 'Uttar Pradesh',
    aliases: ['KGMC'],
  })
  it('holds name, place, aliases and initials', () => {
    expect(text).toContain('king georges medical university lucknow uttar pradesh kgmc')
    expect(text).toContain('kgmu')
  })
  it('leaves small words out of the initials', () => {
    expect(searchTextOf({ name: 'All India Institute of Medical Sciences, Patna' })).toContain('aiimsp')
  })
  it('adds the other names of a renamed city, both ways', () => {
    expect(searchTextOf({ name: 'A College', location: 'Bengaluru' })).toContain('bangalore')
    expect(searchTextOf({ name: 'Moti Lal Nehru', location: 'Allahabad' })).toContain('prayagraj')
  })
  it('does not take a part of a word for a place', () => {
    expect(searchTextOf({ name: 'Punekar Trust', location: 'Delhi' })).not.toContain('poona')
  })
})

describe('searchWords', () => {
  it('is null when nothing was asked', () => {
    expect(searchWords('   ')).toBeNull()
  })
  it('is empty when only signs were typed, so that nothing matches', () => {
    expect(searchWords('%')).toEqual([])
    expect(searchWords("'_'")).toEqual([])
    expect(searchWords('😀')).toEqual([])
  })
  it('drops filling words unless there is nothing else', () => {
    expect(searchWords('colleges in Patna')).toEqual(['colleges', 'patna'])
    expect(searchWords('in')).toEqual(['in'])
  })
  it('bounds what it takes from a very long text', () => {
    const words = searchWords('word1 word2 '.repeat(1000)) ?? []
    expect(words.slice(0, 2)).toEqual(['word1', 'word2'])
    expect(searchWords('a'.repeat(10_000))?.[0]).toHaveLength(100)
    expect(searchWords(Array.from({ length: 40 }, (_, index) => `w${index}`).join(' '))).toHaveLength(8)
  })
})
