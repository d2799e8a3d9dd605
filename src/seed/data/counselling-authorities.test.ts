import { describe, expect, it } from 'vitest'
import { counsellingAuthorities } from './counselling-authorities'
import { regions } from './regions/regions'

describe('the authorities of the seed', () => {
  it('have an address and a site each', () => {
    const slugs = counsellingAuthorities.map(({ slug }) => slug)
    expect(new Set(slugs).size).toBe(slugs.length)
    expect(counsellingAuthorities.filter(({ site }) => !site.startsWith('https://'))).toEqual([])
  })

  it('name one for every state and territory of India and one for Nepal', () => {
    const named = new Set(counsellingAuthorities.map(({ state }) => state))
    const wanted = regions
      .filter(({ kind }) => kind !== 'Province')
      .filter(({ slug, country }) => country === 'India' || slug === 'nepal')
    expect(wanted.filter(({ slug }) => !named.has(slug)).map(({ slug }) => slug)).toEqual([])
    expect(counsellingAuthorities.filter(({ site }) => site.includes('mec.gov.np'))).toHaveLength(1)
  })
})
