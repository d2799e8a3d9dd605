import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { TILES } from './region-map'

const codes = [...readFileSync('content/regions.yaml', 'utf8').matchAll(/^ {2}code: (\S+)$/gm)].map(([, code]) => code)

it('has a distinct square for every region', () => {
  expect(codes).toHaveLength(43)
  expect(Object.keys(TILES).sort()).toEqual([...codes].sort())
  for (const country of ['IN', 'NP']) {
    const places = Object.entries(TILES)
      .filter(([code]) => code.startsWith(country))
      .map(([, place]) => place.join())
    expect(new Set(places).size).toBe(places.length)
  }
})
