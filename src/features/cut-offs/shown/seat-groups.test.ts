import { describe, expect, it } from 'vitest'
import { OWN_LISTING } from '@/cms/sources/figure-view'
import type { CutOffSeries } from '../records/series-queries'
import type { CentralCategory, Restriction, Round } from '../schema'
import { commonYear, mainSeats, seatGroups } from './series'

const term = (id: string, restriction: Restriction | null = null) => ({
  id,
  code: id,
  words: null,
  explanation: null,
  restriction,
})

/** A category of a quota; `ranks` by year and round. */
function series(
  { quota = 'state', category = 'open', authority = 'bihar', women = false, restriction = null as Restriction | null },
  ranks: Record<number, Partial<Record<Round, number>>>,
): CutOffSeries {
  return {
    collegeId: 'college',
    course: 'MBBS',
    gender: women ? 'female' : 'any',
    rankType: 'air',
    authority: { id: authority, slug: authority, name: authority, site: null, state: null },
    quota: { ...term(quota, restriction), forResidents: quota === 'state', isPriced: quota === 'priced' },
    category: { ...term(category), central: category as CentralCategory, forWomen: false },
    figures: Object.entries(ranks)
      .reverse()
      .flatMap(([year, rounds]) =>
        Object.entries(rounds).map(([round, closingRank]) => ({
          year: Number(year),
          round: round as Round,
          closingRank,
          allotted: null,
          flag: null,
          mark: OWN_LISTING,
        })),
      ),
  }
}

/** What the tables say, as rows of text. */
const said = (all: readonly CutOffSeries[], year: number | null = null) =>
  seatGroups(all, year).map(({ of, firstRound, lastRound, rows, ...group }) => [
    `${of.quota.id} ${group.year} ${firstRound} ${lastRound}`,
    ...rows.map(({ series: { category }, first, last }) =>
      [category.id, first?.closingRank ?? '–', last ? `${last.closingRank} ${last.round}` : '–'].join(' '),
    ),
  ])

describe('seatGroups', () => {
  it('has a row per category with the first and last main round', () => {
    const all = [
      series({ category: 'sc' }, { 2025: { r1: 65_591, r2: 66_881 } }),
      series({ category: 'obc' }, { 2025: { r1: 4258, r2: 5686 } }),
      series({ category: 'open' }, { 2025: { r1: 3797, r2: 5000, r3: 6597, stray: 9000 } }),
      series({ category: 'st' }, { 2025: { r2: 85_212 } }),
    ]
    expect(said(all)).toEqual([
      ['state 2025 r1 r3', 'open 3797 6597 r3', 'obc 4258 5686 r2', 'sc 65591 66881 r2', 'st – 85212 r2'],
    ])
  })

  it('sorts resident seats first and priced seats last', () => {
    const all = ['priced', 'all-india', 'state'].map((quota) => series({ quota }, { 2025: { r1: 1 } }))
    expect(said(all).map(([head]) => head)).toEqual([
      'state 2025 r1 null',
      'all-india 2025 r1 null',
      'priced 2025 r1 null',
    ])
  })

  it('omits a discontinued quota except in its year', () => {
    const all = [
      series({ quota: 'old name' }, { 2024: { r1: 5 } }),
      series({ quota: 'state' }, { 2025: { r1: 6 } }),
      series({ quota: 'all-india', authority: 'mcc' }, { 2023: { r1: 7 } }),
    ]
    expect(said(all).map(([head]) => head)).toEqual(['state 2025 r1 null', 'all-india 2023 r1 null'])
    expect(said(all, 2024)).toEqual([['old name 2024 r1 null', 'open 5 –']])
  })

  it('counts a leftover round only without main rounds', () => {
    expect(said([series({}, { 2025: { stray: 12 } })])).toEqual([['state 2025 stray null', 'open 12 –']])
  })
})

it('shows unrestricted seats, women’s seats at women’s colleges, otherwise all', () => {
  const everybodys = series({}, { 2025: { r1: 1 } })
  const womens = series({ women: true }, { 2025: { r1: 2 } })
  const kept = series({ restriction: 'esi' }, { 2025: { r1: 3 } })
  expect(mainSeats([everybodys, womens, kept])).toEqual([everybodys])
  expect(mainSeats([womens, kept])).toEqual([womens])
  expect(mainSeats([kept])).toEqual([kept])
})

it('names a year only if common to all tables', () => {
  const [bihar, mcc] = [series({}, { 2025: { r1: 1 } }), series({ authority: 'mcc' }, { 2024: { r1: 1 } })]
  expect(commonYear(seatGroups([bihar], null))).toBe(2025)
  expect(commonYear(seatGroups([bihar, mcc], null))).toBe(null)
})
