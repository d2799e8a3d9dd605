import { expect, it } from 'vitest'
import type { Held } from './band-rule'
import { sharesOf } from './shares'

const state = { authority: { state: 'Bihar' }, quota: { code: '85', words: 'State quota', forResidents: true } }
const all = { authority: { state: null }, quota: { code: 'AIQ', words: null, forResidents: false } }
const rate: Held = { cases: 200, heldLikely: 190, heldPossible: 120, heldReach: 10 }
const row = (more: Partial<Parameters<typeof sharesOf>[0][number]> = {}) =>
  ({ band: 'possible', part: 'possible', noBand: null, rate, series: state, ...more }) as const

it('returns the rates of both edges once per pool', () => {
  expect(sharesOf([row(), row(), row({ series: all })])).toEqual([
    { state: 'Bihar', quota: 'State quota', low: 60, high: 95 },
    { state: null, quota: 'AIQ', low: 60, high: 95 },
  ])
})

it('has no nearer edge in the first band', () => {
  expect(sharesOf([row({ band: 'likely', part: 'likely' })])).toMatchObject([{ low: 95, high: null }])
})

it('takes the widest range over rounds', () => {
  expect(sharesOf([row(), row({ rate: { ...rate, heldPossible: 100, heldLikely: 180 } })])).toMatchObject([
    { low: 50, high: 95 },
  ])
})

it('skips unmeasured pools, few cases and rows without a band', () => {
  expect(
    sharesOf([row({ rate: null }), row({ rate: { ...rate, cases: 29 } }), row({ part: 'figures', noBand: 'priced' })]),
  ).toEqual([])
})
