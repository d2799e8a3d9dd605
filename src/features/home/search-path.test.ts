import { describe, expect, it } from 'vitest'
import { MAX_SEARCH_LENGTH, searchPath } from './search-path'

const addressOf = (query: string) => searchPath('en', new URLSearchParams(query))

describe('searchPath', () => {
  it('leads to the chosen list', () => {
    expect(addressOf('in=colleges&q=govt+medical+college+Patna')).toBe('/colleges?q=govt+medical+college+Patna')
    expect(addressOf('in=jobs&q=SR%20paeds')).toBe('/jobs?q=SR+paeds')
  })

  it('defaults to colleges, unfiltered without words', () => {
    expect(addressOf('in=https://elsewhere.example&q=a')).toBe('/colleges?q=a')
    expect(addressOf('in=jobs&q=++')).toBe('/jobs')
    expect(addressOf('')).toBe('/colleges')
  })

  it('truncates words of any script at a character', () => {
    expect(new URLSearchParams(addressOf(`q=${encodeURIComponent('पटना')}`).split('?')[1]).get('q')).toBe('पटना')
    expect(addressOf(`q=${'x'.repeat(500)}`)).toBe(`/colleges?q=${'x'.repeat(MAX_SEARCH_LENGTH)}`)
  })
})
