import { describe, expect, it } from 'vitest'
import { MAX_SEARCH_LENGTH, searchPath } from './search-path'

const addressOf = (query: string) => searchPath('en', new URLSearchParams(query))

describe('where the search of the home page leads', () => {
  it('asks the list that was chosen', () => {
    expect(addressOf('in=colleges&q=govt+medical+college+Patna')).toBe('/colleges?q=govt+medical+college+Patna')
    expect(addressOf('in=jobs&q=SR%20paeds')).toBe('/jobs?q=SR+paeds')
  })

  it('asks colleges where nothing known was chosen, and shows a whole list without words', () => {
    expect(addressOf('in=https://elsewhere.example&q=a')).toBe('/colleges?q=a')
    expect(addressOf('in=jobs&q=++')).toBe('/jobs')
    expect(addressOf('')).toBe('/colleges')
  })

  it('keeps words of any script whole, and no more of them than a list takes', () => {
    expect(new URLSearchParams(addressOf(`q=${encodeURIComponent('पटना')}`).split('?')[1]).get('q')).toBe('पटना')
    expect(addressOf(`q=${'x'.repeat(500)}`)).toBe(`/colleges?q=${'x'.repeat(MAX_SEARCH_LENGTH)}`)
  })
})
