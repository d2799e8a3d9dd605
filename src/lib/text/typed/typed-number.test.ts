import { describe, expect, it } from 'vitest'
import { numberOrNull, typedNumber } from './typed-number'

describe('typed rank', () => {
  it.each([
    ['25000', 25_000],
    ['12 000', 12_000],
    ['12,000', 12_000],
    ['1,20,000', 120_000],
    ['1 20 000', 120_000],
    ['120,000', 120_000],
    ['12k', 12_000],
    ['12.5 K', 12_500],
    ['1.2 lakh', 120_000],
    ['1.15 lakh', 115_000],
    ['1.2 लाख', 120_000],
    ['१.२ लाख', 120_000],
    ['२५,०००', 25_000],
    ['৯০০০', 9_000],
    ['२५ हज़ार', 25_000],
    ['25 ह\u095bार', 25_000],
    ['रैंक २५०००', 25_000],
    ['AIR 25000', 25_000],
    ['AIR-25,000', 25_000],
    ['NEET rank: 25000', 25_000],
    ['25000 rank', 25_000],
    ['12\u00a0000', 12_000],
    ['１２０００', 12_000],
    ['25 thousand', 25_000],
    ['2 lack', 200_000],
    ['12 \t 000', 12_000],
    ['  AIR 25000  ', 25_000],
    ['3000000', 3_000_000],
    ['25000'.padStart(60), 25_000],
  ])('parses %s', (text, rank) => expect(typedNumber(text, 'rank')).toBe(rank))

  it.each([
    '650 marks',
    '650/720',
    '98.5 percentile',
    '98.5',
    '-5',
    '12.000',
    '12,00',
    '1,2,3',
    '12 34',
    '1,20 000',
    '1,2 lakh',
    '12.34567k',
    '12 000 or 13 000',
    '1e5',
    '0x10',
    '25000th of all',
    '₹25000',
    'airport 5',
    'high',
    '5 kg',
    '5 black',
    '5 litres',
    '5 small',
    '5 credits',
    '5 mcr',
    '25000'.padStart(61),
    '',
    '   ',
  ])('rejects "%s"', (text) => expect(typedNumber(text, 'rank')).toBe('unreadable'))

  it.each(['0', '9999999', '1 crore', '999999999999999999999'])('rejects the impossible rank %s', (text) =>
    expect(typedNumber(text, 'rank')).not.toBeTypeOf('number'),
  )
})

it('is null if unreadable or out of range', () => {
  expect(['12k', 'high', '0'].map((text) => numberOrNull(text, 'rank'))).toEqual([12_000, null, null])
})

describe('typed rupees', () => {
  it.each([
    ['₹1,00,000', 100_000],
    ['1 lakh', 100_000],
    ['Rs. 1.5 lakh a year', 150_000],
    ['50000/- per year', 50_000],
    ['1.2 crore', 12_000_000],
    ['1 lac p.a.', 100_000],
    ['5L', 500_000],
  ])('parses %s', (text, amount) => expect(typedNumber(text, 'rupees')).toBe(amount))
  it.each(['1 lakh to 2 lakh', 'under 1 lakh', '$500', '-100', 'NPR 40,00,000'])('rejects "%s"', (text) =>
    expect(typedNumber(text, 'rupees')).toBe('unreadable'),
  )
  it('does not accept 1 as a limit', () => expect(typedNumber('1', 'rupees')).toBe('out-of-range'))
})

describe('typed marks', () => {
  it.each([
    ['650', 650],
    ['650/720', 650],
    ['650 out of 720', 650],
    ['650 marks', 650],
    ['0', 0],
    ['720', 720],
  ])('parses %s', (text, marks) => expect(typedNumber(text, 'marks')).toBe(marks))
  it.each(['721', '1e2', '6.5', '650/800', 'AIR 650'])('rejects "%s"', (text) =>
    expect(typedNumber(text, 'marks')).not.toBeTypeOf('number'),
  )
})
