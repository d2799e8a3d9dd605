import { describe, expect, it } from 'vitest'
import type { SourceKind } from '@/cms/sources/source-rule'
import { cardFees, cardSeats, type FeeRow, latestOfSeat, type SeatRow, sourceIdOf } from './card-figures'

const KINDS = new Map<string, SourceKind>([
  ['official', 'official'],
  ['own', 'own'],
])
const fee = (amount: number, more: Partial<FeeRow> = {}): FeeRow => ({ amount, source: 'official', ...more }) as FeeRow
const seats = (count: number, more: Partial<SeatRow> = {}): SeatRow =>
  ({ seats: count, source: 'official', ...more }) as SeatRow
const fees = (feeRows: FeeRow[], written: string | null = null, more = {}) =>
  cardFees({ feeRows, courses: ['MBBS', 'MD'], ownership: 'Private', kinds: [], ...more }, KINDS, written)

describe('card fees', () => {
  it('are those of the row, with its source', () => {
    const row = fee(45_000, {
      year: '2025-26',
      checkedOn: '2026-01-31',
      source: { id: 'official' } as FeeRow['source'],
    })
    expect(fees([row])).toEqual({
      ...{ text: '45,000', amount: 45_000, source: 'official', year: '2025-26', checkedOn: '2026-01-31' },
    })
    expect(fees([fee(45_000)])).toMatchObject({ year: null, checkedOn: null })
  })

  it.each([
    ['the lowest and the highest', [fee(100_000), fee(45_000), fee(60_000)], '45,000 - 1,00,000', 45_000],
    ['one where all are the same', [fee(45_000), fee(45_000)], '45,000', 45_000],
    ['those with a source, where there are any', [fee(10_000, { source: 'own' }), fee(45_000)], '45,000', 45_000],
    ['what nobody else states, which lists do not count', [fee(10_000, { source: 'own' })], '10,000', null],
    ['what has no source at all', [fee(10_000, { source: null })], '10,000', null],
    ['those of the first course', [fee(45_000, { course: 'MBBS' }), fee(90_000, { course: 'MD' })], '45,000', 45_000],
    ['no deposit, bond or stipend', [fee(45_000, { kind: 'fee' }), fee(900, { kind: 'deposit' })], '45,000', 45_000],
    [
      'no seats of a government at a private college',
      [fee(45_000, { seatPool: 'government' }), fee(900_000, { seatPool: 'management' })],
      '9,00,000',
      900_000,
    ],
    [
      'those of the latest year of each seat',
      [
        fee(900_000, { seatPool: 'management', year: '2025-26' }),
        fee(800_000, { seatPool: 'management', year: '2024-25' }),
        fee(700_000, { seatPool: 'management' }),
        fee(2_000_000, { seatPool: 'nri', year: '2024-25' }),
      ],
      '9,00,000 - 20,00,000',
      900_000,
    ],
  ])('are %s', (_, rows, text, amount) => expect(fees(rows)).toMatchObject({ text, amount }))

  it('are those of government seats at a government college', () => {
    const rows = [fee(45_000, { seatPool: 'government' }), fee(90_000, { seatPool: 'management' })]
    expect(fees(rows, null, { ownership: 'Government' }).text).toBe('45,000 - 90,000')
  })

  it('keep a text that states the only row', () => {
    expect(fees([fee(45_000)], '45,000 a year').text).toBe('45,000 a year')
    expect(fees([fee(45_000)], '46,000 a year').text).toBe('45,000')
    expect(fees([fee(45_000), fee(50_000)], '45,000 a year').text).toBe('45,000 - 50,000')
  })

  it('are empty without rows, except an invalid text', () => {
    const none = { text: null, amount: null, source: null, year: null, checkedOn: null }
    expect(fees([], '45,000')).toEqual(none)
    expect(fees([])).toEqual(none)
    expect(fees([], 'ask us')).toEqual({ ...none, text: 'ask us' })
    expect(cardFees({ feeRows: null, courses: null, ownership: 'Private' }, KINDS, null)).toEqual(none)
  })
})

describe('card seats', () => {
  const card = (seatRows: SeatRow[], written: string | null = null) =>
    cardSeats({ seatRows, courses: ['MBBS'] }, KINDS, written)

  it('are those of the first course, with its source', () => {
    const rows = [
      seats(30, { course: 'MD' }),
      seats(100, { source: 'own' }),
      seats(150, { course: 'MBBS', year: '2025' }),
    ]
    expect(card(rows)).toEqual({ text: '150', amount: 150, source: 'official', year: '2025', checkedOn: null })
    expect(card([seats(100, { source: 'own' })])).toMatchObject({ text: '100', amount: null, source: 'own' })
  })

  it('keep a text that states the same', () => {
    expect(card([seats(150)], '150 (MBBS)').text).toBe('150 (MBBS)')
    expect(card([seats(150)], '100 (MBBS)').text).toBe('150')
    expect(card([], 'many').text).toBe('many')
    expect(card([], '150').text).toBeNull()
  })
})

it('uses the latest year of each pool and course', () => {
  const row = (seatPool: string | null, course: string | null, year: string | null) => ({ seatPool, course, year })
  const kept = [
    row('nri', 'MBBS', '2025-26'),
    row('nri', 'MD', '2024-25'),
    row(null, 'MBBS', '2023'),
    row('nri', 'MBBS', '2025'),
  ]
  expect(
    latestOfSeat([...kept, row('nri', 'MBBS', '2024-25'), row('nri', 'MBBS', null), row(null, 'MBBS', 'of 2026')]),
  ).toEqual(kept)
  expect(latestOfSeat([{ year: '2025' }, { seatPool: null, course: null, year: '2024' }])).toEqual([{ year: '2025' }])
})

it.each([
  ['official', 'official'],
  [{ id: 'official' } as FeeRow['source'], 'official'],
  [null, null],
  [undefined, null],
])('treats the source %o as %s', (source, id) => expect(sourceIdOf({ source })).toBe(id))
