import { describe, expect, it } from 'vitest'
import { searchTextOf } from './search-text'

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
})
