import { describe, expect, it } from 'vitest'
import {
  compareKeys,
  compareMessages,
  dayInWords,
  dayText,
  enumerated,
  grouped,
  listed,
  momentText,
  monthName,
  placeText,
  plural,
  rupeeRange,
  rupees,
  shortDate,
  weekdayMoment,
} from './format'

describe('placeText', () => {
  it('leaves out what is unknown and says a city that is its own state once', () => {
    expect(placeText('Patna', 'Bihar', 'India')).toBe('Patna, Bihar, India')
    expect(placeText('Chandigarh', 'Chandigarh', 'India')).toBe('Chandigarh, India')
    expect(placeText(null, 'Goa')).toBe('Goa')
  })
})

describe('plural', () => {
  it('says one of English for the single thing alone', () => {
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
  it('says one of nothing and of the single thing', () => {
    const forms = { one: 'सीट', other: 'सीटें' }
    expect([0, 1, 2, 101].map((amount) => plural('hi', amount, forms))).toEqual(['सीट', 'सीट', 'सीटें', 'सीटें'])
  })

  it('has Latin digits and no comma before the last of a list', () => {
    expect(grouped('hi', 1234567)).toBe('12,34,567')
    expect(rupeeRange('hi', 15000, 120000)).toBe('₹15,000 से ₹1,20,000')
    expect([[], ['पटना'], ['पटना', 'गया'], ['पटना', 'गया', 'कोटा']].map((items) => listed('hi', items))).toEqual([
      '',
      'पटना',
      'पटना और गया',
      'पटना, गया और कोटा',
    ])
    expect(enumerated('hi', ['पटना', 'गया', 'कोटा'])).toBe('पटना, गया, कोटा')
  })
})

describe('numbers and lists', () => {
  it('are written as in India', () => {
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
  it('are those of the calendar of India', () => {
    expect(shortDate('en', lateInIndia)).toBe('Nov 23, 2026')
    expect(dayText('en', lateInIndia)).toBe('23 Nov 2026')
    expect(momentText('en', lateInIndia)).toMatch(/^23 Nov 2026, 1:30\sam$/)
    expect(weekdayMoment('en', lateInIndia)).toMatch(/^Monday,? 23 November at 1:30\sam$/)
  })
  it('of a calendar are said as they stand', () => {
    expect(dayInWords('en', '2027-04-03')).toBe('3 April 2027')
    expect(monthName('en', 8)).toBe('September')
  })
})

describe('rupees', () => {
  it('leave out the paise', () => expect(rupees('en', 1800000.4)).toBe('₹18,00,000'))
})

describe('orders', () => {
  it('of people look past case and accents, those of machines do not', () => {
    expect(['b', 'É', 'a', 'F'].sort((one, other) => compareMessages('en', one, other))).toEqual(['a', 'b', 'É', 'F'])
    expect(['b', 'a', 'B'].sort(compareKeys)).toEqual(['B', 'a', 'b'])
  })
})
