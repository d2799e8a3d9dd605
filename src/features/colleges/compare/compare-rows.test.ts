import { describe, expect, it } from 'vitest'
import { type MarkedFigure, OWN_LISTING } from '@/cms/sources/figure-view'
import { differs, figureCells, shortNames } from './compare-rows'

const source = {
  id: 's',
  title: 'List',
  publisher: null,
  address: null,
  year: '2025',
  kind: 'official',
  covers: null,
} as const
const OFFICIAL: MarkedFigure = { source, year: '2025', checkedOn: null, standing: 'official' }
const figure = (amount: number, mark = OFFICIAL) => ({ amount, text: String(amount), mark })
const notes = (figures: Parameters<typeof figureCells>[0]) => figureCells(figures, 'lowest').map(({ note }) => note)

describe('the lowest figure', () => {
  it('is labelled if all figures are sourced', () => {
    expect(notes([figure(3), figure(1), null])).toEqual([undefined, 'lowest', undefined])
  })

  it('is not labelled beside an unsourced figure, if shared, or if alone', () => {
    expect(notes([figure(3), figure(1, OWN_LISTING)])).toEqual([undefined, undefined])
    expect(notes([figure(1), figure(1), figure(2)])).toEqual([undefined, undefined, undefined])
    expect(notes([figure(1), null])).toEqual([undefined, undefined])
  })
})

describe('row', () => {
  const row = (...values: (string | null)[]) => ({
    label: 'Seats',
    cells: values.map((value) => ({ value, mark: null })),
  })
  it.each([
    [['150', '150'], false],
    [['150', '200'], true],
    [['150', null], true],
  ])('of %j differs: %s', (values, is) => {
    expect(differs(row(...values))).toBe(is)
  })
})

describe('short college names', () => {
  const college = (name: string, location: string | null, ...aliases: string[]) => ({ name, location, aliases })
  it('are distinct towns, otherwise the shortest distinct names', () => {
    expect(
      shortNames('en', [college('Patna Medical College', 'Patna', 'PMCH'), college('Gaya College', 'Gaya')]),
    ).toEqual(['Patna', 'Gaya'])
    expect(
      shortNames('en', [
        college('Patna Medical College', 'Patna', 'PMCH'),
        college('All India Institute', 'Patna', 'AIIMS'),
      ]),
    ).toEqual(['PMCH', 'AIIMS'])
    expect(
      shortNames('en', [college('One Medical College', null, 'GMC'), college('Other College', null, 'GMC')]),
    ).toEqual(['One Medical College', 'Other College'])
  })

  it('are Hindi town names on a Hindi page', () => {
    expect(shortNames('hi', [college('Patna Medical College', 'Patna'), college('Gaya College', 'Gaya')])).toEqual([
      'पटना',
      'गया',
    ])
  })
})
