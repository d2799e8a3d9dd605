import { expect, it } from 'vitest'
import type { Round } from '../schema'
import { gapsOf } from './held-table'

const held = (year: number, ...rounds: Round[]) => ({ year, rounds, colleges: 1, rows: 1, unmatched: 0 })

it('names missing years and main rounds', () => {
  const years = [held(2025, 'r3'), held(2024, 'stray'), held(2022, 'r1', 'r1-r2')]
  expect(gapsOf(years, 2021, 2025)).toEqual({ years: [2021, 2023], main: [2024], first: [2025], last: [] })
  expect(gapsOf([], 2024, 2025)).toEqual({ years: [2024, 2025], main: [], first: [], last: [] })
})
