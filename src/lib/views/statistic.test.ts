import { describe, expect, it } from 'vitest'
import { statisticsView, withoutSamples } from './statistic'

const row = { label: 'Placements', value: '200+' }

describe('claimed figure', () => {
  it.each([
    ['with a source and a day', { ...row, source: 'Register', asOf: '2026-01-31' }],
    ['as a sample', { ...row, isSample: true }],
    ['counted by the site', { label: 'Colleges', countedFrom: 'listed-colleges' as const }],
  ])('is shown %s', (_, shown) => {
    expect(statisticsView([shown])).toMatchObject([{ label: shown.label }])
  })

  it.each([
    ['without a source', { ...row, asOf: '2026-01-31' }],
    ['without a day', { ...row, source: 'Register' }],
    ['without a value', { label: 'Placements', source: 'Register', asOf: '2026-01-31' }],
    ['with an empty value', { label: 'Placements', value: '', isSample: true }],
  ])('is omitted %s', (_, left) => {
    expect(statisticsView([left])).toEqual([])
  })

  it('is omitted without a value', () => {
    expect(statisticsView(null)).toEqual([])
    expect(statisticsView([{ ...row, isSample: true }])).toEqual([
      { label: 'Placements', value: '200+', countedFrom: null, source: null, asOf: null, isSample: true },
    ])
    expect(statisticsView([{ ...row, source: 'Register', asOf: '2026-01-31' }])[0]).toMatchObject({
      source: 'Register',
      asOf: '2026-01-31',
      isSample: false,
    })
  })
})

it('omits samples once the site is configured', () => {
  const rows = [{ isSample: true }, { isSample: false }]
  expect(withoutSamples(rows, false)).toEqual(rows)
  expect(withoutSamples(rows, true)).toEqual([{ isSample: false }])
})
