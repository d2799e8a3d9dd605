import { describe, expect, it } from 'vitest'
import { enumerated, grouped, listed, placeText, plural } from './format'

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
