import { expect, it } from 'vitest'
import type { ReachRow } from '../../predictor/reach-queries'
import { OFFERED, offersIn } from './suggestions'

const row = (collegeId: string, more: { part?: string; code?: string; category?: string } = {}) =>
  ({
    part: more.part ?? 'likely',
    round: 'r1',
    year: 2025,
    closingRank: 100,
    series: {
      collegeId,
      authority: { slug: 'mcc', state: null },
      quota: { code: more.code ?? 'AIQ', words: null, forResidents: false },
      category: { code: more.category ?? 'Open' },
    },
  }) as unknown as ReachRow
const collegeOf = (id: string) => (id === 'gone' ? undefined : { slug: id, name: id, place: 'Patna' })
const valuesOf = (rows: ReachRow[], ...inList: string[]) =>
  offersIn(
    rows,
    inList.map((college) => ({ authority: 'mcc', quota: 'AIQ', college })),
    collegeOf,
  ).map(({ value }) => value)

it('offers a college once per quota', () => {
  expect(valuesOf([row('a'), row('a', { category: 'OBC', part: 'possible' }), row('a', { code: 'IPU' })])).toEqual([
    'mcc/AIQ/a',
    'mcc/IPU/a',
  ])
})

it('skips listed and unknown colleges', () => {
  expect(valuesOf([row('a'), row('gone'), row('b')], 'a')).toEqual(['mcc/AIQ/b'])
})

it('limits the suggestions per part', () => {
  const rows = Array.from({ length: OFFERED + 2 }, (_, at) => row(`college-${at}`))
  expect(valuesOf([...rows, row('last', { part: 'reach' })])).toHaveLength(OFFERED + 1)
})
