import { describe, expect, it } from 'vitest'
import {
  clockText,
  compareKeys,
  compareMessages,
  dayInWords,
  dayRange,
  dayText,
  enumerated,
  grouped,
  listed,
  momentText,
  money,
  moneyRange,
  monthName,
  monthOf,
  nepaliRupees,
  placeText,
  plural,
  rupees,
  shortDate,
  weekdayMoment,
  weekdayText,
} from './format'

describe('placeText', () => {
  it('omits unknown parts and repeats no name', () => {
    expect(placeText('Patna', 'Bihar', 'India')).toBe('Patna, Bihar, India')
    expect(placeText('Chandigarh', 'Chandigarh', 'India')).toBe('Chandigarh, India')
    expect(placeText(null, 'Goa')).toBe('Goa')
  })
})

describe('plural', () => {
  it('uses the English singular for one only', () => {
    const forms = { one: 'college', other: 'colleges' }
    expect([0, 1, 2, 101].map((amount) => plural('en', amount, forms))).toEqual([
      'colleges',
      'college',
      'colleges',
      'colleges',
    ])
  })
})

describe('Hindi', () => {
  it('uses the Hindi singular for zero and one', () => {
    const forms = { one: 'सीट', other: 'सीटें' }
    expect([0, 1, 2, 101].map((amount) => plural('hi', amount, forms))).toEqual(['सीट', 'सीट', 'सीटें', 'सीटें'])
  })

  it('uses Latin digits and no comma before the last item', () => {
    expect(grouped('hi', 1234567)).toBe('12,34,567')
    expect(moneyRange('hi', 15000, 120000, 'India')).toBe('₹15,000 से ₹1,20,000')
    expect([[], ['पटना'], ['पटना', 'गया'], ['पटना', 'गया', 'कोटा']].map((items) => listed('hi', items))).toEqual([
      '',
      'पटना',
      'पटना और गया',
      'पटना, गया और कोटा',
    ])
    expect(enumerated('hi', ['पटना', 'गया', 'कोटा'])).toBe('पटना, गया, कोटा')
    expect(nepaliRupees('hi', 4000000)).toBe('NPR 40,00,000')
    expect(money('hi', 4000000, null)).toBe('₹40,00,000')
    expect(moneyRange('hi', 15000, 120000, 'Nepal')).toBe('NPR 15,000 से NPR 1,20,000')
    expect(['गया', 'आगरा', 'कोटा'].sort((one, other) => compareMessages('hi', one, other))).toEqual([
      'आगरा',
      'कोटा',
      'गया',
    ])
  })

  it.each([
    ['2026-11-22T20:00:00.000Z', 'रात 1:30 बजे'],
    ['2026-11-22T22:30:00.000Z', 'सुबह 4:00 बजे'],
    ['2026-11-23T03:30:00.000Z', 'सुबह 9:00 बजे'],
    ['2026-11-23T07:00:00.000Z', 'दोपहर 12:30 बजे'],
    ['2026-11-23T10:35:00.000Z', 'शाम 4:05 बजे'],
    ['2026-11-23T15:30:00.000Z', 'रात 9:00 बजे'],
    ['2026-11-22T18:35:00.000Z', 'रात 12:05 बजे'],
  ])('formats the time at %s', (instant, said) => {
    expect(clockText('hi', instant)).toBe(said)
    expect(momentText('hi', instant)).toBe(`23 नवंबर 2026, ${said}`)
    expect(weekdayMoment('hi', instant)).toBe(`सोमवार, 23 नवंबर, ${said}`)
  })

  it('writes months in full and joins ranges', () => {
    const noon = (day: string) => `${day}T06:30:00.000Z`
    expect(shortDate('hi', noon('2025-01-12'))).toBe('12 जनवरी 2025')
    expect(dayText('hi', noon('2026-12-31'))).toBe('31 दिसंबर 2026')
    expect(weekdayText('hi', noon('2026-11-21'))).toBe('शनिवार, 21 नवंबर')
    expect(dayInWords('hi', '2027-02-15')).toBe('15 फरवरी 2027')
    expect(monthOf('hi', noon('2026-06-01'))).toBe('जून 2026')
    expect(Array.from({ length: 12 }, (_, month) => monthName('hi', month)).join(' ')).toBe(
      'जनवरी फरवरी मार्च अप्रैल मई जून जुलाई अगस्त सितंबर अक्टूबर नवंबर दिसंबर',
    )
    const range = (from: string, to: string) => dayRange('hi', noon(from), noon(to))
    expect(range('2026-11-24', '2026-11-24')).toBe('24 नवंबर 2026')
    expect(range('2026-11-24', '2026-11-27')).toBe('24–27 नवंबर 2026')
    expect(range('2026-11-28', '2026-12-02')).toBe('28 नवंबर से 2 दिसंबर 2026')
    expect(range('2026-12-28', '2027-01-02')).toBe('28 दिसंबर 2026 से 2 जनवरी 2027')
  })
})

describe('numbers and lists', () => {
  it('use Indian conventions', () => {
    expect(grouped('en', 1234567)).toBe('12,34,567')
    expect([[], ['A'], ['A', 'B'], ['A', 'B', 'C']].map((items) => listed('en', items))).toEqual([
      '',
      'A',
      'A and B',
      'A, B and C',
    ])
    expect([[], ['A'], ['A', 'B', 'C']].map((items) => enumerated('en', items))).toEqual(['', 'A', 'A, B, C'])
  })
})

describe('dates', () => {
  const lateInIndia = '2026-11-22T20:00:00.000Z'
  it('are Indian days', () => {
    expect(shortDate('en', lateInIndia)).toBe('Nov 23, 2026')
    expect(dayText('en', lateInIndia)).toBe('23 Nov 2026')
    expect(momentText('en', lateInIndia)).toMatch(/^23 Nov 2026, 1:30\sam$/)
    expect(weekdayMoment('en', lateInIndia)).toMatch(/^Monday,? 23 November at 1:30\sam$/)
  })
  it('without a time are unchanged', () => {
    expect(dayInWords('en', '2027-04-03')).toBe('3 April 2027')
    expect(monthName('en', 8)).toBe('September')
  })
})

describe('rupees', () => {
  it('omit paise', () => expect(rupees('en', 1800000.4)).toBe('₹18,00,000'))
})

describe('collation', () => {
  it('ignores case and accents for people only', () => {
    expect(['b', 'É', 'a', 'F'].sort((one, other) => compareMessages('en', one, other))).toEqual(['a', 'b', 'É', 'F'])
    expect(['b', 'a', 'B'].sort(compareKeys)).toEqual(['B', 'a', 'b'])
  })
})
